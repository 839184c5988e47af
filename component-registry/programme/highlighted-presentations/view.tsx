// Cards of presentations that an organiser highlights.
import {
  classNames,
  framed,
  Link,
  queryOfRequest,
  RequestState,
  Skeleton,
  SkeletonArea,
  Time,
  useDataContext,
  useDates,
  useQuery,
  useTexts,
  type ViewProps,
} from '#sdk';
import type { CSSProperties } from 'react';
import type { Presentation } from '#contract/programme';
import { Star } from '../favourite/star.tsx';
import { personName, speakersOf } from '../person/people.ts';
import { SessionFacts } from '../session/session-facts.tsx';
import { highlightedRequest } from './data.ts';
import type { Props } from './props.ts';
import { texts } from './texts.ts';
import styles from '../highlighted-sessions/view.module.css';
import grid from '../session/card-grid.module.css';
import link from '../session/session-link.module.css';

export default function HighlightedPresentations({ props, frame }: ViewProps<Props>) {
  const t = useTexts(texts);
  const answer = useQuery(queryOfRequest(highlightedRequest(useDataContext())));
  // A heading above nothing would be in the way of what follows.
  if (answer.data?.length === 0) return null;
  const Title = `h${Math.max(2, props.level - 1)}` as 'h2' | 'h3';
  const loading = (
    <SkeletonArea label={t('loading')} className={grid.cards}>
      {Array.from({ length: Math.min(3, props.limit) }, (_, index) => (
        <Skeleton key={index} shape="title" width="85%" />
      ))}
    </SkeletonArea>
  );
  return (
    <section {...framed(frame, grid.section)} aria-label={t('label')}>
      {props.title && <Title>{t('label')}</Title>}
      <RequestState request={answer} failed={t('failed')} retry={t('retry')} loading={loading}>
        {(all) => <Cards presentations={all.slice(0, props.limit)} {...props} />}
      </RequestState>
    </section>
  );
}

type CardsProps = Pick<Props, 'itemsPerLine' | 'level'> & { presentations: readonly Presentation[] };

function Cards({ presentations, itemsPerLine, level }: CardsProps) {
  const perLine = { '--per-line': Math.min(itemsPerLine, presentations.length) } as CSSProperties;
  return (
    <ul role="list" className={grid.cards} style={perLine}>
      {presentations.map((presentation) => (
        <li key={presentation.Id}>
          <Card presentation={presentation} level={level} />
        </li>
      ))}
    </ul>
  );
}

function Card({ presentation, level }: { presentation: Presentation; level: Props['level'] }) {
  const dates = useDates();
  const Name = `h${level}` as const;
  const { Id, Title, StartDateTime } = presentation;
  const speakers = speakersOf(presentation).map(personName);
  return (
    <article className={classNames(grid.card, styles.session)}>
      <Name className={grid.name}>
        <Link to="page:PagPresentationDetailPage" params={{ presentationId: Id }} className={link.link}>
          <bdi>{Title}</bdi>
        </Link>
      </Name>
      <SessionFacts>
        {StartDateTime !== null && (
          <Time dateTime={StartDateTime}>{dates.withTime(dates.shortDate(StartDateTime), dates.time(StartDateTime))}</Time>
        )}
        {speakers.map((name) => (
          <span key={name}>{name}</span>
        ))}
      </SessionFacts>
      <Star kind="presentation" id={Id} title={Title} />
    </article>
  );
}
