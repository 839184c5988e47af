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

const dash = /\s[-–—|/]\s/;

/** The parts of a cell. Lines of people and roles go to them; of one line the brackets at its end, and with `byDash` what stands behind its last dash. */
export function titleCell(text: string, byDash: boolean): TitleCell {
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
  const [title, behind] = parts.persons.length > 0 ? [parts.title.join(' '), ''] : cut(parts.title.join(' '), byDash);
  return { title, persons: [...parts.persons, behind].filter(Boolean).join('\n'), chairs: parts.chairs.join('\n') };
}

/** A line without the people at its end, and these. */
function cut(line: string, byDash: boolean): [title: string, people: string] {
  const open = line.lastIndexOf('(', line.length - 2);
  const inside = /[)）]$/.test(line) && open > 0 ? line.slice(open + 1, -1) : '';
  if (inside !== '' && areNames(inside)) return [line.slice(0, open).trim(), inside];
  const tail = byDash ? dashed(line) : undefined;
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

/** The names behind the last dash of a line. */
function dashed(line: string): string | undefined {
  const tail = line.split(dash).at(-1) ?? '';
  return tail !== line && areNames(tail) ? tail : undefined;
}

/** Whether people stand behind dashes in a table: at least in two of its cells, and in half of those that have a dash. */
export function namesByDash(cells: readonly string[]): boolean {
  const lines = cells.filter((text) => dash.test(text) && !text.includes('\n'));
  const named = lines.filter((line) => dashed(line) !== undefined).length;
  return named >= 2 && named * 2 >= lines.length;
}
