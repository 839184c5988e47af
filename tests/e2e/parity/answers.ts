// What the rules answer to the cases of a suite, as text by which two builds of the rules can be compared; runs in Node and in a browser.
import { withClock } from '../../oracles/device-clock.ts';
import { caseHead } from '../../oracles/format.ts';
import { caseFormats } from '../../oracles/formats.ts';

/** Cases of one format, by the base name of their file. */
export type Suite = { format: string; cases: readonly unknown[] };

/** An answer. `got` is what the case asks for, `accepted` everything that would be right, `verdict` the whole verdict of the rule. */
export type Said = { id: string; strict: boolean; got: string; accepted: string[]; verdict: string };

/** Calls the rules of this build. The error of a rule that throws is its answer. Throws for an unknown format. */
export function answersTo({ format, cases }: Suite): Said[] {
  const rules = caseFormats.get(format);
  if (!rules) throw new Error(`no format ${format}`);
  return cases.map((written) => {
    const { id, strict, clientNow } = caseHead.parse(written);
    try {
      const { got, accepted, verdict } = withClock(clientNow, () => rules.answer(written));
      return { id, strict, got: textOf(got), accepted: accepted.map(textOf), verdict: textOf(verdict) };
    } catch (error) {
      return { id, strict, got: `threw ${String(error)}`, accepted: [], verdict: '' };
    }
  });
}

/** A value as text: the same text for what is deeply equal, whatever the order of keys; nothing is lost of what JSON has no word for. */
const textOf = (value: unknown): string => JSON.stringify(value, (_, part: unknown) => plain(part));

/** Prefix of what represents a value without a word in JSON; no case holds it. */
const MARK = '\u0000';

function plain(part: unknown): unknown {
  if (part === undefined || typeof part === 'function') return `${MARK}${typeof part}`;
  if (typeof part === 'number' && (!Number.isFinite(part) || Object.is(part, -0))) return `${MARK}${Object.is(part, -0) ? '-0' : part}`;
  if (part instanceof Set || part instanceof Map) return [`${MARK}${part.constructor.name}`, ...part];
  if (typeof part !== 'object' || part === null || Array.isArray(part)) return part;
  return Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)));
}
