// Whether a signed-in visitor sees the organiser's message (A §2 User-information modal): once per version, within its window.
import type { Verdict } from './verdict.ts';
import { nextChange, readWindow, within } from './window.ts';

/** The message as far as it decides. */
export type Information = { version: string; startTime: string | null; endTime: string | null };

/** Who, what they have confirmed, and whether there is anything to read. */
export type InformationFacts = { isSignedIn: boolean; confirmed: string; hasWords: boolean };

/** An unreadable bound shows nothing (R16). */
export function decideInformation(
  { version, startTime, endTime }: Information,
  { isSignedIn, confirmed, hasWords }: InformationFacts,
  { now, timeZone }: { now: number; timeZone: string },
): Verdict {
  const hide = (rule: string, detail: string, nextChangeAt: number | null = null): Verdict => ({
    outcome: 'hide',
    reasons: [{ rule, outcome: 'hide', detail }],
    nextChangeAt,
  });
  if (version === '' || !hasWords) return hide('message', 'there is no message');
  if (!isSignedIn) return hide('person', 'for signed-in visitors');
  if (confirmed === version) return hide('version', `version ${version} is confirmed`);
  const window = readWindow(startTime, endTime, timeZone);
  const next = nextChange(window, now);
  if (!within(window, now)) return hide('window', 'outside its window', next);
  return { outcome: 'show', reasons: [{ rule: 'window', outcome: 'show', detail: 'within its window' }], nextChangeAt: next };
}
