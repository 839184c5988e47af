// Notes of changes that offices write before and behind titles: `(cancelled)`, `– abgesagt`, `[moved to Room 5]`, `CANCELLED: `.
import { stateOfNote, type TitleState } from './state-words.ts';

/** A title without its note, which is `note` as written; `rest` is what it says beyond the state. */
type Parted = { title: string; note: string; state: TitleState; rest: string };

const isManner: ReadonlySet<TitleState> = new Set(['online', 'hybrid', 'full']);
const closing: Readonly<Record<string, string>> = { '(': ')', '[': ']', '（': '）', '【': '】', '{': '}' };

/** A title and the note of a change before or behind it; undefined for a title without one. A word within a title is none. */
export function partedTitle(written: string): Parted | undefined {
  const title = written.trim();
  if (title.length > 1000) return undefined;
  return bracketed(title, 'first') ?? bracketed(title, 'last') ?? behindDash(title) ?? beforeSign(title);
}

function parted(title: string, note: string): Parted | undefined {
  const found = stateOfNote(note.trim());
  const rest = title.replace(/^[\s:–—|*-]{1,6}|[\s:–—|*-]{1,6}$/g, '');
  return found && rest !== '' ? { ...found, title: rest, note: note.trim() } : undefined;
}

function bracketed(title: string, which: 'first' | 'last'): Parted | undefined {
  if (which === 'first') {
    const close = closing[title[0] ?? ''];
    const end = close === undefined ? -1 : title.indexOf(close);
    return end > 0 ? parted(title.slice(end + 1), title.slice(1, end)) : undefined;
  }
  const open = Object.keys(closing).find((one) => closing[one] === title.at(-1));
  const start = open === undefined ? -1 : title.lastIndexOf(open);
  return start > 0 ? parted(title.slice(0, start), title.slice(start + 1, -1)) : undefined;
}

/** `Tides – abgesagt`: a dash between blanks, and a note behind it. */
function behindDash(title: string): Parted | undefined {
  const signs = [...title.matchAll(/\s[-–—|/*]{1,3}\s/g)];
  const last = signs.at(-1);
  const found = last && parted(title.slice(0, last.index), title.slice(last.index + last[0].length));
  // `Banking – online` is a title.
  return found && (!isManner.has(found.state) || !/\p{Ll}/u.test(found.note)) ? found : undefined;
}

/** `CANCELLED: Tides`, `*** ABGESAGT *** Tides`: in capitals before a title that is not, so that `Cancelled: a history` stays whole. */
function beforeSign(title: string): Parted | undefined {
  const [whole = '', note = ''] = /^[*!\s]{0,6}([\p{Lu}\s]{4,40})\s?(?:[:!]|\s[-–—|]|\*{1,6})[*!\s]{0,6}(?=\S)/u.exec(title) ?? [];
  const rest = title.slice(whole.length);
  return note !== '' && /\p{Ll}/u.test(rest) ? parted(rest, note) : undefined;
}

/** `Abgesagt: Tides`: may be a state, or what a title begins with. */
export const beginsWithState = (title: string): boolean => {
  const at = title.search(/[:!]/);
  const found = at > 0 && at < 40 ? stateOfNote(title.slice(0, at)) : undefined;
  return found !== undefined && found.state !== 'moved' && found.rest === '';
};
