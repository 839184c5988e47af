// A line of text that begins with a time.
import { withClockWords } from '../../values/clock-words.ts';
import { readClocks } from '../../values/written-clocks.ts';

const clock = String.raw`\d{1,2}\s?[:.h]\s?\d{2}(?:\s?[ap]\.?\s?m\.?)?|\d{1,2}\s?[ap]\.?m\.?|\d{1,2}\s?(?:uhr|h)(?![\p{L}\d])`;
const beginsWithTime = new RegExp(
  String.raw`^[-*•·|\s]{0,6}((?:${clock})(?:\s?(?:-|–|—|to|bis|until|à|a|al|às|до|do|tot)\s?(?:${clock}))?(?:\s?(?:uhr|h))?)(?![\d])\s?[:|,–—-]?\s?(.*)$`,
  'iu',
);

/** The time a line begins with, and what follows; undefined where it begins with none. */
export function timedLine(text: string): { time: string; rest: string } | undefined {
  const [, time = '', rest = ''] = beginsWithTime.exec(withClockWords(text)) ?? [];
  return time !== '' && readClocks(time) ? { time, rest } : undefined;
}
