// Notes of changes in titles: what attendees and calendars are told, in every language of the site and of columns, and titles that only sound like it.
import { expect, test } from 'vitest';
import { calledOff } from '../../../src/rules/called-off.ts';
import { csvFile, readOffice, shortly } from '../fixtures/office-tables.ts';
import { fileOf } from '../fixtures/schedules.ts';
import { importProgramme } from '../import-programme.ts';
import { writeImport } from '../write/write-import.ts';

/** The sessions of a list of titles, in a table that has nothing else but hours and a room. */
const sessionsOf = (...titles: string[]) =>
  readOffice(csvFile(`Start;Title;Room\n${titles.map((title, at) => `2031-03-06 1${at % 10}:00;${title};Hall\n`).join('')}`)).rows.sessions;
const tagsOf = (title: string): (string | undefined)[] => {
  const [session] = sessionsOf(title, 'Moons');
  return [session!.Name as string, session!.Groups?.map(({ Name }) => Name).join(' ')];
};

test.each([
  'Tides (cancelled)',
  'Tides (CANCELED)',
  '[Cancelled] Tides',
  'CANCELLED: Tides',
  '*** ABGESAGT *** Tides',
  'Tides – abgesagt',
  'Tides (entfällt)',
  'Tides (leider abgesagt!)',
  'Tides (annulé)',
  'Tides (annullato)',
  'Tides (cancelada)',
  'Tides (cancelado)',
  'Tides (İPTAL EDİLDİ)',
  'Tides (ملغاة)',
  'Tides（中止）',
  '【取消】Tides',
  'Tides (geannuleerd)',
  'Tides (odwołane)',
  'Tides (zrušeno)',
  'Tides (отменено)',
  'Tides (скасовано)',
  'Tides (inställt)',
  'Tides (aflyst)',
  'Tides (avlyst)',
  'Tides (peruttu)',
  'Tides (elmarad)',
  'Tides (anulat)',
  'Tides (ακυρώθηκε)',
  'Tides (בוטל)',
  'Tides (취소)',
])('%s is Tides, which is cancelled', (title) => expect(tagsOf(title)).toEqual(['Tides', 'Cancelled']));

test.each([
  ['Tides (verschoben)', 'Postponed'],
  ['Tides [online]', 'Online'],
  ['Tides (en línea)', 'Online'],
  ['Tides [in-person & remote]', 'Hybrid'],
  ['Tides (ausgebucht)', 'Fully booked'],
  ['Tides (online) (cancelled)', 'Cancelled Online'],
])('%s has the tag %s', (title, tag) => expect(tagsOf(title)).toEqual(['Tides', tag]));

test.each([
  'Cancelled futures',
  'The talk that was cancelled',
  'Why tides are cancelled (and moons)',
  'Art (Cancelled Futures)',
  'Banking – online',
  'Cancelled: a history of noise',
  'Noise cancelled (part 2)',
  'Online: how we met',
  'Verschobene Horizonte (Lesung)',
  '(cancelled)',
  'ONLINE',
])('%s is a title', (title) => expect(tagsOf(title)).toEqual([title, '']));

test('a room it was moved to is its room; another move is told to readers and in the report', () => {
  const result = readOffice(
    csvFile(
      'Start;Title;Room;Speaker\n2031-03-06 09:00;Tides (moved to Room 5);Hall;Ada Sample\n2031-03-06 10:00;Moons (verschoben auf 15 Uhr);Hall;Bo Example\n2031-03-06 11:00;Wicks (jetzt in Kombüse);Hall;\n2031-03-06 12:00;Oil;Kombüse;\n2031-03-06 13:00;Foam (cancelled due to illness);Hall;\n',
    ),
  );
  expect(shortly(result)).toEqual([
    '03-06 09:00 | Tides | Room 5 | Ada Sample',
    '03-06 10:00 | Moons | Hall | Bo Example',
    '03-06 11:00 | Wicks | Kombüse',
    '03-06 12:00 | Oil | Kombüse',
    '03-06 13:00 | Foam | Hall',
  ]);
  expect(result.rows.sessions.map(({ Subtitle }) => Subtitle)).toEqual(['', 'verschoben auf 15 Uhr', '', '', 'cancelled due to illness']);
  expect(result.findings.filter(({ code }) => code === 'title-state').map(({ severity, line }) => `${line} ${severity}`)).toEqual([
    '2 info',
    '3 warning',
    '4 info',
    '6 info',
  ]);
});

test('a word before a colon is a state or a title: it stays and is asked about', () => {
  const { rows, findings } = readOffice(csvFile('Start;Title\n2031-03-06 09:00;Abgesagt: Gezeiten\n2031-03-06 10:00;Monde\n'));
  expect([rows.sessions[0]!.Name, findings.filter(({ code }) => code === 'title-state-doubtful').length]).toEqual([
    'Abgesagt: Gezeiten',
    1,
  ]);
});

test('people behind a title are found before and after its note, in cells and in lists', () => {
  const cross =
    'Thursday 6 March 2031,Hall A,Hall B\n09:00-10:00,Tides – Ada Sample (cancelled),Wicks – Bo Example\n10:00-11:00,Oil – Cy Model,Foam (online) – Dee Demo\n';
  expect(shortly(readOffice(csvFile(cross)))).toEqual([
    '03-06 09:00–10:00 | Tides | Hall A | Ada Sample',
    '03-06 09:00–10:00 | Wicks | Hall B | Bo Example',
    '03-06 10:00–11:00 | Oil | Hall A | Cy Model',
    '03-06 10:00–11:00 | Foam | Hall B | Dee Demo',
  ]);
});

test('every format: a cancelled session keeps its id, is cancelled in calendars, no highlight, and has words in the languages of the event', () => {
  const event = (title: string) => ({
    guid: 'g1',
    date: '2031-03-06T09:00:00+01:00',
    duration: '01:00',
    title,
    persons: [{ name: 'Ada Sample' }],
  });
  const read = (title: string) =>
    importProgramme({
      language: 'de-DE',
      files: [
        fileOf(
          'schedule.json',
          JSON.stringify({
            schedule: {
              conference: {
                title: 'Lantern',
                time_zone_name: 'Europe/Berlin',
                days: [{ date: '2031-03-06', rooms: { Hall: [event(title)] } }],
              },
            },
          }),
        ),
      ],
    });
  const [plain, off] = [read('Opening'), read('[CANCELLED] Opening')].map((result) => result.rows.sessions[0]!);
  expect([plain!.Highlighted, off!.Highlighted, off!.Name, off!.Id]).toEqual([true, undefined, 'Opening', plain!.Id]);
  expect([plain!, off!].map(({ Groups = [] }) => calledOff({ Groups }))).toEqual([undefined, 'cancelled']);
  const labels = (title: string) =>
    writeImport(read(title), { instance: 'a', event: 'b' }).find(({ path }) => path.endsWith('labels.json'));
  expect([labels('Opening'), JSON.parse(labels('Opening (abgesagt)')!.text).rows, labels('Opening (abgesagt)')!.unlessThere]).toEqual([
    undefined,
    [{ Id: 'Cancelled', Name: 'Abgesagt' }],
    true,
  ]);
});
