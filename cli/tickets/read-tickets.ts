// Reads a ticket list (CSV or JSON): each row a ticket, or a line and a reason; a bad row costs itself alone.
import { createHash } from 'node:crypto';
import { emailKey, surnameKey } from '../../server/people/name-keys.ts';
import type { ListedTicket } from '../../server/people/import-tickets.ts';
import { asFields } from '../import/reading/fields.ts';
import { readRecords } from '../import/reading/records.ts';
import type { SourceRecord } from '../import/reading/source-records.ts';
import { UnreadableFile } from '../import/reading/unreadable-file.ts';
import type { ImportFile } from '../import/result.ts';
import { columnsOf, type TicketField } from './ticket-fields.ts';
import type { TicketMapping } from './ticket-mapping.ts';
import { addressValue, BadRow, daysValue, flagValue, textValue, timeValue } from './ticket-values.ts';

/** A row that was not imported. */
export type RefusedRow = { line: number; reason: string };

/** A list as it was read. `spared`: numbers of rows that were refused, which are no withdrawals. */
export type TicketList = { tickets: ListedTicket[]; refused: RefusedRow[]; spared: Set<string>; unused: string[]; missing: TicketField[] };

/** Fields whose absence an organiser should know of: without them a ticket opens less than intended. */
const wanted: readonly TicketField[] = ['IsPayed', 'TicketTypeName'];

/** Reads it. Throws `UnreadableFile` for a file that is no list, or has no column a ticket could be found by. */
export function readTickets(file: ImportFile, mapping: TicketMapping): TicketList {
  const { records, noticed, locate } = readRecords(file);
  const rows = records.map((record) => ({ record, fields: asFields(record.value) ?? {} }));
  const names = [...new Set(rows.flatMap(({ fields }) => Object.keys(fields)))];
  const absent = Object.values(mapping.fields).find((name) => !names.includes(name));
  if (absent !== undefined) throw new UnreadableFile('mapping-invalid', file.path, `the list has no column “${absent}”`);
  const { columns, unused } = columnsOf(names, mapping.fields);
  if (rows.length > 0 && !columns.email && !columns.code && !(columns.surname && columns.key))
    throw new UnreadableFile(
      'no-columns',
      file.path,
      'the list has no column for e-mail addresses, codes, or surnames with registration numbers',
    );
  const has = (field: TicketField): boolean => columns[field] !== undefined || mapping.defaults[field] !== undefined;
  const list: TicketList = { tickets: [], refused: [], spared: new Set(), unused, missing: wanted.filter((field) => !has(field)) };
  const lineOf = ({ place }: SourceRecord): number => place.line || (locate?.(place.pointer, file.path).line ?? 0);
  const torn = new Map(noticed.filter(({ code }) => code === 'row-repaired').map(({ place, message }) => [place.line, message]));
  const lines = new Map<string, number>();
  for (const { record, fields } of rows) {
    const line = lineOf(record);
    const value = (field: TicketField): unknown => {
      const written = columns[field] === undefined ? undefined : fields[columns[field]];
      return written === undefined || written === null || written === '' ? mapping.defaults[field] : written;
    };
    try {
      const torned = torn.get(line);
      if (torned !== undefined) throw new BadRow(torned);
      if (asFields(record.value) === undefined) throw new BadRow('the row is no record');
      const ticket = ticketOf(value, has);
      const key = ticket.key || derivedKey(ticket, (candidate) => lines.has(candidate));
      const first = lines.get(key);
      if (first !== undefined) throw new BadRow(`its number is that of line ${first}`);
      lines.set(key, line);
      list.tickets.push({ ...ticket, key });
    } catch (error) {
      if (!(error instanceof BadRow)) throw error;
      list.refused.push({ line, reason: error.message });
      const key = value('key');
      if (typeof key === 'string' || typeof key === 'number') list.spared.add(String(key).trim());
    }
  }
  return list;
}

function ticketOf(value: (field: TicketField) => unknown, has: (field: TicketField) => boolean): ListedTicket {
  const text = (field: TicketField): string => textValue(value(field), field);
  const flag = (field: TicketField): boolean => flagValue(value(field), field);
  const [key, email, surname, code] = [text('key'), addressValue(value('email')), text('surname'), text('code')];
  if (email === '' && code === '' && (surname === '' || key === ''))
    throw new BadRow('nobody could ever have it: there is no address, no code, and no surname with a number');
  const withdrawn = flag('withdrawn');
  const document = {
    // A row of the list is a valid ticket unless a column says otherwise; that it is paid must be stated.
    IsValid: has('IsValid') ? flag('IsValid') : true,
    IsPayed: flag('IsPayed'),
    TicketTypeName: text('TicketTypeName'),
    ParticipantTypeName: text('ParticipantTypeName'),
    ParticipantTypeValid: flag('ParticipantTypeValid'),
    TicketGrade: text('TicketGrade'),
    TicketFrom: timeValue(value('TicketFrom'), 'TicketFrom'),
    TicketTo: timeValue(value('TicketTo'), 'TicketTo'),
    EnableHCP: flag('EnableHCP'),
    SocietyMemberType: text('SocietyMemberType'),
    Country: text('Country'),
    CompanyAccountId: text('CompanyAccountId') || null,
    VisitorId: text('VisitorId'),
  };
  const named = code === '' ? {} : { code: { code, firstname: text('firstname'), surname } };
  return { key, emailKey: emailKey(email), surnameKey: surnameKey(surname), document, days: daysValue(value('days')), withdrawn, ...named };
}

/** The same row gets the same key in every import; rows that are the same are numbered. */
function derivedKey({ emailKey: email, surnameKey: surname, document, code }: ListedTicket, isTaken: (key: string) => boolean): string {
  const facts = [email, surname, code?.code ?? '', document.TicketTypeName, document.TicketFrom, document.TicketTo, document.VisitorId];
  const key = `row-${createHash('sha256').update(JSON.stringify(facts)).digest('hex').slice(0, 24)}`;
  for (let count = 1; ; count++) {
    const numbered = count === 1 ? key : `${key}-${count}`;
    if (!isTaken(numbered)) return numbered;
  }
}
