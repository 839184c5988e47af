// The agenda of an assembly: items with time, who reports, whether a vote is taken, and which one is running.
import type { ReactElement } from 'react';
import { Badge, Disclosure, Link, RichHtml, Time, useDates, useNow, useTexts } from '#sdk';
import type { AgendaItem, Assembly } from '#contract/assemblies';
import { texts } from '../parts/texts.ts';
import { Documents } from './documents.tsx';
import { runningItem } from './running-item.ts';
import styles from './view.module.css';

type AgendaProps = { assembly: Assembly; level: 3 | 4 };

export function Agenda({ assembly, level }: AgendaProps): ReactElement {
  const t = useTexts(texts);
  const running = runningItem(assembly, useNow());
  const Level = `h${level}` as const;
  return (
    <section aria-label={t('agendaOf', { assembly: assembly.Title })}>
      <Level className={styles.part}>{t('agenda')}</Level>
      <ol role="list" className={styles.agenda}>
        {assembly.Agenda.map((item, index) => (
          <li key={`${item.Number} ${item.Title}`} className={styles.agendaItem} aria-current={index === running ? 'step' : undefined}>
            <Item item={item} isRunning={index === running} />
          </li>
        ))}
      </ol>
    </section>
  );
}

function Item({ item, isRunning }: { item: AgendaItem; isRunning: boolean }) {
  const t = useTexts(texts);
  const dates = useDates();
  const { Number: number, Title, StartTime, IsVote, Text, Speakers } = item;
  return (
    <>
      <p className={styles.number}>
        {number}
        {StartTime !== null && <Time dateTime={StartTime}>{dates.time(StartTime)}</Time>}
      </p>
      <div className={styles.words}>
        <p className={styles.itemTitle}>
          <span>{Title}</span> {IsVote && <Badge>{t('vote')}</Badge>} {isRunning && <Badge tone="live">{t('running')}</Badge>}
        </p>
        {Speakers.length > 0 && (
          <ul role="list" className={styles.people} aria-label={t('speakers')}>
            {Speakers.map(({ Id, DisplayName }) => (
              <li key={`${Id} ${DisplayName}`}>
                {Id === '' ? (
                  DisplayName
                ) : (
                  <Link to="page:PagFacultyDetailPage" params={{ userId: Id }}>
                    {DisplayName}
                  </Link>
                )}
              </li>
            ))}
          </ul>
        )}
        {Text !== '' && (
          <Disclosure summary={t('more')}>
            <RichHtml html={Text} className={styles.text ?? ''} />
          </Disclosure>
        )}
        <Documents documents={item.Documents} label={t('documentsOf', { assembly: Title })} />
      </div>
    </>
  );
}
