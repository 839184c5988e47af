// Cells that hold a title and its people in one text, as printed programmes have them: `Tides (Ada Sample)`, a line of names below the title, `Chair: …`.
import { oneLine } from '../../reading/fields.ts';
import { looksLikePerson } from '../../vocabulary/person-like.ts';
import { peopleNamed, roleOf } from '../../vocabulary/people-named.ts';

/** A title and the people written behind it, as texts of columns; empty where there are none. */
export type TitleCell = { title: string; persons: string; chairs: string };

/** Whether all that is named are people, at least one. */
function areNames(text: string): boolean {
  if (text.length > 400) return false;
  const { persons, chairs } = peopleNamed(text);
  const named = [...persons, ...chairs] as { name: string; institution?: string }[];
  return (
    named.length > 0 &&
    named.every(({ name, institution }) => looksLikePerson(institution === undefined ? name : `${name} (${institution})`))
  );
}

/** Signs between titles and people. */
const signs = [/\s[-–—|/]\s/, /(?<!\d):\s/] as const;

/** The parts of a cell. Lines of people and roles go to them; of one line the brackets at its end, and what stands behind the last `sign`. */
export function titleCell(text: string, sign: RegExp | undefined): TitleCell {
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
  const [title, tail] = parts.persons.length > 0 ? [parts.title.join(' '), ''] : cut(parts.title.join(' '), sign);
  return { title, persons: [...parts.persons, tail].filter(Boolean).join('\n'), chairs: parts.chairs.join('\n') };
}

/** A line without the people at its end, and these. */
function cut(line: string, sign: RegExp | undefined): [title: string, people: string] {
  const open = line.lastIndexOf('(', line.length - 2);
  const inside = /[)）]$/.test(line) && open > 0 ? line.slice(open + 1, -1) : '';
  if (inside !== '' && areNames(inside)) return [line.slice(0, open).trim(), inside];
  const tail = sign && behind(line, sign);
  return tail
    ? [
        line
          .slice(0, line.length - tail.length)
          .trimEnd()
          .slice(0, -1)
          .trimEnd(),
        tail,
      ]
    : [line, ''];
}

/** The names behind the last sign of a line. */
function behind(line: string, sign: RegExp): string | undefined {
  const tail = line.split(sign).at(-1) ?? '';
  return tail !== line && areNames(tail) ? tail : undefined;
}

/** The sign behind which people stand in a table: at least in two of its cells, and in half of those that have one. */
export const signOfNames = (cells: readonly string[]): RegExp | undefined =>
  signs.find((sign) => {
    const lines = cells.filter((text) => sign.test(text) && !text.includes('\n'));
    const named = lines.filter((line) => behind(line, sign) !== undefined).length;
    return named >= 2 && named * 2 >= lines.length;
  });
