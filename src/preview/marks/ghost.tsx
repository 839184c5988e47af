// The placeholder of a placement that this person does not see: its name, the reason, and where that is written.
import { type ReactElement, useSyncExternalStore } from 'react';
import type { PlacementNode } from '../../model/page.ts';
import { framed, type ViewFrame } from '../../renderer/view-props.ts';
import type { PreviewSession } from '../session.ts';
import { placeWords, verdictWords } from '../words.ts';
import styles from './ghost.module.css';

type GhostProps = { session: PreviewSession; node: PlacementNode; frame: ViewFrame };

/** Drawn in the page in place of the placement; only while the page is explained. */
export function Ghost({ session: { inspector, snapshot }, node, frame }: GhostProps): ReactElement {
  const { byId } = useSyncExternalStore(inspector.onChange, inspector.now);
  const row = byId.get(node.id);
  const zone = snapshot().page?.info.TimeZone ?? 'UTC';
  return (
    <aside {...framed(frame, styles.ghost)} lang="en" dir="ltr" data-ghost="" aria-label={`Hidden: ${node.id}`}>
      <p>
        <strong>{node.id}</strong> {node.name}
      </p>
      {row && <p>{verdictWords(row, zone)}</p>}
      <p className={styles.place}>{placeWords(node.source)}</p>
    </aside>
  );
}
