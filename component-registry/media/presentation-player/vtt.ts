// Reads WebVTT captions as lines of a transcript.

export type Line = { /** Seconds. */ start: number; end: number; words: string };

/** Seconds of `01:02:03.500` or `02:03.500`; NaN for anything else. */
function secondsOf(text: string): number {
  const match = /^(?:(\d{1,4}):)?(\d{1,2}):(\d{1,2}(?:\.\d{1,3})?)$/.exec(text);
  return match ? Number(match[1] ?? 0) * 3600 + Number(match[2]) * 60 + Number(match[3]) : Number.NaN;
}

/** Text without the tags of captions (`<v Name>`, `<i>`), character by character: linear, whatever is in it. */
function withoutTags(text: string): string {
  let plain = '';
  let depth = false;
  for (const sign of text) {
    if (sign === '<') depth = true;
    else if (sign === '>') depth = false;
    else if (!depth) plain += sign;
  }
  return plain.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&nbsp;', ' ').replaceAll('&amp;', '&');
}

/** The lines of a file in their order; blocks that are no captions are left out. */
export function readVtt(text: string): Line[] {
  const blocks = text
    .replace(/^\uFEFF/, '')
    .replaceAll('\r\n', '\n')
    .replaceAll('\r', '\n')
    .split('\n\n');
  return blocks.flatMap((block) => {
    const rows = block.split('\n').filter((row) => row !== '');
    const at = rows.findIndex((row) => row.includes('-->'));
    if (at < 0) return [];
    const [from = '', rest = ''] = rows[at]!.split('-->');
    const start = secondsOf(from.trim());
    const end = secondsOf(rest.trim().split(/\s/)[0] ?? '');
    const words = withoutTags(rows.slice(at + 1).join(' ')).trim();
    return Number.isNaN(start) || Number.isNaN(end) || words === '' ? [] : [{ start, end, words }];
  });
}

/** Lines that contain every word of a search, in any case. */
export function findLines(lines: readonly Line[], search: string): Line[] {
  const wanted = search.toLowerCase().split(/\s+/).filter(Boolean);
  return lines.filter(({ words }) => wanted.every((word) => words.toLowerCase().includes(word)));
}

/** The last of a list that has begun at a second; -1 for none. */
export const currentAt = (starts: readonly number[], seconds: number): number => starts.findLastIndex((start) => start <= seconds + 0.05);
