// A button that opens the survey of the event or of a session in a dialog, and what is said where it does not.
import { useState } from 'react';
import { Button, Dialog, useDates, useKeptFocus, useSurveyDraft, useTexts } from '#sdk';
import { SurveyPanel } from './survey-panel.tsx';
import { texts } from './texts.ts';
import type { useEvaluation } from './use-evaluation.ts';
import styles from './form.module.css';

type Evaluation = ReturnType<typeof useEvaluation>;
type EvaluationDialogProps = { evaluation: Evaluation; showHeader: boolean };

export function EvaluationDialog({ evaluation: { answer, isWaiting, isRefused, opensAt, userid }, showHeader }: EvaluationDialogProps) {
  const t = useTexts(texts);
  const dates = useDates();
  const [isOpen, setOpen] = useState(false);
  // The survey stays while its thanks are on screen, although there is none to answer any more.
  const [shown, setShown] = useState(answer.data?.SurveyRequest ?? null);
  const { data, refetch } = answer;
  const place = useKeptFocus<HTMLDivElement>(data !== undefined);
  const [draft] = useSurveyDraft(data?.SurveyRequest?.SurveyItemSetId ?? '', data?.SurveyRequest?.SurveyEnitity.Id ?? '');
  if (!data) return null;
  const close = (): void => {
    setOpen(false);
    void refetch();
  };
  const request = data.SurveyRequest;
  return (
    // The button goes once there is nothing to evaluate any more.
    <div ref={place} tabIndex={-1}>
      {isRefused && !isWaiting && data.State !== 'done' && (
        <p role="status" className={styles.problem}>
          {t(request ? 'sendFailed' : 'closed')}
        </p>
      )}
      {isWaiting ? (
        <p className={styles.state}>{t('waiting')}</p>
      ) : data.State === 'done' ? (
        <p className={styles.state}>{t('userIsDoneText')}</p>
      ) : data.State === 'notYet' ? (
        opensAt !== null && (
          <p className={styles.state}>{t('opensAt', { when: dates.withTime(dates.shortDate(opensAt), dates.time(opensAt)) })}</p>
        )
      ) : (
        request && (
          <Button
            variant="primary"
            data-needs="script"
            aria-haspopup="dialog"
            onClick={() => {
              setShown(request);
              setOpen(true);
            }}
          >
            {t(draft ? 'continue' : 'start')}
          </Button>
        )
      )}
      <Dialog open={isOpen} onClose={close} title={`${t('evaluationTitleText')}: ${data.Name}`} closeLabel={t('close')} size="large">
        {shown && <SurveyPanel request={shown} userid={userid} name={data.Name} showHeader={showHeader} onSaved={() => undefined} />}
      </Dialog>
    </div>
  );
}
