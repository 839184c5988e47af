// Lines of a programme whose columns nothing but blanks divides, as programs make of a PDF: `Keynote Ada Sample (Institute of Tides) Hall A`.
import { looksLikePerson } from '../../vocabulary/person-like.ts';
import { institutionWords } from '../../vocabulary/people-named.ts';
import { isNamedElsewhere } from './title-cells.ts';

/** The parts of a line; room and people are empty where none is sure, `isUnsure` says that there may be people nobody can part from the title. */
export type LineParts = { title: string; room: string; persons: string; isUnsure: boolean };

const roomAtEnd =
  /\s((?:[Rr]oom|[Rr]aum|[Ss]aal|[Hh]örsaal|[Ss]alle|[Ss]ala|[Hh]all|[Aa]uditorium|[Aa]ula|[Zz]aal|[Ss]ál)\s(?:\p{Lu}|\d{1,3}\p{L}?|[IVX]{1,4})|\p{Lu}[\p{L}’'-]{1,30}\s(?:Room|Hall|Auditorium|Ballroom|Theatre|Theater))$/u;
/** Behind these a room belongs to the sentence: `A tour of Hall A`. */
const joins =
  /(?:^|\s)(?:the|of|in|to|from|at|behind|through|and|or|with|for|by|on|der|die|das|im|in|zur?|vom|und|mit|für|von|de|du|la|le|el|en|à|au|et|avec|con|y)$/iu;
const parting = /[\s,;:|·–—-]{1,6}$/u;

/** The rooms that stand at the ends of lines: those of lines of their own, and those that end two lines at least, or are a word with a number in two. */
export function roomsOfLines(lines: readonly string[], named: readonly string[]): ReadonlySet<string> {
  const ends = lines.flatMap((line) => {
    const room = roomIn(line);
    return room === undefined ? [] : [room];
  });
  const counts = new Map([...Map.groupBy(ends, (room) => room)].map(([room, list]) => [room, list.length]));
  const numbered = ends.filter((room) => /\s(?:\p{Lu}|\d{1,3}\p{L}?|[IVX]{1,4})$/u.test(room));
  return new Set([...named, ...ends.filter((room) => counts.get(room)! >= 2), ...(numbered.length >= 2 ? numbered : [])]);
}

function roomIn(line: string): string | undefined {
  const match = line.length > 300 ? null : roomAtEnd.exec(line);
  return match && !joins.test(line.slice(0, match.index)) ? match[1] : undefined;
}

/** A line without the room at its end, where it is one of `rooms` or stands in brackets, and that room. */
export function withoutRoom(line: string, rooms: ReadonlySet<string>): Pick<LineParts, 'title' | 'room'> {
  const open = line.endsWith(')') && line.length <= 300 ? line.lastIndexOf(' (') : -1;
  const inside = open > 0 ? line.slice(open + 2, -1) : '';
  if (inside !== '' && (rooms.has(inside) || roomAtEnd.exec(` ${inside}`)?.index === 0))
    return { title: line.slice(0, open), room: inside };
  const own = [...rooms].filter((room) => line.endsWith(` ${room}`)).toSorted((one, other) => other.length - one.length)[0];
  const before = own === undefined ? '' : line.slice(0, -own.length - 1);
  return own === undefined || joins.test(before) ? { title: line, room: '' } : { title: before.replace(parting, ''), room: own };
}

/** A line without the people at its end, each with an institution in brackets, or of a name in `known`. */
export function withoutPeople(line: string, known: ReadonlySet<string>): Pick<LineParts, 'title' | 'persons' | 'isUnsure'> {
  const people: string[] = [];
  let rest = line;
  for (;;) {
    const { name, inside, isUnsure } = lastPerson(rest, known);
    if (name === '') return { title: rest, persons: people.join('; '), isUnsure };
    people.unshift(inside === '' ? name : `${name} (${inside})`);
    const before = rest.slice(0, rest.length - (inside === '' ? name.length : name.length + inside.length + 3)).trimEnd();
    rest = before.replace(/\s(?:and|und|et|y|&)$/iu, '').replace(parting, '');
    if (rest === before && !rest.endsWith(')')) return { title: rest, persons: people.join('; '), isUnsure: false };
  }
}

const nobody = { name: '', inside: '', isUnsure: false };

/** The person a line ends with: as many of its last words as are known, else two, where no third can be one of a name. */
function lastPerson(line: string, known: ReadonlySet<string>): { name: string; inside: string; isUnsure: boolean } {
  const open = line.endsWith(')') ? line.lastIndexOf(' (') : -1;
  const inside = open > 0 ? line.slice(open + 2, -1) : '';
  if ((line.endsWith(')') && open <= 0) || inside.includes(')')) return nobody;
  const words = (open > 0 ? line.slice(0, open) : line).split(' ');
  for (const count of [5, 4, 3, 2]) {
    const name = words.slice(-count).join(' ');
    const isOwn = words.length > count && !joins.test(words.slice(0, -count).join(' '));
    if (isOwn && isNamedElsewhere(name, known)) return { name, inside, isUnsure: false };
  }
  if (!institutionWords.test(inside)) return nobody;
  const from = words.findLastIndex((word) => !looksLikePerson(`${word} Ada Sample`)) + 1;
  const run = words.slice(from);
  // A title has a word at least.
  const own = from === 0 ? run.slice(1) : run;
  const capitals = own.filter((word) => /^\p{Lu}[^.]/u.test(word));
  if (own.length < 2 || !looksLikePerson(own.join(' '))) return nobody;
  return capitals.length === 2 ? { name: own.join(' '), inside, isUnsure: false } : { ...nobody, isUnsure: true };
}
