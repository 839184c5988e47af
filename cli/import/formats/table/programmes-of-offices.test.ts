// Sheets as congress offices lay them out: days and rooms as columns, several tables in a sheet, no names of columns, people within titles.
import { expect, test } from 'vitest';
import { codesOf, csvFile, institutionsOf, readOffice, shortly } from '../../fixtures/office-tables.ts';
import { workbook } from '../../fixtures/workbooks.ts';

test('days are sheets, rooms columns, times merged; people and chairs stand below their title', async () => {
  const file = await workbook(
    'tage.xlsx',
    {
      name: 'Do 6.3.2031',
      merges: ['A4:A5', 'B7:D7'],
      rows: [
        ['Jahrestagung der Leuchttürme', '', '', ''],
        ['', '', '', ''],
        ['Zeit', 'Saal Nord', 'Saal Süd', 'Raum 3'],
        ['09:00 - 10:00', 'Begrüßung\nProf. Dr. Änne Müller', 'Gezeiten lesen (Ada Beispiel, Bo Muster)', ''],
        ['', 'Grußwort\nDee Demo', '', ''],
        ['10:00 - 10:30', 'Kaffeepause', 'Kaffeepause', 'Kaffeepause'],
        ['10:30 - 12:00', 'Zukunft des Lichts\nVorsitz: Eve Probe', '', ''],
      ],
    },
    {
      name: 'Fr 7.3.2031',
      rows: [
        ['Zeit', 'Saal Nord', 'Saal Süd'],
        ['09:00 - 10:30', 'Öl – Bo Muster', 'Lampen – Ada Beispiel'],
        ['10:30 - 11:00', 'Schluss', ''],
      ],
    },
  );
  expect(shortly(readOffice(file))).toEqual([
    '03-06 09:00–10:00 | Begrüßung | Saal Nord | Prof. Dr. Änne Müller',
    '03-06 09:00–10:00 | Gezeiten lesen | Saal Süd | Ada Beispiel + Bo Muster',
    '03-06 09:00–10:00 | Grußwort | Saal Nord | Dee Demo',
    '03-06 10:00–10:30 | Kaffeepause',
    '03-06 10:30–12:00 | Zukunft des Lichts | [Eve Probe]',
    '03-07 09:00–10:30 | Öl | Saal Nord | Bo Muster',
    '03-07 09:00–10:30 | Lampen | Saal Süd | Ada Beispiel',
    '03-07 10:30–11:00 | Schluss | Saal Nord',
  ]);
});

test('a session merged over two rows of times ends with the second', async () => {
  const file = await workbook('a.xlsx', {
    name: 'Plan',
    merges: ['B3:B4'],
    rows: [
      ['Thursday, 6 March 2031', '', ''],
      ['Time', 'Room 1', 'Room 2'],
      ['09:00-10:00', 'Tides and moons', 'Wicks'],
      ['10:00-11:00', '', 'Oil lamps'],
    ],
  });
  expect(shortly(readOffice(file))).toEqual([
    '03-06 09:00–11:00 | Tides and moons | Room 1',
    '03-06 09:00–10:00 | Wicks | Room 2',
    '03-06 10:00–11:00 | Oil lamps | Room 2',
  ]);
});

test('columns are days; times as columns and rooms as rows', () => {
  const week = `Lantern Week,,
Time,Mon 3 March 2031,Tue 4 March 2031
09:00–10:30,Opening lecture,Tides II
11:00–12:30,Tides I,
`;
  expect(shortly(readOffice(csvFile(week)))).toEqual([
    '03-03 09:00–10:30 | Opening lecture',
    '03-04 09:00–10:30 | Tides II',
    '03-03 11:00–12:30 | Tides I',
  ]);
  const turned = `Thursday 6 March 2031,09:00-10:00,10:00-10:30
Great Hall,Opening,Coffee
Side Room,Wicks workshop,Coffee
`;
  expect(shortly(readOffice(csvFile(turned)))).toEqual([
    '03-06 09:00–10:00 | Opening | Great Hall',
    '03-06 09:00–10:00 | Wicks workshop | Side Room',
    '03-06 10:00–10:30 | Coffee',
  ]);
});

test('a table of people below the programme: its addresses stay private, titles before names are no other people', () => {
  const result = readOffice(
    csvFile(`Jeudi 6 mars 2031;;;
Horaire;Intitulé;Intervenant;Salle
9h30 – 10h15;Lire les marées;Mme Ada Exemple;Amphi A
10h45 – 12h00;Table ronde;"Modérateur : M. Bo Modèle
Cy Essai, Dée Muster";Amphi A
;;;
Liste des intervenants;;;
Nom;Prénom;Établissement;Courriel
Exemple;Ada;Université de Testville;ada@example.org
Modèle;Bo;Atelier des Lampes;bo@example.org
`),
  );
  expect(shortly(result)).toEqual([
    '03-06 09:30–10:15 | Lire les marées | Amphi A | Ada Exemple',
    '03-06 10:45–12:00 | Table ronde | Amphi A | Cy Essai + Dée Muster | [Bo Modèle]',
  ]);
  expect(institutionsOf(result)).toMatchObject({ 'Ada Exemple': 'Université de Testville', 'Bo Modèle': 'Atelier des Lampes' });
  expect([JSON.stringify(result.rows).includes('@'), result.leftOut.map(({ field }) => field)]).toEqual([
    false,
    expect.arrayContaining(['Courriel']),
  ]);
});

test('two tables side by side, each below its room; a table without names of columns', () => {
  const side = `Great Hall,,,,Side Room,,
Time,Title,Speaker,,Time,Title,Speaker
2031-03-06 09:00,Opening,Ada Sample,,2031-03-06 09:30,Wicks,Bo Example
`;
  expect(shortly(readOffice(csvFile(side)))).toEqual([
    '03-06 09:00 | Opening | Great Hall | Ada Sample',
    '03-06 09:30 | Wicks | Side Room | Bo Example',
  ]);
  const nameless = readOffice(
    csvFile(`2031-03-06,09:00,09:30,Opening,Ada Sample,Great Hall
2031-03-06,09:30,10:15,Reading Tides,Bo Example,Great Hall
2031-03-06,10:15,10:45,Coffee,,
2031-03-07,09:00,10:00,Wicks,Cy Model,Side Room
`),
  );
  expect(shortly(nameless)[0]).toBe('03-06 09:00–09:30 | Opening | Great Hall | Ada Sample');
  expect([shortly(nameless).length, codesOf(nameless)]).toEqual([4, ['names-missing']]);
});

test('chairs between the rows: of the line above them, which is a session, or of the talks below; a session nobody speaks in stays', () => {
  const spanish = `JUEVES 6 DE MARZO DE 2031;;;
SALA AZUL;;;
Hora;Actividad;Ponente;Duración
09:00;Inauguración;Dra. Ada Ejemplo;30 min
CICLO DE MAREAS;;;
Moderador: Dr. Bo Modelo;;;
09:30;Leer las mareas;Cy Muestra;20
10:10;Café;;20
MESA 2: CARTELES;;;
`;
  expect(shortly(readOffice(csvFile(spanish)))).toEqual([
    '03-06 09:00–09:30 | Inauguración | SALA AZUL | Dra. Ada Ejemplo',
    '03-06 09:30–09:50 | CICLO DE MAREAS | SALA AZUL | [Dr. Bo Modelo]',
    '  03-06 09:30–09:50 | Leer las mareas | Cy Muestra',
    '03-06 10:10–10:30 | Café | SALA AZUL',
    '? | MESA 2: CARTELES | SALA AZUL',
  ]);
  const japanese = `灯台学会,,,,
日程：2031年3月6日（木）,,,,
時間,演題番号,演題,演者（所属）,会場
座長：見本花子（例示大学）,,,,
09:15～09:30,O-01,潮の読み方,例田次郎（例示大学）、見本三郎（港湾局）,大ホール
`;
  expect(shortly(readOffice(csvFile(japanese)))).toEqual(['03-06 09:15–09:30 | 潮の読み方 | 大ホール | 例田次郎 + 見本三郎 | [見本花子]']);
});

test('people with what they do and where in one column; languages whose offices write their own names of columns', () => {
  const agenda = `DATE,TIME,SESSION TITLE,SPEAKER / TITLE / COMPANY,MODERATOR
"March 6, 2031",9:00 AM – 9:45 AM,Tides,"Bo Example, Professor, Test University; Cy Model, Engineer, Lamp Works","Eve Probe, CEO, Lamp Works"
`;
  const result = readOffice(csvFile(agenda));
  expect(shortly(result)).toEqual(['03-06 09:00–09:45 | Tides | Bo Example + Cy Model | [Eve Probe]']);
  expect(institutionsOf(result)).toEqual({
    'Bo Example': 'Professor, Test University',
    'Cy Model': 'Engineer, Lamp Works',
    'Eve Probe': 'CEO, Lamp Works',
  });
  for (const [head, day, time] of [
    ['Data;Godzina;Tytuł;Prelegent;Sala', '06.03.2031', '09:00-09:30'],
    ['Дата;Время;Название доклада;Докладчик;Зал', '6 марта 2031', '09:00–09:30'],
    ['Datum;Tijd;Onderwerp;Spreker;Zaal', '6 maart 2031', '09:00 tot 09:30'],
    ['Data;Horário;Título da palestra;Palestrante;Sala', '06/03/2031', '09h00 às 09h30'],
    ['日期;时间;主题;演讲嘉宾;地点', '2031年3月6日', '09:00-09:30'],
    ['날짜;시간;제목;연사;장소', '2031-03-06', '09:00~09:30'],
    ['Datum;Čas;Název přednášky;Přednášející;Sál', '6. března 2031', '09:00-09:30'],
    ['Dato;Tid;Tittel;Foredragsholder;Sted', '6. mars 2031', '09.00-09.30'],
  ])
    expect(
      shortly(
        readOffice(csvFile(`${head}\n${day};${time};Lanterna;Ada Sample;X 1\n${day};10:00;Tides;Bo Example;X 1\n`), { dateOrder: 'dmy' }),
      )[0],
    ).toBe('03-06 09:00–09:30 | Lanterna | X 1 | Ada Sample');
});

test('lines with the hours of a session and its chair; people in the row below their title; two lines of days and rooms', async () => {
  const sessions = `Thursday 6 March 2031,,
Time,Title,Authors
"09:00-10:30 Session 1: Tides (Chair: Eve Probe)",,
,Reading tides,"Ada Sample, Bo Example"
10:30-11:00,Coffee break,
"11:00-12:30 Session 2: Wicks (Chair: Flo Demo)",,
11:00,Trimming,Dee Sample
`;
  expect(shortly(readOffice(csvFile(sessions)))).toEqual([
    '03-06 09:00–10:30 | Session 1: Tides | [Eve Probe]',
    '  ? | Reading tides | Ada Sample + Bo Example',
    '03-06 10:30–11:00 | Coffee break',
    '03-06 11:00–12:30 | Session 2: Wicks | [Flo Demo]',
    '  03-06 11:00 | Trimming | Dee Sample',
  ]);
  const below = `Time;Programme;Room
06.03.2031 09:00;Opening;Hall
;Speaker: Ada Sample;
06.03.2031 09:30;Tides;Hall
;Bo Example, Harbour Office;
`;
  expect(shortly(readOffice(csvFile(below)))).toEqual([
    '03-06 09:00 | Opening | Hall | Ada Sample',
    '03-06 09:30 | Tides | Hall | Bo Example',
  ]);
  const twice = await workbook('a.xlsx', {
    name: 'Plan',
    merges: ['B1:C1', 'D1:E1'],
    rows: [
      ['', 'Thursday 6 March 2031', '', 'Friday 7 March 2031', ''],
      ['Time', 'Hall A', 'Hall B', 'Hall A', 'Hall B'],
      ['09:00-10:00', 'Opening', '', 'Oil', 'Wicks'],
      ['10:00-11:00', 'Tides', 'Moons', 'Closing', ''],
    ],
  });
  expect(shortly(readOffice(twice))).toEqual([
    '03-06 09:00–10:00 | Opening | Hall A',
    '03-07 09:00–10:00 | Oil | Hall A',
    '03-07 09:00–10:00 | Wicks | Hall B',
    '03-06 10:00–11:00 | Tides | Hall A',
    '03-06 10:00–11:00 | Moons | Hall B',
    '03-07 10:00–11:00 | Closing | Hall A',
  ]);
});
