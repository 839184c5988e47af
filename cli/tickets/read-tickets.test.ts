// What a list says of its tickets, and what it leaves unsaid: nothing is given away that no row says.
import { expect, test } from 'vitest';
import { readTickets } from './read-tickets.ts';

const read = (text: string) => readTickets({ path: 'list.csv', bytes: Buffer.from(text) }, { fields: {}, defaults: {} });
const documents = (text: string) => read(text).tickets.map(({ document }) => document);

test('a ticket is paid only where the list says so; that it says nothing is reported', () => {
  const silent = read('id,email\n1,a@example.org\n');
  expect(silent.tickets.map(({ document }) => document.IsPayed)).toEqual([false]);
  expect(silent.missing).toEqual(['IsPayed', 'TicketTypeName']);
  const said = documents('id,email,type,paid\n1,a@example.org,Day,yes\n2,b@example.org,Day,no\n3,c@example.org,Day,\n');
  expect(said.map(({ IsPayed }) => IsPayed)).toEqual([true, false, false]);
});

test('a ticket of the list is valid unless a column says otherwise; nothing else grants access', () => {
  const [ticket] = documents('id,email\n1,a@example.org\n');
  expect(ticket).toMatchObject({ IsValid: true, IsPayed: false, EnableHCP: false, ParticipantTypeValid: false });
  const said = documents('id,email,IsValid\n1,a@example.org,no\n2,b@example.org,\n');
  expect(said.map(({ IsValid }) => IsValid)).toEqual([false, false]);
});

test('a second row with a number that was there is left out and named; the first stays', () => {
  const { tickets, refused, spared } = read('id,email,type\n1,a@example.org,Day\n1,b@example.org,Week\n2,c@example.org,Day\n');
  expect(tickets.map(({ key, emailKey }) => `${key} ${emailKey}`)).toEqual(['1 a@example.org', '2 c@example.org']);
  expect(refused).toEqual([{ line: 3, reason: 'its number is that of line 2' }]);
  expect([...spared]).toEqual(['1']);
});

test('days are days: a time of day is none, and is not cut down to one', () => {
  const list = (days: string) => read(`id,email,days\n1,a@example.org,${days}\n`);
  expect(list('2027-05-04 2027-05-03 2027-05-04').tickets[0]!.days).toEqual(['2027-05-03', '2027-05-04']);
  expect(list('').tickets[0]!.days).toBeNull();
  for (const days of ['2027-05-03T08:00', '2027-05-03T08:00Z', '2027-02-30', '3.5.2027'])
    expect(list(days).refused, days).toEqual([{ line: 2, reason: `days holds “${days}”, not a day such as 2027-05-03` }]);
});

test('a column withdraws tickets, under each of its names; people not named in it keep their tickets', () => {
  for (const name of ['withdrawn', 'cancelled', 'storniert']) {
    const { tickets } = read(`id,email,${name}\n1,a@example.org,yes\n2,b@example.org,no\n3,c@example.org,\n`);
    expect(
      tickets.map(({ withdrawn }) => withdrawn),
      name,
    ).toEqual([true, false, false]);
  }
  expect(read('id,email\n1,a@example.org\n').tickets.map(({ withdrawn }) => withdrawn)).toEqual([false]);
});
