// The page of a person: their details, and all their contributions to this congress.
import {
  ApiError,
  Avatar,
  buttonClass,
  ErrorState,
  framed,
  Link,
  queryOfRequest,
  RichHtml,
  Skeleton,
  SkeletonArea,
  useDataContext,
  useMedia,
  useQuery,
  useTexts,
  type ViewProps,
} from '#sdk';
import { useId } from 'react';
import type { Author } from '#contract/programme';
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
  const answer = useQuery(queryOfRequest(personRequest(context)));
  const person = answer.data?.find(({ Id }) => Id === context.params['userId']);
  const missing = answer.error instanceof ApiError && answer.error.status === 404;
  return (
    <article {...framed(frame, styles.root)}>
      {person ? (
        <Person person={person} biography={props.biography} />
      ) : missing || answer.data ? (
        <Missing />
      ) : answer.isError ? (
        <ErrorState sentence={t('failed')} retryLabel={t('retry')} onRetry={() => void answer.refetch()} retrying={answer.isFetching} />
      ) : (
        <Loading />
      )}
    </article>
  );
}

function Person({ person, biography }: { person: Author; biography: boolean }) {
  const t = useTexts(texts);
  const media = useMedia();
  const id = useId();
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
      </header>
      {biography && person.Biography !== '' && (
        <section aria-labelledby={id} className={styles.part}>
          <h2 id={id} className={styles.partTitle}>
            {t('biography')}
          </h2>
          <RichHtml html={person.Biography} />
        </section>
      )}
      <Contributions id={person.Id} />
    </>
  );
}

function Missing() {
  const t = useTexts(texts);
  return (
    <div className={styles.missing}>
      <h1>{t('missing')}</h1>
      <p>{t('missingWhy')}</p>
      <p>
        <Link to="page:PagSearchPage" className={buttonClass({ variant: 'primary' })}>
          {t('toProgramme')}
        </Link>
      </p>
    </div>
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
