// A line of text that begins with a time.
import { withClockWords } from '../../values/clock-words.ts';
import { readClocks } from '../../values/written-clocks.ts';

const clock = String.raw`\d{1,2}\s?[:.h]\s?\d{2}(?:\s?[ap]\.?\s?m\.?)?|\d{1,2}\s?[ap]\.?m\.?|\d{1,2}\s?(?:uhr|h|o['’]clock)(?![\p{L}\d])`;
const beginsWithTime = new RegExp(
  String.raw`^[-*•·|\s]{0,6}(?:(?:godz|kl|hod|ore?|um|at)\.?\s)?((?:${clock})(?:\s?(?:-|–|—|to|bis|until|à|a|al|às|до|do|tot)\s?(?:${clock}))?(?:\s?(?:uhr|h))?)(?![\d])\s?[:|,–—-]?\s?(.*)$`,
  'iu',
);

/** Behind an hour in words they make a sentence about it: `half past ten is the finest hour`. */
const goesOn = /^(?:is|was|are|were|has|had|will|in|at|as|for|and|or|with|on|ist|war|und|oder|als|im|am)\s/u;

/** Two clock times that a blank divides, as columns of a PDF become. */
const spaced = /^(\d{1,2}[:.]\d{2})\s(\d{1,2}[:.]\d{2})\s(?=[^\s\d])(.*)$/u;

/** Begin and end of a line whose columns blanks divide; undefined where the second time is not behind the first. */
export function spacedTimes(text: string): { time: string; rest: string } | undefined {
  const [, from = '', to = '', rest = ''] = spaced.exec(text) ?? [];
  return from !== '' && from.replace('.', ':').padStart(5, '0') < to.replace('.', ':').padStart(5, '0')
    ? { time: `${from} - ${to}`, rest }
    : undefined;
}

/** The time a line begins with, and what follows; undefined where it begins with none. */
export function timedLine(text: string): { time: string; rest: string } | undefined {
  const columns = spacedTimes(text);
  if (columns && readClocks(columns.time)) return columns;
  const [, plain = '', behind = ''] = beginsWithTime.exec(text) ?? [];
  if (plain !== '') return readClocks(plain) ? { time: plain, rest: behind } : undefined;
  // What stands behind is a title, which keeps the hours it names.
  const [, time = '', rest = ''] = beginsWithTime.exec(withClockWords(text)) ?? [];
  return time !== '' && !goesOn.test(rest) && readClocks(time) ? { time, rest } : undefined;
}
