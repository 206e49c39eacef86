import styles from "./explore-answers.module.css";

interface ExploreAnswersProps {
  answers: readonly string[];
  /** What they answer, read aloud before them. */
  label: string;
}

/** Short lines beneath a description (ENT-6); nothing when there are none. */
export function ExploreAnswers({ answers, label }: ExploreAnswersProps) {
  if (answers.length === 0) return null;
  return (
    <ul aria-label={label || undefined} className={styles.answers}>
      {answers.map((answer, index) => (
        <li key={index}>{answer}</li>
      ))}
    </ul>
  );
}
