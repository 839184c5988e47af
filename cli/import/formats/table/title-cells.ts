// Cells that hold a title and its people in one text, as printed programmes have them: `Tides (Ada Sample)`, a line of names below the title, `Chair: …`.
import { oneLine } from '../../reading/fields.ts';
import { looksLikePerson } from '../../vocabulary/person-like.ts';
import { partedTitle } from '../../vocabulary/title-notes.ts';
import { peopleNamed, roleOf, withoutTitles } from '../../vocabulary/people-named.ts';

/** A title and the people written behind it, as texts of columns; empty where there are none. */
export type TitleCell = { title: string; persons: string; chairs: string };

/** Whether all that is named are people, at least one. */
export function areNames(text: string): boolean {
  if (text.length > 400) return false;
  const { persons, chairs } = peopleNamed(text);
  const named = [...persons, ...chairs] as { name: string; institution?: string }[];
  return (
    named.length > 0 &&
    named.every(({ name, institution }) => looksLikePerson(institution === undefined ? name : `${name} (${institution})`))
  );
}

/** Signs between titles and people. A comma is mostly one within a title. */
const comma = /[,،]\s/;
const signs = [/\s[-–—|/]\s/, /(?<!\d):\s/, /,?\s(?:presented by|by|von|par|por|di)\s/u, comma] as const;

/** Whether people stand in brackets behind titles: behind two at least, and in half of those that have brackets. */
export function areBracketed(cells: readonly string[]): boolean {
  const ends = cells.map((text) => partedTitle(text)?.title ?? text).filter((text) => /[)）]$/.test(text) && /\S\s?[(（]/.test(text));
  const named = ends.filter((text) => cut(text, undefined, new Set())[1] !== '').length;
  return named >= 2 && named * 2 >= ends.length;
}

/** Names as they are compared. */
const nameKey = (name: string): string => oneLine(name).toLowerCase();

/** Whether a name is one of people named elsewhere; these are those of `namedPeopleIn`. */
export const isNamedElsewhere = (name: string, known: ReadonlySet<string>): boolean => known.has(nameKey(name));

/** The people some texts name, as `isNamedElsewhere` asks for them; a single word is no name that a title could end with. */
export const namedPeopleIn = (texts: readonly string[]): ReadonlySet<string> =>
  new Set(
    texts
      .flatMap((text) => Object.values(peopleNamed(text)).flat() as { name: string }[])
      .map(({ name }) => nameKey(name))
      .filter((name) => name.includes(' ')),
  );

/** The parts of a cell. Lines of people and roles go to them; of one line the brackets at its end, and what stands behind the last `sign`. */
export function titleCell(text: string, sign: RegExp | undefined, known: ReadonlySet<string> = new Set()): TitleCell {
  const lines = text.split(/\n/).map(oneLine).filter(Boolean);
  const parts: { title: string[]; persons: string[]; chairs: string[] } = { title: lines.slice(0, 1), persons: [], chairs: [] };
  for (const line of lines.slice(1)) {
    const role = roleOf(line);
    if (role !== undefined) parts[role].push(line);
    else if (areNames(line)) parts.persons.push(line);
    // What follows people is about them: an institution in a line of its own.
    else if (parts.persons.length > 0) parts.persons.push(`${parts.persons.pop()}, ${line}`);
    else parts.title.push(line);
  }
  const led = parts.persons.length > 0 || parts.chairs.length > 0 ? undefined : ledBy(parts.title.join(' '));
  if (led) return led;
  const [title, tail] = parts.persons.length > 0 ? [parts.title.join(' '), ''] : cut(parts.title.join(' '), sign, known);
  return { title, persons: [...parts.persons, tail].filter(Boolean).join('\n'), chairs: parts.chairs.join('\n') };
}

/** A line without the people at its end, and these; a note of a change (`(cancelled)`) stays with the title. */
function cut(written: string, sign: RegExp | undefined, known: ReadonlySet<string>): [title: string, people: string] {
  const state = partedTitle(written);
  if (state) {
    const [title, people] = cut(state.title, sign, known);
    return [people === '' ? written : `${title} (${state.note})`, people];
  }
  const line = written;
  const inQuotes = quotedTitle(line);
  if (inQuotes) return inQuotes;
  const open = Math.max(line.lastIndexOf('(', line.length - 2), line.lastIndexOf('（', line.length - 2));
  const inside = /[)）]$/.test(line) && open > 0 ? line.slice(open + 1, -1) : '';
  if (inside !== '' && areNames(inside)) return [line.slice(0, open).trim(), inside];
  const placed = inside === '' ? undefined : titledAtPlace(inside);
  if (placed !== undefined) return [line.slice(0, open).trim(), placed];
  const panel = withPeople(line);
  if (panel) return panel;
  const tail = (sign && behind(line, sign)) ?? knownBehind(line, known);
  return tail
    ? [
        line
          .slice(0, line.length - tail.length)
          .replace(/(?:,?\s(?:presented by|by|von|par|por|di)|.)\s{0,9}$/u, '')
          .trimEnd(),
        tail,
      ]
    : [line, ''];
}

/** `Panel with Ada Sample, Bo Example and Cy Model`: two people at least, and nothing else behind the word. */
function withPeople(line: string): [title: string, people: string] | undefined {
  const found = line.length > 500 ? undefined : [...line.matchAll(/\s(?:mit|with|avec|con)\s/giu)].at(-1);
  const people = found ? line.slice(found.index + found[0].length) : '';
  return /,|\s(?:and|und|et|y|e)\s/u.test(people) && areNames(people) ? [line.slice(0, found!.index), people] : undefined;
}

/** `Dr. Ada Sample, Lampworks`: whoever has a title before the name is a person, and what stands behind the comma the place where they work. */
function titledAtPlace(text: string): string | undefined {
  const at = text.lastIndexOf(', ');
  const [name, place] = [text.slice(0, Math.max(0, at)).trim(), text.slice(at + 2).trim()];
  const isTitled = name !== '' && withoutTitles(name) !== name && areNames(name) && peopleNamed(name).persons.length === 1;
  return isTitled && place.length <= 80 && /^\p{L}[^()]*$/u.test(place) && !areNames(place) ? `${name} (${place})` : undefined;
}

const quoted =
  /^[«“„"]\s?([^«»“”„"]{3,200}?)\s?[»”“"]\s?(?:[,:–—-]\s?)?(?:(?:par|by|von|de|por|di|da|przez|with|mit|avec|con)\s)?(\S.*)$/iu;

/** `« Tides », par Ada Sample`: a title in quotation marks and the people behind it. */
function quotedTitle(line: string): [title: string, people: string] | undefined {
  const [, title = '', people = ''] = line.length > 500 ? [] : (quoted.exec(line) ?? []);
  return people !== '' && areNames(people) ? [title, people] : undefined;
}

const led =
  /,?\s(?:animée?|modérée?|présidée?|moderated|chaired|led|hosted|moderiert|geleitet|moderad[ao]|coordinad[ao]|moderat[ao])\s(?:par|by|von|por|da)\s/iu;

/** `Round table moderated by Ada Sample, with Bo Example`: who leads it, and who is in it. */
function ledBy(line: string): TitleCell | undefined {
  const [title = '', people = '', ...more] = line.length > 500 ? [] : line.split(led);
  const [chairs = '', persons = ''] = people.split(/,?\s(?:avec|with|mit|con)\s/iu);
  return more.length === 0 && title !== '' && areNames(chairs) && (persons === '' || areNames(persons))
    ? { title, persons, chairs }
    : undefined;
}

/** The names behind the last sign of a line; behind the first comma from which on there are only names. */
function behind(line: string, sign: RegExp): string | undefined {
  if (sign === comma) return tailsOf(line).find(areNames);
  const tail = line.split(sign).at(-1) ?? '';
  return tail !== line && areNames(tail) ? tail : undefined;
}

/** What stands behind each comma of a line, the longest first; titles with many have people nowhere. */
const tailsOf = (line: string): string[] =>
  [...line.matchAll(/[,،]\s/g)].slice(-8).map(({ index, 0: sign }) => line.slice(index + sign.length));

/** The names behind a comma, where all of them are known. */
function knownBehind(line: string, known: ReadonlySet<string>): string | undefined {
  if (known.size === 0) return undefined;
  return tailsOf(line).find((tail) => areNames(tail) && [...namedPeopleIn([tail])].every((name) => known.has(name)));
}

/** The sign behind which people stand in a table: at least in two of its cells, and in half of those that have one; of commas in three of four. */
export const signOfNames = (cells: readonly string[]): RegExp | undefined =>
  signs.find((sign) => {
    const lines = cells.filter((text) => sign.test(text) && !text.includes('\n'));
    const named = lines.filter((line) => behind(line, sign) !== undefined).length;
    return named >= 2 && named * (sign === comma ? 4 : 2) >= lines.length * (sign === comma ? 3 : 1);
  });
