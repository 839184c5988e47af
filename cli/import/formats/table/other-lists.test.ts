// Lists of a congress office that are no programme: refused with the reason; programmes that share their words arrive.
import { expect, test } from 'vitest';
import { codesOf, csvFile, readOffice, shortly } from '../../fixtures/office-tables.ts';

test.each([
  ['invoices', 'Invoice no,Date,Customer,Amount,VAT,Due date,Status\n2031-001,2031-01-02,Coast University,"1,200.00",19%,2031-02-01,paid'],
  ['invoices', 'Rechnungsnummer;Datum;Kunde;Betrag;MwSt.\n7;02.01.2031;Küstenamt;300,00;19 %'],
  ['bookings of hotels', 'Guest,Hotel,Room number,Check-in,Check-out,Nights\nAda Sample,Harbour Inn,204,2031-03-03,2031-03-06,3'],
  ['bookings of hotels', 'Gast;Zimmernummer;Anreise;Abreise;Nächte\nAda Sample;204;03.03.2031;06.03.2031;3'],
  ['shifts of helpers', 'Helper,Shift,Date,From,To,Place\nAda Sample,Cloakroom,2031-03-04,08:00,12:00,Foyer'],
  ['shifts of helpers', 'Bénévole;Poste;Date;Début;Fin\nAda Sample;Vestiaire;2031-03-04;08:00;12:00'],
])('a list of %s is refused: %s', (what, text) => {
  const result = readOffice(csvFile(text));
  expect([result.readable, result.rows.sessions, codesOf(result)]).toEqual([false, [], ['office-list']]);
  expect(result.findings[0]!.severity).toBe('error');
  expect(result.findings[0]!.message).toContain(`lists ${what} (`);
});

test.each([
  ['Title,Date,Start,Guest,Hotel\nTides,2031-03-04,09:00,Ada Sample,Harbour Inn', ['03-04 09:00 | Tides']],
  ['Session,Date,Start,Amount,Invoice no\nTides,2031-03-04,09:00,10,7', ['03-04 09:00 | Tides']],
])('a programme with such columns arrives: %s', (text, lines) => {
  const result = readOffice(csvFile(text));
  expect(shortly(result).map((line) => line.split(' | ').slice(0, 2).join(' | '))).toEqual(lines);
});
