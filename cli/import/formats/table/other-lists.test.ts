// Lists that an office keeps beside its programme are refused with the reason; a table with titles is not one of them.
import { expect, test } from 'vitest';
import { csvFile, readOffice, shortly } from '../../fixtures/office-tables.ts';

test.each([
  'Rechnungsnr.;Datum;Kunde;Betrag;MwSt\nR-1001;04.03.2031;Tide Office;1.190,00;190,00\nR-1002;05.03.2031;Lamp Works;595,00;95,00\n',
  'Invoice no.,Invoice date,Customer,Net,VAT,Total\n1001,2031-03-04,Tide Office,1000,190,1190\n1002,2031-03-05,Lamp Works,500,95,595\n',
  'Numéro de facture;Date;Client;Montant HT;TVA\nF1;04/03/2031;Bureau des marées;1000;200\nF2;05/03/2031;Atelier des lampes;500;100\n',
  'Guest,Hotel,Arrival,Departure,Room type\nAda Sample,Harbour Inn,2031-03-03,2031-03-06,Single\nBo Example,Harbour Inn,2031-03-04,2031-03-05,Double\n',
  'Volunteer,Phone,Shift start,Shift end,Position\nAda Sample,1,2031-03-04 08:00,2031-03-04 12:00,Registration desk\nBo Example,2,2031-03-04 12:00,2031-03-04 16:00,Cloakroom\n',
  'Task,Assignee,Due date,Status,Priority\nBook the hall,Ada Sample,2031-02-01,Done,High\nPrint badges,Bo Example,2031-02-20,Open,Low\n',
  'Guest,Hotel,Room number,Check-in,Check-out,Nights\nAda Sample,Harbour Inn,204,2031-03-03,2031-03-06,3',
  'Gast;Zimmernummer;Anreise;Abreise;Nächte\nAda Sample;204;03.03.2031;06.03.2031;3',
  'Helper,Shift,Date,From,To,Place\nAda Sample,Cloakroom,2031-03-04,08:00,12:00,Foyer',
  'Bénévole;Poste;Date;Début;Fin\nAda Sample;Vestiaire;2031-03-04;08:00;12:00',
])('a list of something else is refused, and the message says why: %s', (table) => {
  const { readable, rows, findings } = readOffice(csvFile(table));
  expect(readable).toBe(false);
  expect(rows.sessions).toEqual([]);
  expect(findings.map(({ severity, code }) => `${severity} ${code}`)).toEqual(['error other-list']);
});

test('a programme whose columns are called as those of such lists is one', () => {
  const result = readOffice(
    csvFile('Title,Start,End,Priority,Owner,Assignee,Total\nTides,2031-03-04 09:00,2031-03-04 09:45,High,Office,Ada,3\n'),
  );
  expect(shortly(result)).toEqual(['03-04 09:00–09:45 | Tides']);
});

test.each([
  ['Title,Date,Start,Guest,Hotel\nTides,2031-03-04,09:00,Ada Sample,Harbour Inn', '03-04 09:00 | Tides'],
  ['Session,Date,Start,Amount,Invoice no\nTides,2031-03-04,09:00,10,7', '03-04 09:00 | Tides'],
])('a programme with such columns arrives: %s', (text, line) => {
  const lines = shortly(readOffice(csvFile(text)));
  expect(lines.map((one) => one.split(' | ').slice(0, 2).join(' | '))).toEqual([line]);
});
