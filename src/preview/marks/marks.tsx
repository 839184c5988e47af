// Marks over the page: hidden placements, the one at the pointer or focus, and the one chosen in the panel.
import { type CSSProperties, type ReactElement, useEffect, useMemo, useState } from 'react';
import type { Inspection, PlacementRow } from '../inspection.ts';
import { useInspection, useSession, useSnapshot } from '../use-session.ts';
import { verdictWords } from '../words.ts';
import { elementOf, type Rect, useRects } from './use-rects.ts';

/** Height of a label, px. */
const ROOM = 24;

/** How long a placement chosen in the panel is marked, ms. */
const SHOWN_FOR = 4000;

export function Marks(): ReactElement {
  const session = useSession();
  const { state, page, pointed } = useSnapshot();
  const inspection = useInspection(session);
  const zone = page?.info.TimeZone ?? 'UTC';
  const touched = usePlacementAtPointer(state.explain);
  const asked = usePointed(pointed, inspection);
  const hidden = useMemo(() => (state.mode === 'all' ? inspection.rows.filter(isHiddenItself) : []), [state.mode, inspection]);
  const ids = useMemo(
    () => [...new Set([...hidden.map(({ id }) => id), ...(touched ? [touched] : []), ...(asked ? [asked] : [])])],
    [hidden, touched, asked],
  );
  const rects = useRects(ids);
  const boxOf = (row: PlacementRow | undefined, kind: 'hidden' | 'touched' | 'asked'): ReactElement | null => {
    const rect = row && rects.get(row.id);
    if (!row || !rect) return null;
    return (
      <div
        key={`${kind} ${row.id}`}
        className="box"
        data-kind={kind}
        data-state={row.state}
        data-inside={hasNoRoom(rect) || undefined}
        style={styleOf(rect)}
      >
        <button type="button" tabIndex={-1} className="label" onClick={() => session.point(row.id)}>
          <span className="label-id">{row.id}</span>
          {kind === 'touched' && <span> {row.name}</span>}
          <span> {kind === 'touched' && row.state !== 'shown' ? `${row.state}, ` : ''}</span>
          <span>{verdictWords(row, zone)}</span>
        </button>
      </div>
    );
  };
  return (
    // The panel of placements has the same information, in order and for screen readers.
    <div className="marks" aria-hidden="true">
      {hidden.map((row) => boxOf(row, 'hidden'))}
      {touched !== undefined && boxOf(inspection.byId.get(touched), 'touched')}
      {asked !== undefined && boxOf(inspection.byId.get(asked), 'asked')}
    </div>
  );
}

const styleOf = ({ top, left, width, height }: Rect): CSSProperties => ({
  insetBlockStart: top,
  left,
  inlineSize: width,
  blockSize: height,
});

/** Whether a label has no space above: at the top of the page, or across all of it, where bands have no gap. */
const hasNoRoom = ({ top, width }: Rect): boolean => top < ROOM || width > 0.97 * document.documentElement.clientWidth;

/** Whether it is hidden by its own rules, not only with its parent: a hidden section gets one mark, not one for each part. */
const isHiddenItself = ({ state, reasons }: PlacementRow): boolean =>
  state === 'hidden' && reasons.some(({ outcome, rule }) => outcome === 'hide' && rule !== 'parent');

/** The placement at the pointer or the focus, while the page is explained. */
function usePlacementAtPointer(explain: boolean): string | undefined {
  const [touched, setTouched] = useState<string>();
  useEffect(() => {
    if (!explain) return undefined;
    const touch = ({ target }: Event): void => {
      const placement = target instanceof Element ? target.closest<HTMLElement>('[data-placement]') : null;
      setTouched(placement?.dataset['placement']);
    };
    const closing = new AbortController();
    for (const what of ['pointerover', 'focusin']) document.addEventListener(what, touch, closing);
    return () => {
      closing.abort();
      setTouched(undefined);
    };
  }, [explain]);
  return touched;
}

/** Scrolls to the chosen placement and marks it for a while; if it is not drawn, its nearest drawn parent. */
function usePointed(pointed: { id: string; nth: number } | undefined, { byId }: Inspection): string | undefined {
  const [asked, setMarked] = useState<string>();
  useEffect(() => {
    if (!pointed) return undefined;
    let id: string | undefined = pointed.id;
    while (id !== undefined && !elementOf(id)) id = byId.get(id)?.parent;
    if (id === undefined) return undefined;
    elementOf(id)?.scrollIntoView({ block: 'center', behavior: 'smooth' });
    setMarked(id);
    const timer = setTimeout(() => setMarked(undefined), SHOWN_FOR);
    return () => clearTimeout(timer);
    // oxlint-disable-next-line react/exhaustive-deps -- runs once a choice
  }, [pointed]);
  return asked;
}
