// Which entries of an index fit what somebody has typed.

/** An entry with its words in the language of the page. */
export type IndexEntry = { title: string; text: string; words: string; place: string };
export type IndexGroup = { title: string; place: string; entries: readonly IndexEntry[] };

/** Without case and accents: `Überschrift` is found by `uberschrift`. */
const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** The groups with the entries that have every typed word somewhere; groups without any are left out, all are there for no word. */
export function filterGroups(groups: readonly IndexGroup[], typed: string): readonly IndexGroup[] {
  const wanted = plain(typed)
    .split(/\s+/)
    .filter((word) => word !== '');
  if (wanted.length === 0) return groups;
  return groups.flatMap((group) => {
    const entries = group.entries.filter(({ title, text, words }) => {
      const searched = plain([title, text, words, group.title].join(' '));
      return wanted.every((word) => searched.includes(word));
    });
    return entries.length > 0 ? [{ ...group, entries }] : [];
  });
}
