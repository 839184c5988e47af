// What was chosen of another film, found among what this one has.
import type { TrackChoice } from './engine.ts';

/** Number of the first choice of a language, regions aside; -1 for none. */
export const languageChoice = (choices: readonly TrackChoice[], language: string): number =>
  language === '' ? -1 : (choices.find((one) => one.language.slice(0, 2) === language.slice(0, 2))?.id ?? -1);

/** Lines of a quality, `720p`; undefined where its label does not say so. */
const linesOf = (label: string): number | undefined => (/^\d+p$/.test(label) ? Number.parseInt(label, 10) : undefined);

/** Number of the quality with this label, otherwise of the best one that is no better; -1 is automatic. */
export function qualityChoice(choices: readonly TrackChoice[], label: string): number {
  const same = choices.find((one) => one.label === label);
  if (same) return same.id;
  const most = linesOf(label);
  if (most === undefined) return -1;
  let best: { id: number; lines: number } | undefined;
  for (const { id, label: own } of choices) {
    const lines = linesOf(own);
    if (lines !== undefined && lines <= most && (!best || lines > best.lines)) best = { id, lines };
  }
  return best?.id ?? -1;
}
