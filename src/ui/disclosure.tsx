// A disclosure: a question, details, a part of a long page; the browser's own search finds closed content.
import type { ReactNode } from 'react';
import ChevronDown from 'lucide-react/icons/chevron-down';
import styles from './disclosure.module.css';

type DisclosureProps = {
  /** The line that is always visible. */
  summary: ReactNode;
  children: ReactNode;
  /** Open at first. */
  open?: boolean;
  /** Disclosures of one name close each other. */
  name?: string;
};

/** A native `<details>`: works before any script, prints, and is opened by find-in-page. */
export function Disclosure({ summary, children, open = false, name }: DisclosureProps) {
  return (
    <details className={styles.disclosure} open={open} name={name}>
      <summary className={styles.summary}>
        <span>{summary}</span>
        <ChevronDown className={styles.mark} />
      </summary>
      <div className={styles.content}>{children}</div>
    </details>
  );
}
