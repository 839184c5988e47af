// Calendars over HTTP: what is in each, how long it is cached, whose addresses it has, and what is no calendar.
import ICAL from 'ical.js';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { appointmentPath, calendarPath } from '../../src/calendar/calendar-address.ts';
import { NOW, temporaryFolder, testServer, type TestServer } from '../fixture/test-app.ts';
import { publishFolder } from '../store/publish-folder.ts';
import { plainText } from './plain-text.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.close());

const get = (url: string, headers: Record<string, string> = {}) => server.app.inject({ url, headers });
const titles = (text: string): string[] =>
  new ICAL.Component(ICAL.parse(text) as never)
    .getAllSubcomponents('vevent')
    .map((event) => String(event.getFirstPropertyValue('summary')));

test.each([
  [calendarPath('heart27', 'en-GB', 'programme'), ['Opening', 'Rhythm talks', 'Night shift']],
  [calendarPath('heart27', 'de-DE', 'programme'), ['Eröffnung', 'Rhythm talks', 'Night shift']],
  // The night belongs to the day before.
  [calendarPath('heart27', 'en-GB', 'day', '2027-05-03'), ['Opening', 'Rhythm talks', 'Night shift']],
  [calendarPath('heart27', 'en-GB', 'room', 'b'), ['Rhythm talks', 'Night shift']],
  [calendarPath('heart27', 'en-GB', 'person', 'p-brandt'), ['Opening', 'Rhythm talks']],
  [calendarPath('heart27', 'en-GB', 'session', 's-late'), ['Night shift']],
  [calendarPath('heart27', 'en-GB', 'session', 's-poster'), []],
  [calendarPath('heart27', 'de-DE', 'presentation', 'q-1'), ['Erster Vortrag']],
])('%s', async (url, expected) => {
  const answer = await get(url);
  expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'text/calendar; charset=utf-8']);
  expect(titles(answer.body)).toEqual(expected);
});

test('the sessions of a company, and of no other', async () => {
  const at = { StartDateTime: '2027-05-03T09:00', EndDateTime: '2027-05-03T10:00' };
  const folder = temporaryFolder({
    'demo/trade27/app.json': JSON.stringify({
      schemaVersion: 1,
      event: { name: 'Trade', timeZone: 'UTC', startDate: '2027-05-03', endDate: '2027-05-04', languages: ['en-GB'] },
      defaults: { disableAuth: true },
    }),
    'demo/trade27/data/sessions.json': JSON.stringify({
      schemaVersion: 1,
      rows: [
        { Id: '1', Name: 'Of the company', CompanyAccountId: '701', CompanyAccountName: 'Nordpuls', ...at },
        { Id: '2', Name: 'Of another', CompanyAccountId: '702', CompanyAccountName: 'Other', ...at },
        { Id: '3', Name: 'Of none', ...at },
      ],
    }),
  });
  await publishFolder({ store: server.store, folder: folder.path, validate: () => [], now: NOW });
  folder.remove();
  const url = calendarPath('demo/trade27', 'en-GB', 'company', '701');
  // A server that has answered already reads what is published after a moment.
  await expect.poll(async () => (await get(url)).statusCode, { timeout: 20_000 }).toBe(200);
  const { body } = await get(url);
  expect(titles(body)).toEqual(['Of the company']);
  expect(body).toContain('Nordpuls');
  expect((await get(calendarPath('demo/trade27', 'en-GB', 'company', '703'))).statusCode).toBe(404);
});

test('an entry says where, who, what about, and where its page is', async () => {
  const { body } = await get(calendarPath('heart27', 'en-GB', 'session', 's-opening'), { host: 'heart.example.org' });
  const [event] = new ICAL.Component(ICAL.parse(body) as never).getAllSubcomponents('vevent');
  const value = (name: string): string => String(event?.getFirstPropertyValue(name));
  expect(value('uid')).toBe('s-opening@heart27.demo');
  expect(value('location')).toBe('Hall A, Hall of Hearts, Cologne');
  expect(value('description')).toBe('Prof. Jule Brandt\n\nWelcome\n\nHello the hall\n\nHeart 2027');
  expect(value('url')).toBe('http://heart.example.org/demo/heart27/en-GB/session/s-opening');
});

test.each([
  ['session', 's-opening', 'Eröffnung', 's-opening@heart27.demo'],
  ['presentation', 'q-1', 'Erster Vortrag', 'q-1.presentation@heart27.demo'],
] as const)(
  'the appointment of a %s for Outlook is a file of its own, with the same id as in every calendar',
  async (kind, id, title, uid) => {
    const answer = await get(appointmentPath('demo/heart27', 'de-DE', kind, id));
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'text/calendar; charset=utf-8']);
    expect(answer.headers['content-disposition']).toMatch(/^attachment; filename="heart27-[\w-]+\.ics"$/);
    expect(titles(answer.body)).toEqual([title]);
    expect(answer.body).toContain(`UID:${uid}`);
    // Names in any case; without a language that of the event.
    const bare = await get(
      appointmentPath('heart27', '', kind, id)
        .replace('pSessionId', 'psessionid')
        .replace(/&language=$/, ''),
    );
    expect(bare.statusCode).toBe(200);
  },
);

test.each([appointmentPath('heart27', 'en-GB', 'session', 'q-1'), appointmentPath('heart27', 'en-GB', 'presentation', "' or 1=1")])(
  '%s names nothing',
  async (url) => expect((await get(url)).statusCode).toBe(404),
);

describe('keeping', () => {
  test('an ETag and the time of publication; unchanged is 304', async () => {
    const url = calendarPath('heart27', 'en-GB', 'programme');
    const first = await get(url);
    expect(first.headers).toMatchObject({
      'cache-control': 'no-cache',
      'last-modified': 'Mon, 03 May 2027 07:30:00 GMT',
      'content-disposition': 'inline; filename="heart27-programme.ics"',
    });
    const again = await get(url, { 'if-none-match': String(first.headers['etag']) });
    expect([again.statusCode, again.body]).toEqual([304, '']);
    expect((await get(url)).body).toBe(first.body);
  });

  test('each host has its own addresses', async () => {
    const url = calendarPath('heart27', 'en-GB', 'programme');
    expect((await get(url, { host: 'a.example.org' })).body).toContain('http://a.example.org/');
    expect((await get(url, { host: 'b.example.org' })).body).not.toContain('a.example.org');
  });
});

test.each([
  '/api/Programme/Calendar/nobody/en-GB/programme.ics',
  '/api/Programme/Calendar/heart27/en-GB/room/zzz.ics',
  '/api/Programme/Calendar/heart27/en-GB/day/2030-01-01.ics',
  '/api/Programme/Calendar/heart27/en-GB/planet/x.ics',
  '/api/Programme/Calendar/heart27/en-GB/programme.txt',
  '/api/Programme/Calendar/heart27/en-GB/room.ics',
  '/api/Programme/Calendar/heart27/en-GB/session/__proto__.ics',
])('%s is no calendar', async (url) => {
  const answer = await get(url);
  expect([answer.statusCode, answer.json<{ error: { code: string } }>().error.code]).toEqual([404, 'not-found']);
});

test('plain text keeps paragraphs, lines, items and signs', () => {
  expect(plainText('<p>A &amp; B &lt;b&gt;<br />next</p>\n<ul>\n<li>one</li>\n<li>two</li>\n</ul>')).toBe(
    'A & B <b>\nnext\n\n- one\n- two',
  );
});
