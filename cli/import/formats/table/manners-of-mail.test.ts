// Programmes as offices send them in letters and copies: pasted from Word, drawn with signs, printed side by side, several tables of one export.
import { expect, test } from 'vitest';
import { csvFile, institutionsOf, readOffice, shortly } from '../../fixtures/office-tables.ts';
import { fileOf } from '../../fixtures/schedules.ts';

test('a table of Word as HTML: days across it, people in paragraphs, an hour from which on', () => {
  const cell = (...lines: string[]) => `<td>${lines.map((line) => `<p class=MsoNormal>${line}<o:p></o:p></p>`).join('')}</td>`;
  const day = (text: string) => `<tr><td colspan=4><p class=MsoNormal><b>${text}<o:p></o:p></b></p></td></tr>`;
  const page = `<html xmlns:o="urn:schemas-microsoft-com:office:office"><body lang=DE><table class=MsoTableGrid>
<tr>${['Zeit', 'Thema', 'Referent/in', 'Raum'].map((name) => cell(`<b>${name}</b>`)).join('')}</tr>
${day('Donnerstag, 6.&nbsp;März 2031')}
<tr>${cell('09.00&nbsp;–&nbsp;09.30&nbsp;Uhr')}${cell('Begrüßung')}${cell('Prof. Dr. Änne Müller', 'Bo Muster')}${cell('Saal&nbsp;1')}</tr>
<tr>${cell('09.30 – 10.00 Uhr')}${cell('Die Gezeiten<br>lesen')}${cell('Ada Beispiel (Hafenamt)')}${cell('Saal 1')}</tr>
${day('Freitag, 7. März 2031')}
<tr>${cell('ab 9 Uhr')}${cell('Dochte')}${cell('N.N.')}${cell('&nbsp;')}</tr></table></body></html>`;
  expect(shortly(readOffice(fileOf('programm.html', page)))).toEqual([
    '03-06 09:00–09:30 | Begrüßung | Saal 1 | Prof. Dr. Änne Müller + Bo Muster',
    '03-06 09:30–10:00 | Die Gezeiten lesen | Saal 1 | Ada Beispiel',
    '03-07 09:00 | Dochte',
  ]);
});

test('a table drawn with signs in a mail, quoted', () => {
  const mail = `Hi Eve,

> Thursday, 6 March 2031
> +---------------+----------------------+-------------------+--------+
> | Time          | Title                | Speaker           | Room   |
> +---------------+----------------------+-------------------+--------+
> | 09:00 - 09:30 | Opening              | Eve Probe         | Hall A |
> | 10:15 - 10:45 | Coffee break         |                   |        |
> | 10:45 - 12:00 | Wicks and wonders    | Bo Example, Cy M. | Hall B |
> +---------------+----------------------+-------------------+--------+

Best
Ada
`;
  const result = readOffice(fileOf('mail.txt', mail));
  expect(shortly(result)).toEqual([
    '03-06 09:00–09:30 | Opening | Hall A | Eve Probe',
    '03-06 10:15–10:45 | Coffee break',
    '03-06 10:45–12:00 | Wicks and wonders | Hall B | Bo Example + Cy M.',
  ]);
  expect(result.findings.map(({ code }) => code)).toEqual(['table-note']);
});

test('rooms side by side in the text of a PDF; one that does not lie below its room is not guessed', () => {
  const print = (shift: string) => `                     LANTERN CONGRESS 2031

Thursday, 6 March 2031

                 Great Hall                      Side Room

09:00 - 09:30    Opening                         ${shift}Registration
                 Eve Probe
09:30 - 10:15    Reading the tides               Trimming wicks
                 Ada Sample                      Bo Example
10:15 - 10:45    Coffee break
10:45 - 12:00    Lamps of the north              Oil and water
                 Cy Model, Dee Demo              Flo Test

                                3
`;
  const result = readOffice(fileOf('programme.txt', print('')));
  expect(result.event.name).toBe('LANTERN CONGRESS 2031');
  expect(shortly(result)).toEqual([
    '03-06 09:00–09:30 | Opening | Great Hall | Eve Probe',
    '03-06 09:00–09:30 | Registration | Side Room',
    '03-06 09:30–10:15 | Reading the tides | Great Hall | Ada Sample',
    '03-06 09:30–10:15 | Trimming wicks | Side Room | Bo Example',
    '03-06 10:15–10:45 | Coffee break',
    '03-06 10:45–12:00 | Lamps of the north | Great Hall | Cy Model + Dee Demo',
    '03-06 10:45–12:00 | Oil and water | Side Room | Flo Test',
  ]);
  expect(shortly(readOffice(fileOf('programme.txt', print('    '))))).not.toContain('03-06 09:00–09:30 | Registration | Side Room');
});

test('several tables of one export: the first lists people, who are those of the others', () => {
  const result = readOffice(
    csvFile(`Table 1
Speaker,Company,Email
Ada Sample,Harbour University,ada@example.org
Bo Example,Lamp Works,bo@example.org

Thursday
Date,Start,End,Title,Speaker,Room
06/03/2031,09:00,09:30,Opening,Ada Sample,Hall A
06/03/2031,09:30,10:15,Reading the tides,Bo Example,Hall A

Friday
Date,Start,End,Title,Speaker,Room
07/03/2031,09:00,09:45,Wicks,Ada Sample,Hall B
`),
  );
  expect(shortly(result)).toEqual([
    '03-06 09:00–09:30 | Opening | Hall A | Ada Sample',
    '03-06 09:30–10:15 | Reading the tides | Hall A | Bo Example',
    '03-07 09:00–09:45 | Wicks | Hall B | Ada Sample',
  ]);
  expect(institutionsOf(result)).toEqual({ 'Ada Sample': 'Harbour University', 'Bo Example': 'Lamp Works' });
  expect([result.event.name, result.quarantine, result.leftOut.map(({ field }) => field)]).toEqual(['', [], ['Email']]);
});

test('Hebrew and Polish, with the words of their offices', () => {
  const hebrew = `יום,שעה,נושא,מרצה,אולם
יום חמישי 6.3.2031,09:00-09:30,ברכות,פרופ' עדה כהן,אולם א
,10:15-10:45,הפסקת קפה,,
יום שישי 7.3.2031,09:00-10:00,פתילות,טל שחר (אוניברסיטת הנמל),אולם ב
`;
  expect(shortly(readOffice(csvFile(hebrew)))).toEqual([
    "03-06 09:00–09:30 | ברכות | אולם א | פרופ' עדה כהן",
    '03-06 10:15–10:45 | הפסקת קפה',
    '03-07 09:00–10:00 | פתילות | אולם ב | טל שחר',
  ]);
  const polish = readOffice(
    csvFile(`Konferencja Latarnik 2031;;;;
czwartek, 6 marca 2031 r.;;;;
Godz.;Temat wystąpienia;Prowadzący;Afiliacja;Miejsce
9:00–9:30;Otwarcie;prof. Łucja Próbna;Uniwersytet Morski;Aula
9:30–10:15;Jak czytać pływy;mgr Ewa Wzór;Instytut Lamp;Aula
piątek, 7 marca 2031 r.;;;;
9:00–10:00;Knoty;Ewa Wzór;;sala 12
`),
  );
  expect(shortly(polish)).toEqual([
    '03-06 09:00–09:30 | Otwarcie | Aula | prof. Łucja Próbna',
    '03-06 09:30–10:15 | Jak czytać pływy | Aula | mgr Ewa Wzór',
    '03-07 09:00–10:00 | Knoty | sala 12 | mgr Ewa Wzór',
  ]);
  expect(polish.rows.authors.map(({ Institution }) => Institution)).toEqual(['Uniwersytet Morski', 'Instytut Lamp']);
});
