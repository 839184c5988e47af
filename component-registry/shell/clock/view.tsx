// The time of the event with the name of its zone.
import { framed, useEvent, useNow, useText, type ViewProps } from '#sdk';
import { ClockFace } from '../time/clock-face.tsx';
import { zoneName } from '../time/zone-name.ts';
import type { Props } from './props.ts';
import styles from './view.module.css';

export default function Clock({ props, frame }: ViewProps<Props>) {
  const text = useText();
  const { timeZone, language } = useEvent();
  const now = useNow(3_600_000);
  return (
    <p {...framed(frame, styles.root)} data-size={props.size}>
      <ClockFace seconds={props.seconds} className={styles.time} />
      <span className={styles.label}>{text(props.label) || zoneName(timeZone, language, now)}</span>
    </p>
  );
}
