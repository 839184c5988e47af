// The presentations of a session in their order, with times and speakers.
import { Link, RichHtml, Time, useDates, useTexts, VisuallyHidden } from '#sdk';
import type { Author, Presentation, PresentationDetail } from '#contract/programme';
import { Star } from '../favourite/star.tsx';
import { personName, speakersOf } from '../person/people.ts';
import { placeOf } from '../person/person-line.tsx';
import { timesOf } from '../session/session-times.ts';
import { texts } from './texts.ts';
import styles from './presentations.module.css';

type PresentationsProps = { presentations: readonly PresentationDetail[]; authors: ReadonlyMap<string, Author> };

export function Presentations({ presentations, authors }: PresentationsProps) {
  return (
    <ol role="list" className={styles.list} data-timed={presentations.some(({ StartDateTime }) => StartDateTime !== null) || undefined}>
      {presentations.map((presentation) => (
        <li key={presentation.Id} className={styles.presentation}>
          <When presentation={presentation} />
          <div>
            <h3 className={styles.title}>
              <Link to="page:PagPresentationDetailPage" params={{ presentationId: presentation.Id }}>
                <bdi lang={presentation.TextLanguage}>{presentation.Title}</bdi>
              </Link>
            </h3>
            <Speakers presentation={presentation} authors={authors} />
            <More presentation={presentation} />
          </div>
          <Star kind="presentation" id={presentation.Id} title={presentation.Title} className={styles.star} />
        </li>
      ))}
    </ol>
  );
}

function When({ presentation }: { presentation: Presentation }) {
  const dates = useDates();
  if (presentation.StartDateTime === null) return null;
  return (
    <Time dateTime={presentation.StartDateTime} className={styles.time}>
      {timesOf(presentation, dates)}
    </Time>
  );
}

/** Abstract and links. A native disclosure: a list of forty papers stays a list, and the browser's own search opens its results. */
function More({ presentation: { Abstract, Links, Title, TextLanguage } }: { presentation: PresentationDetail }) {
  const t = useTexts(texts);
  if (Abstract === '' && Links.length === 0) return null;
  return (
    <div className={styles.more}>
      {Abstract !== '' && (
        <details className={styles.abstract}>
          <summary>
            {t('abstract')} <VisuallyHidden lang={TextLanguage}>{Title}</VisuallyHidden>
          </summary>
          <RichHtml html={Abstract} lang={TextLanguage} />
        </details>
      )}
      {Links.map((link, index) => (
        <Link key={index} to={link.Url}>
          {link.Title || link.Url}
        </Link>
      ))}
    </div>
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
              personName(person)
            ) : (
              <Link to="page:PagFacultyDetailPage" params={{ userId: person.Id }}>
                {personName(person)}
              </Link>
            )}
            {place !== '' && <span className={styles.place}>, {place}</span>}
          </li>
        );
      })}
    </ul>
  );
}
