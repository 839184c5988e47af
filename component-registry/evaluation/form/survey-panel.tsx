// The survey of an event or session from its questions to the thanks: loads them, keeps a draft, sends the answers and says so.
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { LiveRegion, SurveyQuestions, useCall, useCallOrKeep, useEvent, useSurveyDraft, useTexts } from '#sdk';
import { eventEvaluationDone, saveSurvey, sessionEvaluationDone, type SurveyRequest } from '#contract/surveys';
import { texts } from './texts.ts';
import styles from './form.module.css';

type SurveyPanelProps = {
  request: SurveyRequest;
  userid: string;
  /** Name of what is evaluated, for the outbox. */
  name: string;
  showHeader: boolean;
  /** Whether answers that waited for a connection were refused, and are in the form again. */
  isRefused?: boolean;
  /** Called once the answers are sent or kept. */
  onSaved: () => void;
};

type Phase = 'asking' | 'sending' | 'sendFailed' | 'closed' | 'saved' | 'kept';

export function SurveyPanel({ request, userid, name, showHeader, isRefused = false, onSaved }: SurveyPanelProps) {
  const t = useTexts(texts);
  const { event } = useEvent();
  const call = useCall();
  const send = useCallOrKeep();
  const [phase, setPhase] = useState<Phase>(isRefused ? 'sendFailed' : 'asking');
  const [draft, keepDraft] = useSurveyDraft(request.SurveyItemSetId, request.SurveyEnitity.Id);
  const thanks = useRef<HTMLDivElement>(null);
  const { EvaluationDone: _, ...subject } = request;
  const named = JSON.stringify(subject);
  const asked = useMemo(() => ({ ...(JSON.parse(named) as typeof subject), UserId: userid }), [named, userid]);

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
  return (
    <>
      <SurveyQuestions
        request={asked}
        words={{
          loading: t('loading'),
          failed: t('failed'),
          retry: t('retry'),
          submit: t('submitButtonText'),
          back: t('paginationPreviousButtonText'),
          next: t('paginationNextButtonText'),
          complete: t('paginationQuestionCompleteText'),
          mandatory: t('mandatoryQuestionsNotAnsweredText'),
        }}
        showHeader={showHeader}
        draft={draft}
        onDraft={keepDraft}
        onSend={save}
        isSending={phase === 'sending'}
      />
      {(phase === 'sendFailed' || phase === 'closed') && (
        <p role="alert" className={styles.problem}>
          {t(phase === 'closed' ? 'closed' : 'sendFailed')}
        </p>
      )}
      <LiveRegion message={phase === 'sending' ? t('sending') : ''} />
    </>
  );
}
