import { StaffText } from "../../ui/staff-text.tsx";
import styles from "./explore-answers.module.css";

interface ExploreAnswersProps {
  answers: readonly string[];
  /** Accessible name of the list. */
  label: string;
}

/** Short lines below a description (ENT-6). Renders nothing when there are none. */
export function ExploreAnswers({ answers, label }: ExploreAnswersProps) {
  if (answers.length === 0) return null;
  return (
    <ul aria-label={label || undefined} className={styles.answers}>
      {answers.map((answer, index) => (
        <li key={index}>
          <StaffText>{answer}</StaffText>
        </li>
      ))}
    </ul>
  );
}
