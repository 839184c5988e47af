// Columns that repeat with a number: `Session 1`, `Session 2`; `Talk 1 title`, `Talk 1 room`, `Talk 2 title` …; `p1_title`, `Title 1`.
import { fieldOfName } from '../../vocabulary/field-of-name.ts';

/** A column of a group: its name in the table and without its number. A title names a `session`, a `talk`, or nobody knows what (`Title 1`). */
export type NumberedColumn = { column: string; name: string; names?: 'session' | 'talk' | 'any' };

/** The groups by their number, in the order of the table; those without a title are none. */
export function numberedColumns(names: readonly string[]): NumberedColumn[][] {
  const groups = new Map<string, NumberedColumn[]>();
  for (const column of names) {
    const [, head = '', number = '', tail = ''] = /^(\D{1,50})(\d{1,3})(\D{0,50})$/u.exec(column) ?? [];
    const about = number === '' ? undefined : aboutOf(bare(head), bare(tail));
    if (about) groups.set(number, [...(groups.get(number) ?? []), { column, ...about }]);
  }
  return [...groups.values()].filter((group) => group.some(({ names: what }) => what));
}

const bare = (text: string): string => text.replace(/^[\s_.:#()/-]{1,10}/u, '').replace(/[\s_.:#()/-]{1,10}$/u, '');

/** What a column with a number between two words is about; undefined for one that is about neither a session nor a talk. */
function aboutOf(head: string, tail: string): Omit<NumberedColumn, 'column'> | undefined {
  const field = exactField(head);
  const names = field === 'session' ? 'session' : /^(?:title|titel|titre|t[ií]tulo|titolo)$/i.test(head) ? 'any' : 'talk';
  if (tail === '') {
    if (isOther.test(head)) return { name: head };
    if (isTalk(head) && head.length > 1) return { name: 'title', names };
    const [first = '', ...rest] = head.split(/[\s_-]/);
    const name = rest.length > 0 && isTalk(first) ? rest.join(' ') : head;
    return fieldOfName(name) && { name };
  }
  if (isTalk(head)) {
    const isName = ['title', 'session'].includes(exactField(tail) ?? '') || /^name$/i.test(tail);
    return isName ? { name: 'title', names } : { name: tail };
  }
  // `Speaker 1 company` goes with the talk of that number.
  return field === 'persons' || field === 'chairs' ? { name: `${head} ${tail}` } : undefined;
}

/** Names of titles that are more often something else where they are numbered. */
const isOther = /^(?:name|nom|nombre|label|subject|summary|betreff|agenda)$/i;

/** A field whose name is known as it stands. */
export const exactField = (name: string): string | undefined => {
  const found = fieldOfName(name);
  return found?.sureness === 1 ? found.field : undefined;
};

const isTalk = (word: string): boolean => ['title', 'session'].includes(exactField(word) ?? '') || /^p$|^paper$/i.test(word);
