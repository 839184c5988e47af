// The presentations of a symposium, below its name: closed until somebody opens them, or a search finds what is in them.
import type { ReactElement } from 'react';
import { Link, useTexts } from '#sdk';
import type { SymposiumLine } from '#contract/companies';
import { symposiaTexts } from './texts.ts';
import styles from './talks.module.css';

export function Talks({ presentations, isOpen }: { presentations: SymposiumLine['Presentations']; isOpen: boolean }): ReactElement | null {
  const t = useTexts(symposiaTexts);
  if (presentations.length === 0) return null;
  return (
    <details className={styles.talks} open={isOpen}>
      <summary>{t('presentations', { number: presentations.length })}</summary>
      <ul role="list">
        {presentations.map(({ Id, Title, SpeakerFirstname, SpeakerSurname }) => (
          <li key={Id}>
            <Link to="page:PagPresentationDetailPage" params={{ presentationId: Id }} dir="auto">
              {Title}
            </Link>{' '}
            <span>{`${SpeakerFirstname} ${SpeakerSurname}`.trim()}</span>
          </li>
        ))}
      </ul>
    </details>
  );
}

/** Who chairs it, in one line. */
export function ChairLine({ chairs }: { chairs: SymposiumLine['Chairs'] }): ReactElement | null {
  const t = useTexts(symposiaTexts);
  if (chairs.length === 0) return null;
  return (
    <p className={styles.chairs}>
      {t('chairs')}: {chairs.map(({ Firstname, Surname, DisplayName }) => DisplayName || `${Firstname} ${Surname}`.trim()).join(', ')}
    </p>
  );
}
