// Assemblies of the society: when and where, who may vote and whether the reader may, agenda and documents (A §2 AssemblyPage).
import {
  EmptyState,
  framed,
  Link,
  NamedIcon,
  queryOfRequest,
  RequestState,
  RichHtml,
  Skeleton,
  SkeletonArea,
  Time,
  useDataContext,
  useDates,
  useEvent,
  useQuery,
  useTexts,
  useUser,
  type ViewProps,
} from '#sdk';
import type { Assembly } from '#contract/assemblies';
import { SectionHead } from '../parts/section-head.tsx';
import { texts } from '../parts/texts.ts';
import { Agenda } from './agenda.tsx';
import { assembliesRequest } from './data.ts';
import { Documents } from './documents.tsx';
import type { Props } from './props.ts';
import styles from './view.module.css';

export default function AssemblyList({ props, frame }: ViewProps<Props>) {
  const t = useTexts(texts);
  const answer = useQuery(queryOfRequest(assembliesRequest(useDataContext())));
  return (
    <section {...framed(frame, styles.root)} aria-label={t('assemblies')}>
      <SectionHead {...props} />
      <RequestState request={answer} failed={t('failed')} retry={t('retry')} loading={<Loading />}>
        {(all) => (all.length === 0 ? <EmptyState sentence={t('noAssembly')} /> : <All all={all} {...props} />)}
      </RequestState>
    </section>
  );
}

function All({ all, level }: Props & { all: readonly Assembly[] }) {
  const t = useTexts(texts);
  const isPage = useEvent().page === 'AssemblyPage';
  return (
    <>
      <ul role="list" className={styles.list}>
        {all.map((assembly) => (
          <li key={assembly.Id} className={styles.item}>
            <OneAssembly assembly={assembly} level={level === 1 ? 2 : 3} isWhole={isPage} />
          </li>
        ))}
      </ul>
      {!isPage && (
        <p data-print="none">
          <Link to="page:AssemblyPage">{t('toAgenda')}</Link>
        </p>
      )}
    </>
  );
}

function OneAssembly({ assembly, level, isWhole }: { assembly: Assembly; level: 2 | 3; isWhole: boolean }) {
  const t = useTexts(texts);
  const { Id, Title, Summary, Place, Voters, Text, Withheld } = assembly;
  const Level = `h${level}` as const;
  return (
    <article className={styles.assembly} id={`assembly-${Id}`} data-whole={isWhole || undefined}>
      <header className={styles.head}>
        <Level className={styles.title}>{Title}</Level>
        <When assembly={assembly} />
        {Place !== '' && <p className={styles.quiet}>{Place}</p>}
        {Summary !== '' && (
          <p className={styles.summary} dir="auto">
            {Summary}
          </p>
        )}
        {Voters !== '' && (
          <p className={styles.quiet}>
            {t('whoVotes')} {Voters}
          </p>
        )}
        <MayVote assembly={assembly} />
      </header>
      {isWhole && (
        <div className={styles.body}>
          {Text !== '' && <RichHtml html={Text} className={styles.text ?? ''} />}
          {assembly.Agenda.length > 0 && <Agenda assembly={assembly} level={level === 2 ? 3 : 4} />}
          <Documents documents={assembly.Documents} label={t('documentsOf', { assembly: Title })} heading={level === 2 ? 3 : 4} />
          {Withheld > 0 && <p className={styles.quiet}>{t('withheld', { count: Withheld })}</p>}
        </div>
      )}
    </article>
  );
}

function When({ assembly: { StartTime, EndTime } }: { assembly: Assembly }) {
  const dates = useDates();
  if (StartTime === null) return null;
  return (
    <p className={styles.when}>
      <Time dateTime={StartTime}>{dates.longDate(StartTime)}</Time>
      <span className={styles.clock}>{EndTime === null ? dates.time(StartTime) : dates.timeRange(StartTime, EndTime)}</span>
    </p>
  );
}

/** What the key of the assembly says of the reader; somebody not signed in is told that signing in tells. */
function MayVote({ assembly: { MayVote: may } }: { assembly: Assembly }) {
  const t = useTexts(texts);
  const { user } = useUser();
  if (may === null) return null;
  const words = may ? t('mayVote') : user ? t('mayNotVote') : t('signInToVote');
  return (
    <p className={styles.vote} data-may={may || undefined}>
      <NamedIcon name={may ? 'circle-check' : 'badge-info'} />
      {words}
    </p>
  );
}

function Loading() {
  const t = useTexts(texts);
  return (
    <SkeletonArea label={t('loading')} className={styles.list}>
      {Array.from({ length: 4 }, (_, row) => (
        <Skeleton key={row} lines={3} />
      ))}
    </SkeletonArea>
  );
}
