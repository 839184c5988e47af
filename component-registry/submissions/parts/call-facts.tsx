// What a call says of itself: text, dates, and whether it is open.
import type { ReactElement } from 'react';
import type { AbstractCall } from '#contract/calls';
import { Badge, RichHtml, useTexts } from '#sdk';
import { Moment } from './moment.tsx';
import { submissionTexts } from './texts.ts';
import styles from './submissions.module.css';

/** `now` in ms. */
export const callState = ({ OpensAt, Deadline }: AbstractCall, now: number): 'soon' | 'open' | 'over' => {
  if (OpensAt !== null && now < Date.parse(OpensAt)) return 'soon';
  return Deadline !== null && now > Date.parse(Deadline) ? 'over' : 'open';
};

export function CallFacts({ call, now }: { call: AbstractCall; now: number }): ReactElement {
  const t = useTexts(submissionTexts);
  const state = callState(call, now);
  const dates = [
    ['opens', state === 'soon' ? call.OpensAt : null],
    ['deadline', call.Deadline],
    ['decision', call.DecisionDate],
  ] as const;
  return (
    <>
      <p className={styles.badges}>
        <Badge tone={state === 'open' ? 'success' : 'neutral'}>{t(`call_${state}`)}</Badge>
      </p>
      {call.Text !== '' && <RichHtml html={call.Text} className={styles.text ?? ''} />}
      <dl className={styles.facts}>
        {dates.map(([key, time]) =>
          time === null ? null : (
            <div key={key}>
              <dt>{t(key)}</dt>
              <dd>
                <Moment time={time} />
              </dd>
            </div>
          ),
        )}
      </dl>
    </>
  );
}
