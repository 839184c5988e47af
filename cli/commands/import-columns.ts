// What an import takes the columns of tables for, in lines for a person, and the rows as they would become.
import { SURE } from '../import/formats/table/columns.ts';
import type { ImportResult, TableSummary } from '../import/result.ts';
import { counted, printable } from '../output/findings.ts';
import type { Terminal } from '../output/terminal.ts';

/** So many rows are shown as they would become. */
const SHOWN = 5;

/** Every table with its columns, what each is taken for and how sure that is. */
export function columnLines(tables: readonly TableSummary[], terminal: Terminal): string[] {
  return tables.flatMap(({ file, sheet, rows, choices }) => {
    const width = Math.min(40, Math.max(...choices.map(({ column }) => column.length)));
    return [
      terminal.tone('place', printable(`${file}${sheet === '' ? '' : ` [${sheet}]`}: ${counted(rows, 'row')}`)),
      ...choices.map(({ column, field, sureness, why }) => {
        const taken = field === '' ? 'nothing' : field;
        const text = printable(`  ${column.padEnd(width)}  ${taken.padEnd(13)} ${surenessWords(field, sureness)}: ${why}`);
        return field === '' || sureness < SURE ? terminal.tone('warning', text) : text;
      }),
    ];
  });
}

const surenessWords = (field: string, sureness: number): string =>
  field === '' ? 'not known' : sureness === 1 ? 'sure' : sureness >= SURE ? 'likely' : 'not sure';

/** The first sessions and what is within them, and the first companies. */
export function exampleLines({ rows, exhibition }: ImportResult): string[] {
  const rooms = new Map(rows.rooms.map(({ Id, Name }) => [Id, textOf(Name)]));
  const people = (list: readonly { DisplayName: string }[] = []): string => list.map(({ DisplayName }) => DisplayName).join(', ');
  const examples = rows.sessions.slice(0, SHOWN).flatMap((session) => {
    const when = session.StartDateTime
      ? `${wall(session.StartDateTime)}${session.EndDateTime ? `–${wall(session.EndDateTime).slice(11)}` : ''}`
      : 'no time';
    const parts = rows.presentations.filter(({ SessionId }) => SessionId === session.Id);
    return [
      `  ${[when, textOf(session.Name), rooms.get(session.RoomId ?? '') ?? '', people(session.Speakers)].filter(Boolean).join(' · ')}`,
      ...parts.slice(0, 2).map(({ Title, Speakers }) => `    ${[textOf(Title), people(Speakers)].filter(Boolean).join(' · ')}`),
      ...(parts.length > 2 ? [`    … and ${counted(parts.length - 2, 'more presentation')}`] : []),
    ];
  });
  const companies = exhibition.companies.slice(0, SHOWN).map(({ Id, Name, SponsorType = '', ExhibitorBooths = [], Website = '' }) => {
    const booths = ExhibitorBooths.map(({ BoothNumber }) => BoothNumber).join(', ');
    const products = exhibition.products.filter(({ CompanyAccountId }) => CompanyAccountId === Id).length;
    const parts = [textOf(Name), SponsorType, booths, Website, products > 0 ? `${products} products` : ''];
    return `  ${parts.filter(Boolean).join(' · ')}`;
  });
  examples.push(...companies);
  return examples.length === 0 ? [] : ['The first rows as they would become:', ...examples.map(printable)];
}

const wall = (iso: string): string => iso.slice(0, 16).replace('T', ' ');
const textOf = (text: unknown): string =>
  typeof text === 'string' ? text : (Object.values((text ?? {}) as Record<string, string>)[0] ?? '');
