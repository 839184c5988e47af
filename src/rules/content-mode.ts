// The content mode of an event: a named state with a window, for example live or on demand; the first open one is current.
import { isObject } from '../model/is-object.ts';
import { earlier } from './verdict.ts';
import { nextChange, readWindow, type Window, within } from './window.ts';

/** A mode of an event, its window read. */
export type ContentMode = { name: string; window: Window };

/** The current mode, null where none is open, and the next instant (ms) at which that can change. */
export type CurrentMode = { mode: string | null; nextChangeAt: number | null };

/** Reads `event.contentModes` of an app document, checked or raw; a mode without a name is none. `timeZone` is the event's, IANA. */
export function readContentModes(app: Readonly<Record<string, unknown>> | undefined, timeZone: string): readonly ContentMode[] {
  const event = app?.['event'];
  const written = isObject(event) ? event['contentModes'] : undefined;
  if (!Array.isArray(written)) return [];
  return written.flatMap((mode: unknown) =>
    isObject(mode) && typeof mode['name'] === 'string' && mode['name'] !== ''
      ? [{ name: mode['name'], window: readWindow(mode['startTime'], mode['endTime'], timeZone) }]
      : [],
  );
}

/** The mode that is current at an instant: the first in the order they are written whose window is open. */
export function contentModeAt(modes: readonly ContentMode[], now: number): CurrentMode {
  let nextChangeAt: number | null = null;
  for (const { name, window } of modes) {
    nextChangeAt = earlier(nextChangeAt, nextChange(window, now));
    // What comes after an open one cannot change anything while it is open.
    if (within(window, now)) return { mode: name, nextChangeAt };
  }
  return { mode: null, nextChangeAt };
}

/** Whether a menu item is shown in a mode: a mode that its `display` does not name shows it, and so does none. */
export const isDisplayed = (display: Readonly<Record<string, boolean>>, mode: string | null): boolean =>
  mode === null || !Object.hasOwn(display, mode) || display[mode] === true;
