// The presentations of a session in their order, with times and speakers.
import { Link, Time, useDates } from '#sdk';
import type { Author, Presentation } from '#contract/programme';
import { nameOf, speakersOf } from '../people.ts';
import { placeOf } from '../person-line.tsx';
import styles from './presentations.module.css';

type PresentationsProps = { presentations: readonly Presentation[]; authors: ReadonlyMap<string, Author> };

export function Presentations({ presentations, authors }: PresentationsProps) {
  return (
    <ol role="list" className={styles.list} data-timed={presentations.some(({ StartDateTime }) => StartDateTime !== null) || undefined}>
      {presentations.map((presentation) => (
        <li key={presentation.Id} className={styles.presentation}>
          <When presentation={presentation} />
          <div>
            <h3 className={styles.title}>{presentation.Title}</h3>
            <Speakers presentation={presentation} authors={authors} />
          </div>
        </li>
      ))}
    </ol>
  );
}

function When({ presentation: { StartDateTime, EndDateTime } }: { presentation: Presentation }) {
  const dates = useDates();
  if (StartDateTime === null) return null;
  return (
    <Time dateTime={StartDateTime} className={styles.time}>
      {EndDateTime === null ? dates.time(StartDateTime) : dates.timeRange(StartDateTime, EndDateTime)}
    </Time>
  );
}

function Speakers({ presentation, authors }: { presentation: Presentation; authors: PresentationsProps['authors'] }) {
  const speakers = speakersOf(presentation);
  if (speakers.length === 0) return null;
  return (
    <ul role="list" className={styles.speakers}>
      {speakers.map((person, index) => {
        const author = authors.get(person.Id);
        const place = author ? placeOf(author) : '';
        return (
          <li key={person.Id || index}>
            {person.Id === '' ? (
              nameOf(person)
            ) : (
              <Link to="page:PagFacultyDetailPage" params={{ userId: person.Id }}>
                {nameOf(person)}
              </Link>
            )}
            {place !== '' && <span className={styles.place}>, {place}</span>}
          </li>
        );
      })}
    </ul>
  );
}
