// The people of a session or presentation, below a heading.
import type { Author, Session } from '#contract/programme';
import { PersonLine } from '../person/person-line.tsx';
import { DetailPart } from './detail-part.tsx';
import styles from './detail-layout.module.css';

type PeoplePartProps = { title: string; people: Session['Speakers']; authors: ReadonlyMap<string, Author> };

/** Nothing where there are none. */
export function PeoplePart({ title, people, authors }: PeoplePartProps) {
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
