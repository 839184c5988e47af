// The browser's own measure of layout shifts, recorded from the first byte on.

/** A shift: its value, when it came (ms) and what has moved: element, then left, top, width and height before and after (px). */
export type Shift = { value: number; at: number; moved: string[] };

/** What `recordShifts` leaves on the page. */
export type ShiftRecorder = { shifts: Shift[] };

/** Records every shift as `shifts`; give it to `addInitScript`. */
export function recordShifts(): void {
  const { shifts } = Object.assign(globalThis as unknown as ShiftRecorder, { shifts: [] as Shift[] });
  type LayoutShift = PerformanceEntry & {
    value: number;
    sources: readonly { node: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[];
  };
  const nameOf = (node: Node | null): string => {
    const element = node instanceof Element ? node : node?.parentElement;
    return element
      ? `${element.localName} in ${element.closest<HTMLElement>('[data-placement]')?.dataset['placement'] ?? 'the page'}`
      : '(gone)';
  };
  const placeOf = ({ x, y, width, height }: DOMRectReadOnly): string => [x, y, width, height].map(Math.round).join(' ');
  new PerformanceObserver((list) => {
    for (const { value, startTime, sources } of list.getEntries() as LayoutShift[])
      shifts.push({
        value,
        at: Math.round(startTime),
        moved: sources.map(({ node, previousRect, currentRect }) => `${nameOf(node)} ${placeOf(previousRect)} → ${placeOf(currentRect)}`),
      });
  }).observe({ type: 'layout-shift', buffered: true });
}

/** The sum of shifts. */
export const sumOf = (shifts: readonly Shift[]): number => shifts.reduce((sum, { value }) => sum + value, 0);
