// Plays the device of a case: its wrong clock and its time zone in this process, its locale in one of its own.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { withClock } from './device-clock.ts';
import type { Device } from './format.ts';
import type { Judged } from './judged.ts';

/** Runs `work` on a device with this clock and time zone; both are put back afterwards. */
export function onDevice<Result>({ clientNow, hostTimezone }: Device, work: () => Result): Result {
  if (hostTimezone === undefined) return withClock(clientNow, work);
  const zone = process.env['TZ'];
  // Node reads TZ anew when it is set.
  process.env['TZ'] = hostTimezone;
  try {
    return withClock(clientNow, work);
  } finally {
    if (zone === undefined) delete process.env['TZ'];
    else process.env['TZ'] = zone;
  }
}

/** How `judge-cases.ts` ends when the system cannot be set to the locale. */
export const NO_SUCH_LOCALE = 3;

/** Asks `judge-cases.ts` in a process of this locale, which is fixed when a process starts. Undefined where it cannot be set. Throws when the process fails. */
export function inLocale(locale: string, question: unknown): Judged[] | undefined {
  const env = { ...process.env, LC_ALL: locale, LANG: locale };
  const { status, stdout, stderr, error } = spawnSync(process.execPath, [join(import.meta.dirname, 'judge-cases.ts')], {
    env,
    input: JSON.stringify(question),
    encoding: 'utf8',
    maxBuffer: 256 * 1024 * 1024,
  });
  if (error) throw error;
  if (status === NO_SUCH_LOCALE) return undefined;
  // Of a stack trace only its first line is for a reader.
  if (status !== 0)
    throw new Error(`the cases of locale ${locale} could not be run: ${/^\w*Error.*$/m.exec(stderr)?.[0] ?? `status ${status}`}`);
  return JSON.parse(stdout) as Judged[];
}
