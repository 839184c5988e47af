// The highscores of the charity challenge, by project, challenge, company and participant; read again when the hub says so.
import {
  framed,
  query,
  RequestState,
  Skeleton,
  SkeletonArea,
  useEvent,
  useHubChanges,
  useQuery,
  useTexts,
  useUser,
  type ViewProps,
} from '#sdk';
import { charityHighscore, type CharityHighscore, charityHighscoreForProject } from '#contract/charity';
import { texts } from '../parts/texts.ts';
import { useProjectId } from '../parts/use-project.ts';
import { NameChoice } from './name-choice.tsx';
import type { Props } from './props.ts';
import { type Score, ScoreList } from './score-list.tsx';
import styles from './view.module.css';

export default function Highscores({ props, frame }: ViewProps<Props>) {
  const t = useTexts(texts);
  const { event, language } = useEvent();
  const { hasAccounts, isSignedIn } = useUser();
  const own = useProjectId();
  const asked =
    own === ''
      ? query(charityHighscore, { eventId: event, language })
      : query(charityHighscoreForProject, { eventId: event, language, projectId: own });
  const answer = useQuery<CharityHighscore>({ ...asked, enabled: hasAccounts, staleTime: 0 } as typeof asked);
  const { refetch, data } = answer;
  const isThere = data !== undefined && data.Projects.length > 0;
  useHubChanges(isThere ? 'charity' : '', () => void refetch());
  // An unknown project is said where the project stands.
  if (!hasAccounts || (data && !isThere) || (own !== '' && answer.isError && !data))
    return <section {...framed(frame, undefined)} hidden />;
  const title = `${frame.id}-title`;
  const loading = (
    <SkeletonArea label={t('loading')} className={styles.lists}>
      {props.lists.map((list) => (
        <Skeleton key={list} lines={5} />
      ))}
    </SkeletonArea>
  );
  const lists = own === '' ? props.lists : props.lists.filter((list) => list !== 'projects');
  return (
    <section {...framed(frame, styles.root)} aria-labelledby={title} data-needs="script">
      <h2 id={title} className={styles.title}>
        {t('highscores')}
      </h2>
      <RequestState request={answer} failed={t('failed')} retry={t('retry')} loading={loading}>
        {(scores) => (
          <>
            <p className={styles.total}>{t(own === '' ? 'total' : 'totalProject', { points: t('points', { count: scores.Points }) })}</p>
            <div className={styles.lists}>
              {lists.map((list) => (
                <div key={list} className={styles.part}>
                  <ScoreList id={`${frame.id}-${list}`} title={t(words[list])} scores={scoresOf(list, scores, t)} />
                  {list === 'participants' && isSignedIn && <NameChoice named={scores.Named} onSaved={() => void refetch()} />}
                </div>
              ))}
            </div>
          </>
        )}
      </RequestState>
    </section>
  );
}

type List = Props['lists'][number];
const words = { projects: 'byProjects', challenges: 'byChallenges', companies: 'byCompanies', participants: 'byParticipants' } as const;

/** The entries of a list as they are shown; links lead to the pages of projects. */
function scoresOf(list: List, scores: CharityHighscore, t: (key: 'participant' | 'company') => string): Score[] {
  if (list === 'participants')
    return scores.Participants.map(({ Rank, Name, Points, IsOwn }) => ({
      key: String(Rank),
      rank: Rank,
      name: Name || t('participant'),
      points: Points,
      isOwn: IsOwn,
    }));
  const entries = { projects: scores.Projects, challenges: scores.Challenges, companies: scores.Companies }[list];
  return entries.map(({ Id, Name, Points, Rank }) => ({
    key: Id,
    rank: Rank,
    name: Name || t('company'),
    points: Points,
    isOwn: false,
    ...(list === 'projects' && { project: Id }),
    ...(list === 'companies' && Name !== '' && { company: Id }),
  }));
}
