// Windows: findings for times around the change of clocks, for reversed and far windows, and none for those in order.
import { expect, test } from 'vitest';
import { checked, rules } from './checked.fixture.ts';
import { timeFindings } from './written-time.ts';

const at = { file: 'x.json', pointer: '/endTime' };
const found = (text: string, zone = 'Europe/Berlin') =>
  timeFindings(text, at, zone, 'error').map(({ code, suggestion, fix }) => [code, suggestion, fix?.length ?? 0]);

test.each([
  ['2027-05-03', []],
  ['2027-05-03T10:00', []],
  ['2027-05-03T10:00:30.5Z', []],
  ['2027-05-03T10:00+02:00', []],
  ['2027-05-03 10:00', [['time-format', '2027-05-03T10:00', 1]]],
  ['2027-05-03T10:00+0200', [['time-format', '2027-05-03T10:00+02:00', 1]]],
  ['2027-05-03T10:00z', [['time-format', '2027-05-03T10:00Z', 1]]],
  ['2027-5-3', [['time-unreadable', '2027-05-03', 1]]],
  ['3.5.2027 9:30', [['time-unreadable', '2027-05-03T09:30', 1]]],
  ['03/05/2027', [['time-unreadable', '', 0]]],
  ['2027-02-30', [['time-unreadable', '', 0]]],
  ['tomorrow', [['time-unreadable', '', 0]]],
  ['2027-03-28T02:00', [['time-in-gap', '2027-03-28T03:00', 1]]],
  ['2027-03-28T02:59', [['time-in-gap', '2027-03-28T03:59', 1]]],
  ['2027-03-28T01:59', []],
  ['2027-03-28T03:00', []],
  ['2027-10-31T02:00', [['time-ambiguous', '2027-10-31T02:00:00+02:00', 1]]],
  ['2027-10-31T02:59', [['time-ambiguous', '2027-10-31T02:59:00+02:00', 1]]],
  ['2027-10-31T01:59', []],
  ['2027-10-31T03:00', []],
])('%s', (text, expected) => {
  expect(found(text)).toEqual(expected);
});

test('the gap of another zone, with both sides in words', () => {
  expect(timeFindings('2027-03-14T02:15', at, 'America/New_York', 'error')[0]!.message).toBe(
    '02:15 does not exist on this day in America/New_York: clocks go from 01:59 to 03:00; read as 03:15',
  );
  expect(found('2027-10-03T02:10', 'Australia/Lord_Howe')).toEqual([['time-in-gap', '2027-10-03T02:40', 1]]);
});

test.each([
  [{ startTime: '2027-05-04', endTime: '2027-05-03' }, ['window-reversed /0/endTime']],
  [{ startTime: '2027-05-03', endTime: '2027-05-03' }, []],
  [{ startTime: null, endTime: '' }, []],
  // Nine months ahead is an announcement; a year ahead is last year's event.
  [{ endTime: '2026-09-01' }, []],
  [{ endTime: '2026-05-05' }, ['window-outside-event /0/endTime']],
  [{ startTime: '2027-06-30' }, []],
  [{ startTime: '2028-05-03' }, ['window-outside-event /0/startTime']],
  [{ startTime: 'soon', endTime: '2027-05-03' }, ['time-unreadable /0/startTime']],
])('%j', async (written, expected) => {
  expect(await rules(written)).toEqual(expected);
});

test('wherever there are windows: entries, advertisements, sessions, the event', async () => {
  expect(
    await checked({
      'app.json': { schemaVersion: 1, event: { timeZone: 'Europe/Berlin', startDate: '2027-05-05', endDate: '2027-05-03' } },
      'visibility/page.json': { schemaVersion: 1, layer: 'page', components: { x: { startTime: '2027-05-05', endTime: '2027-05-04' } } },
      'advertisements/a.json': {
        schemaVersion: 1,
        id: 'a',
        vmxPage: 'HomePage',
        displayFromDate: '2027-05-05',
        displayToDate: '2027-05-04',
      },
      'data/sessions.json': {
        schemaVersion: 1,
        rows: [{ Id: '1', Name: 'A', StartDateTime: '2027-05-04T10:00', EndDateTime: '2027-05-04T09:00' }],
      },
    }),
  ).toEqual(
    expect.arrayContaining([
      'window-reversed /event/endDate',
      'window-reversed /components/x/endTime',
      'window-reversed /displayToDate',
      'window-reversed /rows/0/EndDateTime',
    ]),
  );
});
