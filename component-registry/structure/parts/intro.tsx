// The introduction of a component: a label, the heading, a lead, and links.
import type { ReactNode } from 'react';
import styles from './intro.module.css';

type IntroProps = {
  heading: string;
  level: 1 | 2 | 3 | 4;
  overline?: string;
  lead?: string;
  /** Id of the heading, for `aria-labelledby`. */
  id?: string | undefined;
  /** Placed at the end of the heading's line if there is space. */
  children?: ReactNode;
};

/** Nothing where there is neither heading nor lead. */
export function Intro({ heading, level, overline = '', lead = '', id, children }: IntroProps): ReactNode {
  if (!heading && !lead && !overline) return null;
  const Level = `h${level}` as const;
  return (
    <header className={styles.intro}>
      <div className={styles.words}>
        {overline && <p className={styles.overline}>{overline}</p>}
        {heading && <Level id={id}>{heading}</Level>}
        {lead && <p className={styles.lead}>{lead}</p>}
      </div>
      {children}
    </header>
  );
}
