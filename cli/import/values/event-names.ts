// A name for an event whose source says none: from the name of its file, or from the short name of the event.

/** Words that say what a file is, not what event it is of. */
const generic = new Set(
  'flattened accepted mail email message programme program programm programma programa schedule zeitplan ablauf agenda horario timetable sessions session talks events event sitzungen vorträge export exported import table tabelle list liste sheet data daten draft entwurf final copy kopie new neu all exhibitors companies products aussteller produkte test response output file rows items index main untitled book workbook mappe'.split(
    ' ',
  ),
);

/** `harbour-days-2027.csv` is `Harbour Days 2027`; empty where the name says only what the file is. */
export function eventNameOfFile(path: string): string {
  const parts = path.split(/[/\\]/).at(-1)!.split('.');
  while (parts.length > 1 && /^[a-z]\w{0,4}$/i.test(parts.at(-1)!)) parts.pop();
  const stem = parts.join('.');
  const words = wordsOf(stem).filter((word) => !generic.has(word.toLowerCase()) && !isStamp(word));
  return words.some((word) => /\p{L}/u.test(word)) ? words.map(titled).join(' ') : '';
}

/** `harbour2027` is `Harbour 2027`. */
export const eventNameOfShort = (short: string): string => wordsOf(short).map(titled).join(' ') || short;

/** Words of a name that has none of its own spaces; a year at the end of one is a word. */
const wordsOf = (name: string): string[] =>
  name
    .split(/[\s_.()[\]-]+/u)
    .flatMap((word) => word.replace(/(\p{L})((?:19|20)\d\d)$/u, '$1 $2').split(' '))
    .filter((word) => word !== '');

/** A version, a day as digits, the number of a download; a year stays. */
const isStamp = (word: string): boolean => /^(?:v\d+|\d{5,}|\d{1,3}|(?=[a-f]{0,31}\d)[\da-f]{12,64})$/i.test(word);

/** With a capital; what has one already stays, and letters with figures between them are an acronym. */
function titled(word: string): string {
  if (/\p{Lu}/u.test(word)) return word;
  if (/\d\p{L}/u.test(word)) return word.toUpperCase();
  return word.charAt(0).toUpperCase() + word.slice(1);
}
