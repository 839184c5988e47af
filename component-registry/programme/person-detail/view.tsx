// The page of a person: their details, and all their contributions to this congress.
import {
  Avatar,
  queryOfRequest,
  RichHtml,
  Skeleton,
  SkeletonArea,
  useDataContext,
  useMedia,
  useQuery,
  useSubject,
  useTexts,
  type ViewProps,
} from '#sdk';
import type { Author } from '#contract/programme';
import { Star } from '../favourite/star.tsx';
import { DetailPage } from '../detail/detail-page.tsx';
import { DetailPart } from '../detail/detail-part.tsx';
import { personName } from '../person/people.ts';
import { placeOf } from '../person/person-line.tsx';
import { Contributions } from './contributions.tsx';
import { personRequest } from './data.ts';
import type { Props } from './props.ts';
import { texts } from './texts.ts';
import styles from './view.module.css';

export default function PersonDetail({ props, frame }: ViewProps<Props>) {
  const t = useTexts(texts);
  const context = useDataContext();
  const people = useQuery(queryOfRequest(personRequest(context)));
  const person = people.data?.find(({ Id }) => Id === context.params['userId']);
  useSubject(person && personName(person));
  return (
    <DetailPage frame={frame} className={styles.root} request={people} pick={() => person} t={t} loading={<Loading />}>
      {(shown) => <Person person={shown} biography={props.biography} />}
    </DetailPage>
  );
}

function Person({ person, biography }: { person: Author; biography: boolean }) {
  const t = useTexts(texts);
  const media = useMedia();
  const name = personName(person);
  const place = placeOf(person);
  return (
    <>
      <header className={styles.head}>
        <Avatar name={name} src={media(person.ImagePath) ?? ''} size="large" />
        <div className={styles.words}>
          {person.Title !== '' && <p className={styles.title}>{person.Title}</p>}
          <h1>{name}</h1>
          {place !== '' && <p className={styles.place}>{place}</p>}
        </div>
        <Star kind="speaker" id={person.Id} title={name} />
      </header>
      {biography && person.Biography !== '' && (
        <DetailPart title={t('biography')}>
          <RichHtml html={person.Biography} />
        </DetailPart>
      )}
      <Contributions id={person.Id} />
    </>
  );
}

function Loading() {
  const t = useTexts(texts);
  return (
    <SkeletonArea label={t('loading')} className={styles.loading}>
      <div className={styles.head}>
        <Skeleton shape="avatar" />
        <div>
          <Skeleton shape="title" width="16rem" />
          <Skeleton width="12rem" />
        </div>
      </div>
      <Skeleton lines={4} width="min(100%, 38rem)" />
    </SkeletonArea>
  );
}
