// A person in a list: picture or initials, name with the way to their page, institution.
import { Avatar, Link, useMedia } from '#sdk';
import type { Author, Session } from '#contract/programme';
import { nameOf } from './people.ts';
import styles from './person-line.module.css';

type PersonLineProps = {
  person: Session['Speakers'][number];
  /** The row of the person, where there is one. */
  author: Author | undefined;
};

/** Without a row there is no page to go to, only the name. */
export function PersonLine({ person, author }: PersonLineProps) {
  const media = useMedia();
  const name = nameOf(person);
  const place = author ? placeOf(author) : '';
  return (
    <div className={styles.person}>
      <Avatar name={name} src={media(author?.ImagePath ?? '') ?? ''} size="small" />
      <div>
        {person.Id === '' ? (
          <span className={styles.name}>{name}</span>
        ) : (
          <Link to="page:PagFacultyDetailPage" params={{ userId: person.Id }} className={styles.name}>
            {author?.Title ? `${author.Title} ${name}` : name}
          </Link>
        )}
        {place !== '' && <p className={styles.place}>{place}</p>}
      </div>
    </div>
  );
}

/** Institution, city, country: what is known of them. */
export const placeOf = ({ Institution, City, Country }: Pick<Author, 'Institution' | 'City' | 'Country'>): string =>
  [Institution, City, Country].filter((part) => part !== '').join(', ');
