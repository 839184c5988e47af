// The errors of a form, at its head: takes the focus, and links to each field.
import { useEffect, useId, useRef } from 'react';
import styles from './error-summary.module.css';

/** One error: a sentence, and the id of its control; empty if it has none. */
export type FormError = { id: string; message: string };

type ErrorSummaryProps = {
  /** `There is a problem`. */
  title: string;
  /** Nothing is drawn without errors. */
  errors: readonly FormError[];
  /** Counts the attempts: with each new one the summary takes the focus again, also for the same errors. */
  attempt: number;
};

/** The errors of a form as a list of links to its fields. */
export function ErrorSummary({ title, errors, attempt }: ErrorSummaryProps) {
  const box = useRef<HTMLDivElement>(null);
  const titleId = useId();
  useEffect(() => {
    if (attempt > 0) box.current?.focus();
  }, [attempt]);
  if (errors.length === 0) return null;
  return (
    // Focus on it reads it; `alert` would read it twice.
    <div ref={box} className={styles.summary} role="group" aria-labelledby={titleId} tabIndex={-1}>
      <p id={titleId} className={styles.title}>
        {title}
      </p>
      <ul role="list" className={styles.list}>
        {errors.map(({ id, message }) => (
          <li key={`${id} ${message}`}>
            {id === '' ? (
              message
            ) : (
              <a
                href={`#${id}`}
                onClick={(event) => {
                  // Focuses the field without changing the address.
                  event.preventDefault();
                  document.getElementById(id)?.focus();
                }}
              >
                {message}
              </a>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}
