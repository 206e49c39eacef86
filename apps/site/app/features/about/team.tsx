import type { TeamMember } from "@miqyas/contract";
import { Picture } from "../../ui/picture.tsx";
import { Section } from "../../ui/section.tsx";
import { StaffText } from "../../ui/staff-text.tsx";
import { useAboutTexts } from "./use-about-texts.ts";
import styles from "./team.module.css";

/** Team members, each with a portrait and a sentence. The section is absent when there are none (ABT-1). */
export function Team({ members }: { members: readonly TeamMember[] }) {
  const texts = useAboutTexts();
  if (members.length === 0) return null;
  return (
    <Section id="team-section" tone="limestone" heading={texts.teamHeading} rulerValue={85} threshold={0.2}>
      <ul className={styles.team}>
        {members.map((member) => (
          <li key={member.id}>
            <Picture
              src={member.image}
              details={member.image_details}
              alt=""
              ratio="4:5"
              sizes="(max-width: 860px) 88px, (max-width: 1180px) 30vw, 15vw"
              className={styles.portrait}
            />
            <b className={styles.name}>
              <StaffText>{member.name}</StaffText>
            </b>
            {member.position && (
              <span className={styles.position}>
                <StaffText>{member.position}</StaffText>
              </span>
            )}
            {member.bio && (
              <p className={styles.bio}>
                <StaffText>{member.bio}</StaffText>
              </p>
            )}
          </li>
        ))}
      </ul>
    </Section>
  );
}
