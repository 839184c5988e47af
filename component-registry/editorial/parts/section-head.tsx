// The heading of a list of news or jobs: title and lead, as the page or a section of it.
import type { ReactElement } from 'react';
import { type LocalisedText, useText } from '#sdk';
import styles from './section-head.module.css';

type SectionHeadProps = { title: LocalisedText; lead: LocalisedText; level: 1 | 2 };

export function SectionHead({ title, lead, level }: SectionHeadProps): ReactElement | null {
  const text = useText();
  const [words, below] = [text(title), text(lead)];
  if (words === '') return null;
  const Level = `h${level}` as const;
  return (
    <header className={styles.head}>
      <Level>{words}</Level>
      {below !== '' && <p className={styles.lead}>{below}</p>}
    </header>
  );
}
