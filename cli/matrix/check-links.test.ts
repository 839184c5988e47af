// Links of rendered pages: each address is asked for once, and what leads nowhere is reported on every page that links to it.
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { openEvent } from '../../server/open-event.ts';
import { checkLinks, rowsOf, type Visited } from './check-links.ts';

const HOME = '/home/society/spring/en-GB';
const VENUE = '/society/spring/en-GB/page/Venue';

/** A server that has these paths; what it was asked for. */
async function serverOf(paths: readonly string[]) {
  const asked: string[] = [];
  const server = createServer((request, response) => {
    asked.push(request.url!);
    response.writeHead(paths.includes(request.url!) ? 200 : 404).end('<p>x</p>');
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  onTestFinished(() => void server.close());
  return { asked, origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}` };
}
const page = (address: string, links: readonly string[], ids: readonly string[] = []): Visited => ({
  key: address,
  address,
  kept: { found: [], links: [...links], ids: [...ids], pictures: {} },
});
const messages = (found: Awaited<ReturnType<typeof checkLinks>>['found'], key: string) =>
  (found.get(key) ?? []).map(({ kind, message }) => `${kind} ${message}`);

test('an address the server does not have is reported wherever it is, and asked for once; other sites are not asked at all', async () => {
  const { asked, origin } = await serverOf([HOME, VENUE]);
  const links = [
    `${origin}/gone`,
    `${origin}${VENUE}`,
    `${origin}/gone?preview=true&at=2027-05-03`,
    'https://elsewhere.example.org/gone',
    'mailto:a@example.org',
  ];
  const { found, asked: count } = await checkLinks([page(HOME, links), page(VENUE, [`${origin}/gone#x`])], origin, () => undefined);
  expect(messages(found, HOME)).toEqual(['link /gone: answered 404', 'link /gone: answered 404']);
  expect(messages(found, VENUE)).toEqual(['link /gone: answered 404']);
  expect([asked.sort(), count]).toEqual([['/gone', VENUE], 2]);
});

test('an anchor that a rendered page does not have is reported; one it has, and those of pages nobody looked at, are not', async () => {
  const { origin } = await serverOf([HOME, VENUE, '/other']);
  const links = ['#rooms', '#caf%C3%A9', '#nowhere', ''].map((anchor) => `${origin}${VENUE}${anchor}`);
  const { found } = await checkLinks(
    [page(HOME, [...links, `${origin}/other#any`]), page(VENUE, [], ['rooms', 'café'])],
    origin,
    () => undefined,
  );
  expect(messages(found, HOME)).toEqual([`link there is no #nowhere on ${VENUE}`]);
});

test('a page of a session or person the programme does not have leads nowhere, although a server shows it', async () => {
  const json = (path: string, value: unknown) => ({ path, text: JSON.stringify(value) });
  const event = openEvent(
    [
      json('society/spring/app.json', { schemaVersion: 1, event: { id: 1, name: 'Spring', timeZone: 'UTC', languages: ['en-GB'] } }),
      json('society/spring/data/sessions.json', {
        schemaVersion: 1,
        rows: [{ Id: 's1', Name: 'Opening', Chairs: [{ Id: 'p1', Firstname: 'Ada', Surname: 'Okafor', DisplayName: '' }] }],
      }),
    ],
    { instance: 'society', event: 'spring' },
  );
  const missing = rowsOf([event]);
  const to = (rest: string) => `/society/spring/en-GB/${rest}`;
  expect(missing(to('session/s1'))).toBeUndefined();
  expect(missing(to('session/s2?x=1'))).toBe('there is no session s2');
  expect(missing(to('faculty/p2'))).toBe('there is no person p2');
  expect([missing('/society/autumn/en-GB/session/s2'), missing('/files/a.pdf')]).toEqual([undefined, undefined]);
  const { origin } = await serverOf([to('session/s2')]);
  const { found } = await checkLinks([page(HOME, [origin + to('session/s2')])], origin, missing);
  expect(messages(found, HOME)).toEqual([`link ${to('session/s2')}: there is no session s2`]);
});
