// Counts down to a moment; afterwards shows the organiser's text.
import { framed, instantOf, TimeLeft, timeLeft, useEvent, useNow, useText, useTexts, type ViewProps } from '#sdk';
import type { Props } from './props.ts';
import { texts } from './texts.ts';
import styles from './view.module.css';

export default function Countdown({ props, frame }: ViewProps<Props>) {
  const t = useTexts(texts);
  const text = useText();
  const { name, startDate, timeZone } = useEvent();
  const now = useNow(props.seconds ? 1000 : 60_000);
  const then = instantOf(props.to || startDate, timeZone);
  const left = then === undefined ? undefined : timeLeft(then, now, props.seconds ? 'seconds' : 'minutes');
  const after = then === undefined ? '' : text(props.after);
  const label = text(props.label) || t('label', { name });
  return (
    <div {...framed(frame, styles.root)} hidden={!left && after === ''}>
      {left ? (
        // Read out on request, never announced.
        <div role="timer" aria-live="off" aria-label={label} className={styles.timer}>
          <p className={styles.label}>{label}</p>
          <TimeLeft parts={left.map(({ unit, count }) => ({ unit, count, name: t(unit, { count }) }))} />
        </div>
      ) : (
        <p className={styles.after}>{after}</p>
      )}
    </div>
  );
}
