// No text of 200,000 characters stops the server or the command line, whatever it is made of and wherever it is.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { importProgramme } from '../../cli/import/import-programme.ts';
import { plainText as oneLine } from '../../cli/import/values/plain-text.ts';
import { richText as importedText } from '../../cli/import/values/rich-text.ts';
import { buildIndex } from '../../component-registry/programme/search/search-index.ts';
import { heart27, rival27 } from '../../server/fixture/congress.ts';
import { NOW, temporaryFolder, testServer, type TestServer } from '../../server/fixture/test-app.ts';
import { plainText } from '../../server/calendar/plain-text.ts';
import { richText } from '../../server/published/rich-text.ts';
import { publishFolder } from '../../server/store/publish-folder.ts';
import { validate } from '../../server/validate.ts';
import { plainMessage } from '../../src/app/diagnostics/plain-message.ts';
import { endpoints } from '../../src/contract/index.ts';
import { dataFiles } from '../../src/model/documents/programme.ts';
import { htmlTags } from '../../src/checks/html-tags.ts';
import { matchAddress, pagePath } from '../../src/pages/match.ts';
import { pageTable } from '../../src/pages/table.ts';
import { adLink } from '../../src/rules/ads/link.ts';
import { textColourOn } from '../../src/rules/brightness.ts';
import { slowness } from '../support/slowness.ts';
import { filled, tooCostly } from './long-texts.ts';

const PATIENCE = { timeout: 300_000 * slowness };

/** Refusing a text is enough. */
const refusing = (work: (text: string) => unknown) => (text: string) => {
  try {
    return work(text);
  } catch {
    return undefined;
  }
};
const bytes = (text: string): Uint8Array => new TextEncoder().encode(text);
const schedule = (text: string): string =>
  JSON.stringify([{ title: text, abstract: text, start: '2027-05-03T10:00', room: 'A', speakers: [text.slice(0, 500)] }]);
const escapedXml = (text: string): string =>
  text.replaceAll('\u0000', ' ').replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll(']]>', ' ');

test.each<[string, (text: string) => unknown]>([
  ['rich text of the server', richText],
  ['words of it for calendars and search engines', (text) => plainText(richText(text))],
  ['words of what nobody cleaned', plainText],
  ['rich text of an import, with Markdown', importedText],
  ['one line of an import', oneLine],
  ['tags that validate looks at', htmlTags],
  ['an address of the app', (text) => matchAddress(`/home/${text}`)],
  ['a link of an advertisement', (text) => adLink(text)],
  ['a colour', textColourOn],
  ['a message for the diagnostics', plainMessage],
  ['an import of CSV', (text) => importProgramme({ files: [{ path: 'a.csv', bytes: bytes(`title,abstract\n${text}\n`) }] })],
  ['an import of JSON', (text) => importProgramme({ files: [{ path: 'a.json', bytes: bytes(schedule(text)) }] })],
  [
    'an import of a calendar',
    (text) =>
      importProgramme({
        files: [
          {
            path: 'a.ics',
            bytes: bytes(
              `BEGIN:VCALENDAR\r\nBEGIN:VEVENT\r\nUID:1\r\nDTSTART:20270503T100000Z\r\nSUMMARY:${text.replaceAll('\n', ' ')}\r\nDESCRIPTION:${text.replaceAll('\n', ' ')}\r\nEND:VEVENT\r\nEND:VCALENDAR\r\n`,
            ),
          },
        ],
      }),
  ],
  [
    'an import of XML',
    (text) =>
      importProgramme({
        files: [
          {
            path: 'a.xml',
            bytes: bytes(
              `<schedule><conference><title>x</title></conference><day date="2027-05-03"><room name="A"><event id="1"><start>10:00</start><duration>01:00</duration><title>${escapedXml(text.slice(0, 9000))}</title><abstract>${escapedXml(text)}</abstract></event></room></day></schedule>`,
            ),
          },
        ],
      }),
  ],
  ['an import of anything', (text) => importProgramme({ files: [{ path: 'a.txt', bytes: bytes(text) }] })],
])('%s', PATIENCE, async (_, work) => {
  expect(await tooCostly(refusing(work))).toEqual([]);
});

test('a question to the search', PATIENCE, async () => {
  const row = (at: number) => ({
    id: `${at}`,
    title: `word${at} and word${at * 7}`,
    subtitle: '',
    people: `Person${at} Name${at}`,
    talks: '',
    track: 'Track',
    room: 'Hall',
    type: 'Talk',
  });
  const index = await buildIndex(Array.from({ length: 300 }, (_, at) => row(at)));
  expect(await tooCostly((text) => index.search(text))).toEqual([]);
});

let server: TestServer;
let now = NOW;
beforeAll(async () => {
  server = await testServer({ template: async () => '<!doctype html><html><head><title>x</title></head><body></body></html>' });
});
afterAll(() => server.close());

const filesOf = (text: string): { path: string; text: string }[] => {
  const data = Object.entries(dataFiles).map(([name, row]) => ({
    path: `demo/heart27/data/${name}.json`,
    text: JSON.stringify({ schemaVersion: 1, rows: [filled(row, text)] }),
  }));
  const own = new Set(data.map(({ path }) => path));
  return [...heart27, ...rival27].filter(({ path }) => !own.has(path)).concat(data);
};

const common = {
  eventid: 'heart27',
  shortname: 'heart27',
  shortName: 'heart27',
  eventshort: 'heart27',
  language: 'de-DE',
  setname: '*',
  sessionid: '1',
};
/** What an endpoint knows of the common parameters. */
const asked = ({ shape }: { shape: object }): Record<string, string> =>
  Object.fromEntries(Object.entries(common).filter(([name]) => name in shape));

/** The parameters of a path, each the id of the one row there is. */
const paramsOf = (path = ''): Record<string, string> => Object.fromEntries([...path.matchAll(/:(\w+)/g)].map(([, name]) => [name, '1']));
const calendar = '/api/Programme/Calendar/heart27/de-DE';
const addresses = [
  ...pageTable.map(({ page, paths }) => pagePath(page, { instance: 'demo', event: 'heart27', language: 'de-DE' }, paramsOf(paths[0]))),
  `${calendar}/programme.ics`,
  `${calendar}/session/1.ics`,
  `${calendar}/person/1.ics`,
].concat(
  Object.values(endpoints).flatMap(({ method, path, query }) =>
    method === 'GET' ? [`${path.replaceAll(/:\w+/g, '1')}?${new URLSearchParams(asked(query)).toString()}`] : [],
  ),
);
const ask = (url: string) => server.app.inject({ url, headers: { accept: url.startsWith('/api') ? '*/*' : 'text/html' } });

test('every text of every data file: validate, publish, every answer, calendar and page', PATIENCE, async () => {
  const work = async (text: string): Promise<void> => {
    const files = filesOf(text);
    await validate(files);
    const folder = temporaryFolder(Object.fromEntries(files.map((file) => [file.path, file.text])));
    await publishFolder({ store: server.store, folder: folder.path, validate: () => [], now: (now += 1000) });
    folder.remove();
    for (const url of addresses) await ask(url);
  };
  await work('<p>Short</p>');
  const detail = (await ask('/api/Modules/PAGData?eventid=heart27&sessionid=1')).json<{ Abstract?: string }>();
  expect(JSON.stringify(detail)).toContain('Short');
  // What is not answered cannot be slow.
  for (const url of addresses.filter((one) => one.startsWith(calendar))) expect((await ask(url)).statusCode, url).toBe(200);
  expect(await tooCostly(work)).toEqual([]);
});

test('every parameter of every endpoint, as long as one may be', PATIENCE, async () => {
  const all = Object.values(endpoints);
  const work = async (text: string): Promise<void> => {
    for (const { method, path, query } of all) {
      const given = Object.fromEntries(Object.keys(query.shape).map((name) => [name, name in common ? common[name as 'eventid'] : text]));
      const url = path.replaceAll(/:\w+/g, () => encodeURIComponent(text.slice(0, 100)));
      await server.app.inject({ method, url, query: given, ...(method === 'POST' ? { payload: {} } : {}) });
    }
  };
  expect(await tooCostly(work, 2_000)).toEqual([]);
});

test('every body of every endpoint', PATIENCE, async () => {
  const posts = Object.values(endpoints).filter(({ method }) => method !== 'GET');
  expect(posts.length).toBeGreaterThan(10);
  const headers = { origin: 'http://localhost', 'content-type': 'application/json' };
  const work = async (text: string): Promise<void> => {
    for (const { method, path, query, body } of posts) {
      const payload = JSON.stringify(body ? (filled(body, text) ?? {}) : {});
      await server.app.inject({ method, url: path.replaceAll(/:\w+/g, '1'), query: asked(query), headers, payload });
    }
  };
  expect(await tooCostly(work)).toEqual([]);
});

test('a parameter that is too long is refused by its name', async () => {
  const refused = await server.app.inject({
    url: '/api/modules/GetResources',
    query: { eventshort: 'heart27', setname: 'a'.repeat(2001) },
  });
  expect([refused.statusCode, refused.json<{ error: { field?: string } }>().error.field]).toEqual([400, 'setname']);
  const taken = await server.app.inject({ url: '/api/modules/GetResources', query: { eventshort: 'heart27', setname: 'a'.repeat(2000) } });
  expect(taken.statusCode).toBe(200);
});

test('a text beyond its limit is found by validate, at its place', async () => {
  const rows = [
    { Id: '1', Name: 'x'.repeat(10_001) },
    { Id: '2', Name: 'x', Abstract: 'x'.repeat(100_001) },
  ];
  const files = filesOf('x').map((file) =>
    file.path.endsWith('sessions.json') ? { ...file, text: JSON.stringify({ schemaVersion: 1, rows }) } : file,
  );
  const found = (await validate(files)).filter(({ file, code }) => file.endsWith('sessions.json') && code === 'row-omitted');
  expect(found.map(({ pointer }) => pointer).sort()).toEqual(['/rows/0/Name', '/rows/1/Abstract']);
});
