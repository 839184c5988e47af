// The people of a session or presentation, below a heading.
import { lazy, Suspense } from 'react';
import type { Author, Session } from '#contract/programme';
import { personName } from '../person/people.ts';
import { PersonLine } from '../person/person-line.tsx';
import { DetailPart } from './detail-part.tsx';
import styles from './detail-layout.module.css';

/** Apart from the file that most visits begin with: few people can be written to, by those who are signed in. */
const ContactPerson = lazy(() => import('../contact/contact-person.tsx').then((code) => ({ default: code.ContactPerson })));

type PeoplePartProps = { title: string; people: Session['Speakers']; authors: ReadonlyMap<string, Author> };

/** Nothing where there are none. */
export function PeoplePart({ title, people, authors }: PeoplePartProps) {
  if (people.length === 0) return null;
  return (
    <DetailPart title={title}>
      <ul role="list" className={styles.people}>
        {people.map((person, index) => (
          <li key={person.Id || index} className={styles.personRow}>
            <PersonLine person={person} author={authors.get(person.Id)} />
            <Suspense>
              <ContactPerson id={person.Id} name={personName(person)} small />
            </Suspense>
          </li>
        ))}
      </ul>
    </DetailPart>
  );
}
