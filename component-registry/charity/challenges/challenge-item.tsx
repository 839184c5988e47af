// One challenge in the list: who gives it, what it earns, and what can be done with it now.
import { Badge, Button, Link, useDates, useEvent, useSurveyDraft, useTexts, VisuallyHidden } from '#sdk';
import type { CharityChallengeEntry } from '#contract/charity';
import { texts } from '../parts/texts.ts';
import { useRefusedChallenge } from './use-challenges.ts';
import styles from './view.module.css';

type ChallengeItemProps = {
  challenge: CharityChallengeEntry;
  /** Name of the project the viewer has earned for; empty unless done. */
  projectName: string;
  isWaiting: boolean;
  /** Id of the element, which gets the focus when the dialog of a challenge that is done has closed. */
  id: string;
  /** Opens it; undefined for visitors. */
  onChoose: (() => void) | undefined;
};

export function ChallengeItem({ challenge, projectName, isWaiting, id, onChoose }: ChallengeItemProps) {
  const t = useTexts(texts);
  const { params } = useEvent();
  const { Name, Description, CompanyAccountId, CompanyName, Questions, PointsPerAnswer, ChangesAt, State } = challenge;
  return (
    <li id={id} tabIndex={-1} className={styles.item}>
      <div className={styles.words}>
        {CompanyName !== '' && (
          <p className={styles.company}>
            {/* On its own profile it leads nowhere else. */}
            {params['companyAccountId'] === CompanyAccountId ? (
              CompanyName
            ) : (
              <Link to="page:ProfilePage" params={{ companyAccountId: CompanyAccountId }}>
                {CompanyName}
              </Link>
            )}
          </p>
        )}
        <h3 className={styles.name}>{Name}</h3>
        {Description !== '' && <p className={styles.description}>{Description}</p>}
        <p className={styles.facts}>
          <span>{t('questions', { count: Questions })}</span>
          <span>{t('pointsEach', { points: t('points', { count: PointsPerAnswer }) })}</span>
          {State === 'open' && ChangesAt !== '' && <When word="closesAt" at={ChangesAt} />}
        </p>
      </div>
      <div className={styles.state}>
        <ChallengeState challenge={challenge} projectName={projectName} isWaiting={isWaiting} onChoose={onChoose} />
      </div>
    </li>
  );
}

function When({ word, at }: { word: 'opensAt' | 'closesAt'; at: string }) {
  const t = useTexts(texts);
  const dates = useDates();
  return <span>{t(word, { when: dates.withTime(dates.shortDate(at), dates.time(at)) })}</span>;
}

function ChallengeState({ challenge: { SurveyRequest, ...challenge }, projectName, isWaiting, onChoose }: Omit<ChallengeItemProps, 'id'>) {
  const t = useTexts(texts);
  const { Id, Name, State, ChangesAt, Questions, RightAnswers, Points } = challenge;
  const [draft, keepDraft] = useSurveyDraft(SurveyRequest.SurveyItemSetId, SurveyRequest.SurveyEnitity.Id);
  const isRefused = useRefusedChallenge(Id, draft, keepDraft);
  const refused = isRefused && <p className={styles.result}>{t(State === 'open' ? 'sendFailed' : 'over')}</p>;
  if (State === 'done')
    return (
      <>
        <Badge tone="success">{t('done')}</Badge>
        <p className={styles.result}>
          {t('result', { right: RightAnswers, questions: Questions })}{' '}
          {Points > 0 && projectName !== '' && t('earned', { points: t('points', { count: Points }), project: projectName })}
        </p>
      </>
    );
  if (isWaiting) return <p className={styles.result}>{t('waiting')}</p>;
  if (State === 'closed')
    return (
      <>
        <Badge>{t('closed')}</Badge>
        {refused}
      </>
    );
  if (State === 'notYet')
    return (
      <p className={styles.result}>
        <When word="opensAt" at={ChangesAt} />
      </p>
    );
  if (!onChoose) return null;
  return (
    <>
      {refused}
      <Button variant="primary" aria-haspopup="dialog" onClick={onChoose}>
        {t(draft ? 'continue' : 'take')}
        <VisuallyHidden>: {Name}</VisuallyHidden>
      </Button>
    </>
  );
}
