// The survey of an event or session from its questions to the thanks: loads them, keeps a draft, sends the answers and says so.
import { lazy, Suspense, useCallback, useEffect, useRef, useState } from 'react';
import {
  ErrorState,
  LiveRegion,
  Skeleton,
  SkeletonArea,
  type SurveyDraft,
  useCall,
  useCallOrKeep,
  useEvent,
  useSurveyDraft,
  useTexts,
} from '#sdk';
import { eventEvaluationDone, saveSurvey, sessionEvaluationDone, surveyjs, type SurveyRequest } from '#contract/surveys';
import { loadSurveyLocale } from './survey-locale.ts';
import { texts } from './texts.ts';
import styles from './form.module.css';

const SurveyForm = lazy(() => import('./survey-form.tsx').then(({ SurveyForm: form }) => ({ default: form })));

type SurveyPanelProps = {
  request: SurveyRequest;
  userid: string;
  /** Name of what is evaluated, for the outbox. */
  name: string;
  showHeader: boolean;
  /** Called once the answers are sent or kept. */
  onSaved: () => void;
};

type Loaded = { json: Record<string, unknown>; locale: string };
type Phase = 'asking' | 'sending' | 'sendFailed' | 'closed' | 'saved' | 'kept';

export function SurveyPanel({ request, userid, name, showHeader, onSaved }: SurveyPanelProps) {
  const t = useTexts(texts);
  const { event, language } = useEvent();
  const call = useCall();
  const send = useCallOrKeep();
  const [loaded, setLoaded] = useState<Loaded | 'failed'>();
  const [phase, setPhase] = useState<Phase>('asking');
  const [draft, keepDraft] = useSurveyDraft(request.SurveyItemSetId, request.SurveyEnitity.Id);
  // Where it goes on is decided when it is opened.
  const [first, setFirst] = useState<SurveyDraft>();
  const stored = useRef(draft);
  stored.current = draft;
  const thanks = useRef<HTMLDivElement>(null);
  const [attempt, tryAgain] = useState(0);
  const { EvaluationDone: _, ...subject } = request;
  const named = JSON.stringify(subject);

  useEffect(() => {
    let isOver = false;
    const body = { ...(JSON.parse(named) as typeof subject), UserId: userid, Language: language };
    void Promise.all([call(surveyjs, { eventid: event }, body), loadSurveyLocale(language)]).then(([answer, locale]) => {
      if (isOver) return;
      setFirst(stored.current);
      setLoaded(answer.ok ? { json: answer.reply, locale } : 'failed');
    });
    return () => {
      isOver = true;
    };
  }, [call, event, language, named, userid, attempt]);

  const save = useCallback(
    async (answers: Record<string, unknown>) => {
      setPhase('sending');
      const about = JSON.parse(named) as typeof subject;
      const kept = await send(saveSurvey, { eventid: event }, { ...about, UserId: userid, Result: JSON.stringify(answers) }, name);
      if (kept.ok === false) {
        setPhase(kept.status === 409 || kept.status === 404 ? 'closed' : 'sendFailed');
        return;
      }
      keepDraft(undefined);
      setPhase(kept.ok === 'kept' ? 'kept' : 'saved');
      if (kept.ok === true)
        await (about.Context === 'Event'
          ? call(eventEvaluationDone, { eventid: event, userid })
          : call(sessionEvaluationDone, { eventid: event, userid, sessionid: about.SurveyEnitity.Id }));
      onSaved();
    },
    [call, send, event, named, userid, name, keepDraft, onSaved],
  );

  const isSaved = phase === 'saved' || phase === 'kept';
  useEffect(() => {
    if (isSaved) thanks.current?.focus();
  }, [isSaved]);

  if (isSaved)
    return (
      <div ref={thanks} tabIndex={-1} className={styles.thanks} role="status">
        <p>{t(phase === 'kept' ? 'waiting' : 'successSubmitContentText')}</p>
      </div>
    );
  if (loaded === 'failed')
    return (
      <ErrorState
        sentence={t('failed')}
        retryLabel={t('retry')}
        onRetry={() => {
          setLoaded(undefined);
          tryAgain(attempt + 1);
        }}
      />
    );
  const loading = (
    <SkeletonArea label={t('loading')} className={styles.loading}>
      <Skeleton shape="title" width="60%" />
      <Skeleton lines={4} />
      <Skeleton shape="button" />
    </SkeletonArea>
  );
  if (loaded === undefined) return loading;
  return (
    <div className={styles.form} inert={phase === 'sending' || undefined}>
      <Suspense fallback={loading}>
        <SurveyForm
          json={loaded.json}
          locale={loaded.locale}
          words={{
            submit: t('submitButtonText'),
            back: t('paginationPreviousButtonText'),
            next: t('paginationNextButtonText'),
            complete: t('paginationQuestionCompleteText'),
            mandatory: t('mandatoryQuestionsNotAnsweredText'),
          }}
          showHeader={showHeader}
          draft={first}
          onDraft={keepDraft}
          onSend={save}
        />
      </Suspense>
      {(phase === 'sendFailed' || phase === 'closed') && (
        <p role="alert" className={styles.problem}>
          {t(phase === 'closed' ? 'closed' : 'sendFailed')}
        </p>
      )}
      <LiveRegion message={phase === 'sending' ? t('sending') : ''} />
    </div>
  );
}
