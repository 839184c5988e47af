// A plan of the venue with one room lit.
import type { ReactElement } from 'react';
import { useMedia } from '#sdk';
import type { Room } from '#contract/programme';
import { cornersOnPlan } from './corners-on-plan.ts';
import styles from './room-dialog.module.css';

export function RoomPlanPicture({ plan, name }: { plan: NonNullable<Room['Plan']>; name: string }): ReactElement {
  const src = useMedia()(plan.PlanPath);
  return (
    <svg className={styles.plan} data-paper={!plan.DarkColors} viewBox={`0 0 ${plan.Width} ${plan.Height}`} role="img" aria-label={name}>
      {src !== undefined && <image href={src} width={plan.Width} height={plan.Height} />}
      <polygon className={styles.lit} points={cornersOnPlan(plan.Points)} vectorEffect="non-scaling-stroke" />
    </svg>
  );
}
