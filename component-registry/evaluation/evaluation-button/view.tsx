// Opens the survey of the session of the page, or of the event, in a dialog; says when it opens, and that it is done.
import { useId } from 'react';
import { framed, Skeleton, useEvent, useTexts, type ViewProps } from '#sdk';
import { EvaluationDialog } from '../form/evaluation-dialog.tsx';
import { texts } from '../form/texts.ts';
import { useEvaluation } from '../form/use-evaluation.ts';
import type { Props } from './props.ts';
import styles from './view.module.css';

export default function EvaluationButton({ props, frame }: ViewProps<Props>) {
  const t = useTexts(texts);
  const title = useId();
  const { sessionId = '' } = useEvent().params;
  const isOfEvent = props.evaluates === 'event';
  const evaluation = useEvaluation(isOfEvent ? '' : sessionId);
  const { may, answer } = evaluation;
  const isNothing = !may || (!isOfEvent && sessionId === '') || answer.isError || answer.data?.State === 'none';
  if (isNothing) return <div {...framed(frame, undefined)} hidden />;
  const anonymous = answer.data?.State === 'open' ? t(answer.data.Anonymous ? 'anonymous' : 'named') : '';
  return (
    <section {...framed(frame, styles.root)} aria-labelledby={title} data-needs="script" data-print="none">
      <div>
        <h2 id={title} className={styles.title}>
          {t('evaluationTitleText')}
        </h2>
        <p className={styles.lead}>
          {t('lead')} {anonymous}
        </p>
      </div>
      {answer.data ? <EvaluationDialog evaluation={evaluation} showHeader={props.showHeader} /> : <Skeleton shape="button" />}
    </section>
  );
}
