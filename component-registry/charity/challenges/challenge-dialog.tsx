// The dialog of a challenge: the project it earns for, its questions, and what was earned. Loaded when somebody opens one.
import { useEffect, useId, useMemo, useRef, useState } from 'react';
import { Button, Dialog, LiveRegion, SurveyQuestions, useCallOrKeep, useEvent, useSurveyDraft, useTexts, useUser } from '#sdk';
import { challengeEvaluationDone, type CharityChallengeEntry } from '#contract/charity';
import type { CharityProjectEntry } from '#contract/charity-projects';
import { texts } from '../parts/texts.ts';
import styles from './view.module.css';

type ChallengeDialogProps = {
  challenge: CharityChallengeEntry;
  projects: readonly CharityProjectEntry[];
  /** The project it earns for; empty lets the participant choose. */
  project: string;
  showHeader: boolean;
  onDone: () => void;
  onClose: () => void;
};

export function ChallengeDialog({ projects, project, onClose, ...rest }: ChallengeDialogProps) {
  const t = useTexts(texts);
  const [chosen, choose] = useState(project !== '' || projects.length !== 1 ? project : projects[0]!.Id);
  // What it is about stays while the result is on screen, although there is nothing to answer any more.
  const [challenge] = useState(rest.challenge);
  return (
    <Dialog open onClose={onClose} title={challenge.Name} closeLabel={t('close')} size="large">
      {chosen === '' ? (
        <ProjectChoice projects={projects} onChoose={choose} />
      ) : (
        <Questions {...rest} challenge={challenge} project={chosen} projects={projects} />
      )}
    </Dialog>
  );
}

function ProjectChoice({ projects, onChoose }: { projects: readonly CharityProjectEntry[]; onChoose: (id: string) => void }) {
  const t = useTexts(texts);
  const name = useId();
  const [chosen, choose] = useState(projects[0]?.Id ?? '');
  return (
    <form
      className={styles.choice}
      onSubmit={(event) => {
        event.preventDefault();
        onChoose(chosen);
      }}
    >
      <fieldset>
        <legend>{t('chooseProject')}</legend>
        {projects.map(({ Id, Name }) => (
          <label key={Id}>
            <input type="radio" name={name} value={Id} checked={chosen === Id} onChange={() => choose(Id)} />
            <span>{Name}</span>
          </label>
        ))}
      </fieldset>
      <Button type="submit" variant="primary">
        {t('start')}
      </Button>
    </form>
  );
}

type Phase = 'asking' | 'sending' | 'sendFailed' | 'over' | 'waiting';
type QuestionsProps = Pick<ChallengeDialogProps, 'challenge' | 'showHeader' | 'onDone' | 'project' | 'projects'>;

function Questions({ challenge, project, projects, showHeader, onDone }: QuestionsProps) {
  const t = useTexts(texts);
  const { event, language } = useEvent();
  const { user } = useUser();
  const send = useCallOrKeep();
  const { EvaluationDone: _, ...about } = challenge.SurveyRequest;
  const [draft, keepDraft] = useSurveyDraft(about.SurveyItemSetId, about.SurveyEnitity.Id);
  const [phase, setPhase] = useState<Phase>('asking');
  const [result, setResult] = useState<{ right: number; questions: number; points: number; project: string; wasDone: boolean }>();
  const userid = user?.UserId ?? '';
  const nameOf = (id: string): string => projects.find(({ Id: one }) => one === id)?.Name ?? '';
  const named = JSON.stringify(about);
  const request = useMemo(() => ({ ...(JSON.parse(named) as typeof about), UserId: userid }), [named, userid]);
  const end = useRef<HTMLDivElement>(null);
  const isOver = result !== undefined || phase === 'waiting';
  useEffect(() => {
    if (isOver) end.current?.focus();
  }, [isOver]);
  const { Id, Name } = challenge;
  const submit = async (answers: Record<string, unknown>): Promise<void> => {
    setPhase('sending');
    const params = { eventId: event, language, userid, challengeid: Id, charityProjectId: project };
    const kept = await send(challengeEvaluationDone, params, { Result: JSON.stringify(answers) }, Name);
    if (kept.ok === false) {
      setPhase(kept.status === 409 || kept.status === 404 ? 'over' : 'sendFailed');
      return;
    }
    keepDraft(undefined);
    setPhase(kept.ok === 'kept' ? 'waiting' : 'asking');
    if (kept.ok === true) {
      // Taken on another device meanwhile, it has earned for the project that was chosen there.
      const { RightAnswers: right, Questions: questions, Points: points, CharityProjectId, WasDone: wasDone } = kept.reply;
      setResult({ right, questions, points, project: nameOf(CharityProjectId), wasDone });
    }
    onDone();
  };
  if (isOver)
    return (
      <div ref={end} tabIndex={-1} className={styles.end} role="status">
        {result ? (
          <>
            {result.wasDone && <p>{t('wasDone')}</p>}
            <p className={styles.right}>{t('result', { right: result.right, questions: result.questions })}</p>
            {result.points > 0 && (
              <p className={styles.earned}>{t('earned', { points: t('points', { count: result.points }), project: result.project })}</p>
            )}
            <p>{t('thanks')}</p>
          </>
        ) : (
          <p>{t('waiting')}</p>
        )}
      </div>
    );
  return (
    <>
      <div className={styles.note}>
        <p>{t('earnFor', { project: nameOf(project) })}</p>
        <p>{t('nameNote')}</p>
      </div>
      <SurveyQuestions
        request={request}
        words={{
          loading: t('questionsLoading'),
          failed: t('questionsFailed'),
          retry: t('retry'),
          submit: t('submit'),
          back: t('back'),
          next: t('next'),
          complete: t('complete'),
          mandatory: t('mandatory'),
        }}
        showHeader={showHeader}
        draft={draft}
        onDraft={keepDraft}
        onSend={(answers) => void submit(answers)}
        isSending={phase === 'sending'}
      />
      {(phase === 'sendFailed' || phase === 'over') && (
        <p role="alert" className={styles.problem}>
          {t(phase)}
        </p>
      )}
      <LiveRegion message={phase === 'sending' ? t('sending') : ''} />
    </>
  );
}
