// Columns of ticket lists: each name means one field, the guide names every field, a mapping takes precedence over usual names.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { columnKey, columnsOf, ticketFieldNames, ticketFields } from './ticket-fields.ts';

test('each usual name means one field, and is written as names are compared', () => {
  const names = Object.values(ticketFields).flat();
  expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
  expect(names.filter((name) => columnKey(name) !== name)).toEqual([]);
});

test('the guide names every field', () => {
  const guide = readFileSync(join(import.meta.dirname, '../../docs/guide/people.md'), 'utf8');
  expect(ticketFieldNames.filter((name) => !guide.includes(`\`${name}\``))).toEqual([]);
});

test('case, blanks, signs and accents of a column do not matter; a mapped column is nothing else', () => {
  const { columns, unused } = columnsOf(['E-Mail-Adresse', 'Gültig ab', 'ID', 'Ticket', 'Shoes', ''], { VisitorId: 'ID' });
  expect(columns).toEqual({ email: 'E-Mail-Adresse', TicketFrom: 'Gültig ab', VisitorId: 'ID', TicketTypeName: 'Ticket' });
  expect(unused).toEqual(['Shoes']);
});
