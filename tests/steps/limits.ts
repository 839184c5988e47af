// How long the test run may take: from `FOYER_TEST_LIMIT`, else from how fast this machine is at this moment.
import { createHash } from 'node:crypto';
import { cpus, loadavg } from 'node:os';

/** What the measured work takes on two quiet cores of 2026, ms. */
const QUIET = 500;
/** Longest the whole run may take on such a machine, s; it takes half of this. */
const USUAL = 52 * 60;
/** A machine that is slower than this many times hangs; waiting longer helps nobody. */
const SLOWEST = 6;

/** How many times slower than two quiet cores this machine is now, 1 to 6: work of about half a second, and who else waits for the cores. */
export function slowness(): number {
  const started = performance.now();
  work();
  const measured = (performance.now() - started) / QUIET;
  const waiting = (loadavg()[0] ?? 0) / cpus().length;
  return Math.min(SLOWEST, Math.max(1, measured, waiting));
}

/** Hashing and parsing, as tests do. */
function work(): void {
  const block = Buffer.alloc(1 << 20, 'foyer');
  for (let turn = 0; turn < 140; turn++) createHash('sha256').update(block).digest();
  const text = JSON.stringify(Array.from({ length: 20_000 }, (_, id) => ({ id, name: `session ${id}`, open: id % 2 === 0 })));
  for (let turn = 0; turn < 14; turn++) JSON.parse(text);
}

/** Limit of the whole run in s: `FOYER_TEST_LIMIT`, or what is usual times `factor`. Throws for a value that is no number above 0. */
export function limitOf(written: string | undefined, factor: number): number {
  if (written === undefined || written === '') return Math.round(USUAL * factor);
  const given = Number(written);
  if (!(given > 0 && Number.isFinite(given))) throw new Error(`FOYER_TEST_LIMIT must be a number of seconds, it is ${written}`);
  return given;
}
