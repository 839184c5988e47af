// Marks over the page: what this person would not see, what the pointer or the focus is on, what was asked for in the panel.
import { type CSSProperties, type ReactElement, useEffect, useMemo, useState } from 'react';
import type { Inspection, PlacementRow } from '../inspection.ts';
import { useInspection, useSession, useSnapshot } from '../use-session.ts';
import { verdictWords } from '../words.ts';
import { elementOf, type Rect, useRects } from './use-rects.ts';

/** Height of a label, px. */
const ROOM = 24;

/** How long something asked for in the panel is marked, ms. */
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
    // What is said here is in the panel of placements, too, in order and for everybody.
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

/** At the top of the page, or across all of it, where bands follow each other without a gap. */
const hasNoRoom = ({ top, width }: Rect): boolean => top < ROOM || width > 0.97 * document.documentElement.clientWidth;

/** Hidden by its own rules, not only with what it stands in: one mark for a hidden section, not one for each of its parts. */
const isHiddenItself = ({ state, reasons }: PlacementRow): boolean =>
  state === 'hidden' && reasons.some(({ outcome, rule }) => outcome === 'hide' && rule !== 'parent');

/** The placement under the pointer or around the focus, while the page is explained. */
function usePlacementAtPointer(explain: boolean): string | undefined {
  const [touched, setTouched] = useState<string>();
  useEffect(() => {
    if (!explain) return undefined;
    const touch = ({ target }: Event): void => {
      const placement = target instanceof Element ? target.closest<HTMLElement>('[data-placement]') : null;
      setTouched(placement?.dataset['placement']);
    };
    document.addEventListener('pointerover', touch);
    document.addEventListener('focusin', touch);
    return () => {
      document.removeEventListener('pointerover', touch);
      document.removeEventListener('focusin', touch);
      setTouched(undefined);
    };
  }, [explain]);
  return touched;
}

/** Scrolls to what was asked for and marks it for a while; what is not drawn is shown by what it stands in. */
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
    // oxlint-disable-next-line react/exhaustive-deps -- asked once, whatever changes meanwhile
  }, [pointed]);
  return asked;
}
