// Cards of people that an organiser chooses or highlights.
import {
  Avatar,
  classNames,
  framed,
  Link,
  queryOfRequest,
  RequestState,
  RichHtml,
  Skeleton,
  SkeletonArea,
  useDataContext,
  useMedia,
  useQuery,
  useTexts,
  type ViewProps,
  useTitleTransition,
} from '#sdk';
import type { CSSProperties } from 'react';
import type { Author } from '#contract/programme';
import { Star } from '../favourite/star.tsx';
import { personName } from '../person/people.ts';
import { placeOf } from '../person/person-line.tsx';
import { cardPeopleRequest } from './data.ts';
import type { Props } from './props.ts';
import { texts } from './texts.ts';
import grid from '../session/card-grid.module.css';
import link from '../session/session-link.module.css';
import styles from './view.module.css';

export default function HighlightedPeople({ props, frame }: ViewProps<Props>) {
  const t = useTexts(texts);
  const answer = useQuery(queryOfRequest(cardPeopleRequest(props, useDataContext())));
  // A heading above nothing would be in the way of what follows.
  if (answer.data?.length === 0) return null;
  const Title = `h${Math.max(2, props.level - 1)}` as 'h2' | 'h3';
  const loading = (
    <SkeletonArea label={t('loading')} className={grid.cards}>
      {Array.from({ length: Math.min(4, props.limit) }, (_, index) => (
        <div key={index} className={grid.card}>
          <Skeleton shape="avatar" />
          <Skeleton shape="title" width="70%" />
          <Skeleton lines={2} />
        </div>
      ))}
    </SkeletonArea>
  );
  return (
    <section {...framed(frame, classNames(grid.section, styles.people))} aria-label={t('label')}>
      {props.title && <Title>{t('label')}</Title>}
      <RequestState request={answer} failed={t('failed')} retry={t('retry')} loading={loading}>
        {(all) => <Cards people={all.slice(0, props.limit)} props={props} />}
      </RequestState>
    </section>
  );
}

function Cards({ people, props }: { people: readonly Author[]; props: Props }) {
  const perLine = { '--per-line': Math.min(props.itemsPerLine, people.length) } as CSSProperties;
  return (
    <ul role="list" className={grid.cards} style={perLine}>
      {people.map((person) => (
        <li key={person.Id}>
          <Card person={person} {...props} />
        </li>
      ))}
    </ul>
  );
}

type CardProps = Pick<Props, 'level' | 'biography'> & { person: Author };

function Card({ person, level, biography }: CardProps) {
  const media = useMedia();
  const onClick = useTitleTransition();
  const Name = `h${level}` as const;
  const name = personName(person);
  const place = placeOf(person);
  return (
    <article className={classNames(grid.card, styles.person)}>
      <Name className={classNames(grid.name, styles.name)}>
        <Link to="page:PagFacultyDetailPage" params={{ userId: person.Id }} className={link.link} onClick={onClick}>
          <bdi>{person.Title === '' ? name : `${person.Title} ${name}`}</bdi>
        </Link>
      </Name>
      {place !== '' && (
        <p className={styles.place}>
          <bdi>{place}</bdi>
        </p>
      )}
      {biography && person.Biography !== '' && (
        <div className={styles.biography}>
          <RichHtml html={person.Biography} />
        </div>
      )}
      {/* After the text for screen readers, above it on screen. */}
      <div className={styles.head}>
        <Avatar name={name} src={media(person.ImagePath) ?? ''} size="large" />
        <Star kind="speaker" id={person.Id} title={name} />
      </div>
    </article>
  );
}
