// The content of a session: abstract, presentations, people, links, documents.
import { Link, RichHtml, useTexts } from '#sdk';
import type { Author, SessionDetail } from '#contract/programme';
import { DetailPart } from '../detail/detail-part.tsx';
import { PersonLine } from '../person/person-line.tsx';
import { Presentations } from './presentations.tsx';
import { texts } from './texts.ts';
import styles from './view.module.css';

type ContentProps = { session: SessionDetail; authors: readonly Author[] };

export function Content({ session, authors }: ContentProps) {
  const t = useTexts(texts);
  const { Abstract, Description, Presentations: talks, Chairs, Speakers, Links, Attachments } = session;
  const byId = new Map(authors.map((author) => [author.Id, author]));
  const hasAside = Chairs.length + Speakers.length + Links.length + Attachments.length > 0;
  return (
    <div className={styles.content} data-aside={hasAside || undefined}>
      <div className={styles.main}>
        {Abstract !== '' && (
          <DetailPart title={t('abstract')}>
            <RichHtml html={Abstract} />
          </DetailPart>
        )}
        {Description !== '' && Description !== Abstract && (
          <DetailPart title={t('description')}>
            <RichHtml html={Description} />
          </DetailPart>
        )}
        {talks.length > 0 && (
          <DetailPart title={t('presentations')}>
            <Presentations presentations={talks} authors={byId} />
          </DetailPart>
        )}
      </div>
      {hasAside && (
        <div className={styles.aside}>
          <People title={t('chairs', { count: Chairs.length })} people={Chairs} authors={byId} />
          <People title={t('speakers', { count: Speakers.length })} people={Speakers} authors={byId} />
          <Documents title={t('links')} documents={Links} />
          <Documents title={t('attachments')} documents={Attachments} />
        </div>
      )}
    </div>
  );
}

type PeopleProps = { title: string; people: SessionDetail['Speakers']; authors: ReadonlyMap<string, Author> };

function People({ title, people, authors }: PeopleProps) {
  if (people.length === 0) return null;
  return (
    <DetailPart title={title}>
      <ul role="list" className={styles.people}>
        {people.map((person, index) => (
          <li key={person.Id || index}>
            <PersonLine person={person} author={authors.get(person.Id)} />
          </li>
        ))}
      </ul>
    </DetailPart>
  );
}

function Documents({ title, documents }: { title: string; documents: SessionDetail['Links'] }) {
  if (documents.length === 0) return null;
  return (
    <DetailPart title={title}>
      <ul role="list" className={styles.documents}>
        {documents.map(({ Title, Url }, index) => (
          <li key={index}>
            <Link to={Url}>{Title || Url}</Link>
          </li>
        ))}
      </ul>
    </DetailPart>
  );
}
