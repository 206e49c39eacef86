import type { Testimonial } from "@miqyas/contract";
import plate from "../../assets/art/fallback-consumers.svg?url";
import typography from "../../styles/type.module.css";
import { classNames } from "../../ui/class-names.ts";
import { Picture } from "../../ui/picture.tsx";
import { StaffText } from "../../ui/staff-text.tsx";
import styles from "./testimonials.module.css";

/** One testimonial: portrait, quotation, name and organization (HOME-19). */
export function TestimonialSlide(testimonial: Testimonial) {
  const { avatar, avatar_details, name, position, content } = testimonial;
  const { company_logo, company_logo_details, company_name } = testimonial;
  return (
    <figure className={styles.voice}>
      <div className={styles.portrait}>
        <Picture
          src={avatar}
          details={avatar_details}
          alt=""
          ratio="fill"
          sizes="(max-width: 860px) 132px, 25vw"
          fallback={plate}
        />
      </div>
      <div className={styles.words}>
        <blockquote className={classNames(typography.quote, styles.quote)}>
          <StaffText>{content}</StaffText>
        </blockquote>
        <figcaption className={styles.speaker}>
          <p>
            <b>
              <StaffText>{name}</StaffText>
            </b>
            {position && (
              <span className={typography.quiet}>
                <StaffText>{position}</StaffText>
              </span>
            )}
          </p>
          <Picture
            src={company_logo}
            details={company_logo_details}
            alt={company_name}
            fit="contain"
            sizes="220px"
            instead={
              company_name && (
                <span className={typography.quiet}>
                  <StaffText>{company_name}</StaffText>
                </span>
              )
            }
            className={styles.logo}
          />
        </figcaption>
      </div>
    </figure>
  );
}
