// The page of evaluation: the survey of the event, and the sessions to evaluate with what is done.
import { useState } from 'react';
import { buttonClass, EmptyState, framed, Link, Skeleton, SkeletonArea, useEvent, useTexts, useUser, type ViewProps } from '#sdk';
import { EvaluationDialog } from '../form/evaluation-dialog.tsx';
import { SurveyPanel } from '../form/survey-panel.tsx';
import { texts } from '../form/texts.ts';
import { useEvaluation } from '../form/use-evaluation.ts';
import type { Props } from './props.ts';
import { SessionList } from './session-list.tsx';
import styles from './view.module.css';

export default function Survey({ props, frame }: ViewProps<Props>) {
  const t = useTexts(texts);
  const evaluation = useEvaluation('');
  const { isSignedIn } = useUser();
  const { may, answer, userid, isWaiting } = evaluation;
  const { preview } = useEvent();
  // The form stays on screen for its thanks, although there is nothing to answer any more.
  const [isSaved, setSaved] = useState(false);
  const [shown, setShown] = useState(answer.data?.SurveyRequest ?? null);
  if (!shown && answer.data?.SurveyRequest) setShown(answer.data.SurveyRequest);
  if (!may)
    return (
      <section {...framed(frame, styles.root)}>
        <EmptyState
          sentence={t(isSignedIn || preview ? 'nothing' : 'signIn')}
          action={
            <Link to="page:PagSearchPage" className={buttonClass()}>
              {t('toProgramme')}
            </Link>
          }
        />
      </section>
    );
  const state = answer.data?.State;
  return (
    <div {...framed(frame, styles.root)} data-needs="script">
      {state !== 'none' && (
        <section aria-labelledby={`${frame.id}-event`} className={styles.part}>
          <h2 id={`${frame.id}-event`} className={styles.title}>
            {t('eventTitle')}
          </h2>
          {!answer.data ? (
            <SkeletonArea label={t('loading')} className={styles.loading}>
              <Skeleton lines={4} />
            </SkeletonArea>
          ) : shown && userid !== '' && (isSaved || (state === 'open' && !isWaiting)) ? (
            <SurveyPanel
              // Answers that were refused are in the form again.
              key={String(evaluation.isRefused)}
              request={shown}
              userid={userid}
              isRefused={evaluation.isRefused}
              name={answer.data.Name}
              showHeader={props.showHeader}
              onSaved={() => {
                setSaved(true);
                void answer.refetch();
              }}
            />
          ) : (
            <EvaluationDialog evaluation={evaluation} showHeader={props.showHeader} />
          )}
        </section>
      )}
      {props.sessions && userid !== '' && <SessionList userid={userid} showHeader={props.showHeader} id={frame.id} />}
    </div>
  );
}
