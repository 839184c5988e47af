// A person in a list: picture or initials, name with a link to their page, institution.
import { Avatar, Link, useMedia, useTitleTransition } from '#sdk';
import type { Author, Session } from '#contract/programme';
import { Star } from '../favourite/star.tsx';
import { Marked } from '../search/marked.tsx';
import { personName } from './people.ts';
import type { FoundWords } from '../search/search-text.ts';
import styles from './person-line.module.css';

type PersonLineProps = {
  person: Session['Speakers'][number];
  /** The row of the person, where there is one. */
  author: Author | undefined;
  /** Search results to mark. */
  found?: FoundWords | undefined;
};

/** Without a row there is no page to link to, only the name. */
export function PersonLine({ person, author, found }: PersonLineProps) {
  const media = useMedia();
  const onClick = useTitleTransition();
  const name = personName(person);
  const place = author ? placeOf(author) : '';
  return (
    <div className={styles.person}>
      <Avatar name={name} src={media(author?.ImagePath ?? '') ?? ''} size="small" />
      <div>
        {person.Id === '' ? (
          <span className={styles.name}>
            <Marked text={name} found={found} />
          </span>
        ) : (
          <Link to="page:PagFacultyDetailPage" params={{ userId: person.Id }} className={styles.name} onClick={onClick}>
            <Marked text={author?.Title ? `${author.Title} ${name}` : name} found={found} />
          </Link>
        )}
        {place !== '' && (
          <p className={styles.place}>
            <Marked text={place} found={found} />
          </p>
        )}
      </div>
      {author && <Star kind="speaker" id={author.Id} title={name} />}
    </div>
  );
}

/** Institution, city, country, as far as known. */
export const placeOf = ({ Institution, City, Country }: Pick<Author, 'Institution' | 'City' | 'Country'>): string =>
  [Institution, City, Country].filter((part) => part !== '').join(', ');
