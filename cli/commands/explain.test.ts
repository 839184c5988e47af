// foyer explain: what is printed for whom, where each reason was written, and the errors of a wrong call.
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { app, folderOf, foyer, page } from './fixture/recorded.ts';

const heading = (id: string, more: object = {}): object => ({ id, name: 'structure/heading', props: { text: id }, ...more });
const home = {
  schemaVersion: 1,
  page: 'HomePage',
  layers: {
    header: { grids: [{ id: 'top', placements: [heading('name')] }] },
    page: {
      grids: [
        {
          id: 'main',
          placements: [
            heading('always'),
            {
              id: 'hour',
              name: 'structure/section',
              startTime: '2027-05-03T09:00',
              endTime: '2027-05-03T10:00',
              slots: { default: [heading('inner', { access: 'hasTicket' })] },
            },
            heading('night', { startTime: '2027-10-31T02:30' }),
            { id: 'slip', name: 'structure/headng' },
            { id: 'misfit', name: 'structure/heading', props: { text: 5 } },
            { id: 'wrong', name: 7, fallback: [heading('spare')] },
            heading('off'),
          ],
        },
      ],
    },
  },
};
const congress = (more: Readonly<Record<string, object>> = {}): string =>
  folderOf({
    'society/congress/app.json': app('Congress'),
    'society/congress/pages/HomePage.json': home,
    'society/congress/pages/Venue.json': page('Venue', [heading('where')]),
    'society/congress/visibility/page.json': { schemaVersion: 1, layer: 'page', components: { off: false } },
    ...more,
  });

type Explained = {
  id: string;
  layer: string;
  name: string;
  visible: boolean;
  reasons: { rule: string; outcome: string; detail: string; file: string; line: number }[];
  nextChangeAt: string | null;
};
async function explained(folder: string, ...args: string[]): Promise<Explained[]> {
  const { code, out } = await foyer('explain', folder, '--page', 'HomePage', '--format', 'json', ...args);
  expect(code).toBe(0);
  return JSON.parse(out.join('\n')) as Explained[];
}
const seen = (all: readonly Explained[]): string[] => all.filter(({ visible, layer }) => visible && layer === 'page').map(({ id }) => id);

test('every placement of every layer, with exactly the promised keys', async () => {
  const all = await explained(congress(), '--at', '2027-05-03T09:30');
  expect(all.map(({ layer, id }) => `${layer} ${id}`)).toEqual(
    expect.arrayContaining(['header name', 'page always', 'page hour', 'page inner', 'page wrong', 'page spare', 'footer footer']),
  );
  for (const one of all) {
    expect(Object.keys(one)).toEqual(['id', 'layer', 'name', 'visible', 'reasons', 'nextChangeAt']);
    for (const reason of one.reasons) expect(Object.keys(reason)).toEqual(['rule', 'outcome', 'detail', 'file', 'line']);
  }
});

test('times are event time; who is looking, and what surrounds a placement, decide', async () => {
  const folder = congress();
  const at = async (time: string, ...args: string[]) => seen(await explained(folder, '--at', time, ...args));
  expect(await at('2027-05-03T08:59:59')).toEqual(['always', 'spare']);
  expect(await at('2027-05-03T07:00:00Z')).toEqual(['always', 'hour', 'spare']);
  expect(await at('2027-05-03T09:30', '--as', 'attendee')).toEqual(['always', 'hour', 'inner', 'spare']);
  expect(await at('2027-05-03T10:00:00.001', '--as', 'attendee')).toEqual(['always', 'spare']);
  expect(await at('2027-05-03T12:00', '--as', 'super-user')).toEqual(['always', 'hour', 'inner', 'night', 'spare']);
});

test('each reason has the line of its rule; the next change is an instant', async () => {
  const all = await explained(congress(), '--at', '2027-05-03T08:00');
  const text = JSON.stringify(home, null, 2).split('\n');
  const lineOf = (part: string): number => text.findIndex((line) => line.includes(part)) + 1;
  const of = (id: string): Explained => all.find((one) => one.id === id)!;
  const file = 'society/congress/pages/HomePage.json';
  expect(of('hour')).toMatchObject({
    nextChangeAt: '2027-05-03T07:00:00.000Z',
    reasons: [{ rule: 'window', outcome: 'hide', file, line: lineOf('"startTime": "2027-05-03') }],
  });
  expect(of('inner').reasons.map(({ rule, line }) => [rule, line])).toEqual([
    ['parent', lineOf('"id": "hour"') - 1],
    ['access', lineOf('"access"')],
  ]);
  expect(of('off').reasons).toEqual([
    expect.objectContaining({ rule: 'layer-visibility', file: 'society/congress/visibility/page.json', line: 5 }),
  ]);
  expect(of('always')).toMatchObject({ reasons: [], nextChangeAt: null });
  const closed = (await explained(congress(), '--at', '2027-05-03T11:00')).find(({ id }) => id === 'hour')!;
  expect(closed).toMatchObject({ nextChangeAt: null, reasons: [{ line: lineOf('"endTime"') }] });
});

test('what is broken is explained like the rest: a wrong name, props that do not fit, a placement that is none', async () => {
  const all = await explained(congress(), '--at', '2027-05-03T08:00');
  const reasonsOf = (id: string) => all.find((one) => one.id === id)?.reasons.map(({ rule, detail }) => `${rule}: ${detail}`);
  expect(reasonsOf('slip')).toEqual(['broken: there is no component structure/headng (did you mean structure/heading?)']);
  expect(reasonsOf('misfit')).toEqual([expect.stringMatching(/^broken: .*text/)]);
  expect(reasonsOf('wrong')).toEqual([expect.stringMatching(/^broken: /)]);
  expect(all.find(({ id }) => id === 'spare')).toMatchObject({ visible: true, reasons: [] });
});

test('as text: layers, grids, indented children, words next to the marks, places, and event time', async () => {
  const { code, out } = await foyer('explain', congress(), '--page', 'homepage', '--at', '2027-05-03T08:00');
  expect(code).toBe(0);
  expect(out[0]).toBe('society/congress HomePage · visitor · browser · en-GB · Mon 2027-05-03 08:00 +02:00 (Europe/Berlin)');
  const lines = out.map((line) => line.replaceAll(/ +/g, ' ').trim());
  expect(lines.indexOf('header')).toBeLessThan(lines.indexOf('page'));
  expect(lines).toContain('grid main');
  expect(lines).toContain('✗ hidden hour structure/section changes Mon 2027-05-03 09:00 +02:00');
  expect(lines).toContainEqual(
    expect.stringMatching(/^✗ window: opens at Mon 2027-05-03 09:00 \+02:00 society\/congress\/pages\/HomePage\.json:\d+$/),
  );
  expect(out.find((line) => line.includes('inner'))).toMatch(/^ {6}✗ hidden inner/);
  expect(out.at(-1)).toMatch(/^\d+ placements, \d+ shown, \d+ hidden; next change Mon 2027-05-03 09:00 \+02:00$/);
});

test('the timeline names each instant in event time, the hour that comes twice included, and what changes', async () => {
  const folder = congress();
  const { out } = await foyer('explain', folder, '--page', 'HomePage', '--timeline', '--as', 'attendee', '--format', 'json');
  const named = (...ids: string[]) =>
    ids.map((id) => expect.objectContaining({ id, layer: 'page', name: expect.stringContaining('structure/') as string }));
  expect(JSON.parse(out.join('\n'))).toEqual([
    { at: '2027-05-03T07:00:00.000Z', local: '2027-05-03T09:00:00+02:00', appears: named('hour', 'inner'), disappears: [] },
    { at: '2027-05-03T08:00:00.001Z', local: '2027-05-03T10:00:00.001+02:00', appears: [], disappears: named('hour', 'inner') },
    // The earlier of the two half past twos.
    { at: '2027-10-31T00:30:00.000Z', local: '2027-10-31T02:30:00+02:00', appears: named('night'), disappears: [] },
  ]);
  const text = await foyer('explain', folder, '--page', 'HomePage', '--timeline');
  expect(text.out).toEqual([
    'society/congress HomePage · visitor · browser · en-GB · Europe/Berlin',
    'Mon 2027-05-03 09:00 +02:00',
    '  + appears     hour  structure/section',
    'Mon 2027-05-03 10:00:00.001 +02:00',
    '  - disappears  hour  structure/section',
    'Sun 2027-10-31 02:30 +02:00',
    '  + appears     night  structure/heading',
    '3 changes in Europe/Berlin time',
  ]);
});

test('a persona file; its session ends, and that is a change', async () => {
  const folder = congress();
  const ticket = { IsValid: true, IsPayed: true, TicketTypeName: 'Day', TicketGrade: 'A' };
  const persona = {
    user: { UserId: 5, validUntil: '2027-05-03T07:30:00Z', Country: 'DE' },
    tickets: [ticket],
    superUserToggle: false,
    previewTicketType: '',
  };
  const file = join(folderOf({ 'guest.json': persona }), 'guest.json');
  const inner = async (time: string) => (await explained(folder, '--as', file, '--at', time)).find(({ id }) => id === 'inner');
  expect(await inner('2027-05-03T09:15')).toMatchObject({ visible: true, nextChangeAt: '2027-05-03T07:30:00.001Z' });
  expect(await inner('2027-05-03T09:45')).toMatchObject({ visible: false });
  const { out } = await foyer('explain', folder, '--page', 'HomePage', '--timeline', '--as', file, '--format', 'json');
  const changes = JSON.parse(out.join('\n')) as { at: string; disappears: { id: string }[] }[];
  expect(changes.find(({ at }) => at === '2027-05-03T07:30:00.001Z')?.disappears.map(({ id }) => id)).toEqual(
    // With the platform's overlays for whoever is signed in.
    expect.arrayContaining(['inner', 'admin-panel']),
  );
});

test('all pages, and an event folder that needs no --event', async () => {
  const { code, out } = await foyer('explain', join(congress(), 'society/congress'), '--all-pages', '--format', 'json');
  expect(code).toBe(0);
  expect(Object.keys(JSON.parse(out.join('\n')) as object)).toEqual(expect.arrayContaining(['HomePage', 'Venue', 'PagSearchPage']));
});

test.each<[string, string[], RegExp]>([
  ['no page', [], /Name a page with --page/],
  ['a page that is not there', ['--page', 'Venu'], /no page Venu \(did you mean Venue\?\)/],
  [
    'an event that is not there',
    ['--page', 'HomePage', '--event', 'society/congres'],
    /no event society\/congres \(did you mean society\/congress\?\)/,
  ],
  ['a persona nobody is', ['--page', 'HomePage', '--as', 'atendee'], /no persona or persona file atendee \(did you mean attendee\?\)/],
  ['a time that is none', ['--page', 'HomePage', '--at', 'tomorrow'], /--at tomorrow is no time/],
  ['a container that is none', ['--page', 'HomePage', '--container', 'fridge'], /Allowed choices are browser, app, terminal/],
])('%s is a wrong call', async (_, args, words) => {
  const { code, err, out } = await foyer('explain', congress(), ...args);
  expect([code, out]).toEqual([2, []]);
  expect(err.join('\n')).toMatch(words);
});

test('among several events one is named', async () => {
  const folder = congress({ 'society/other/app.json': app('Other') });
  const { code, err } = await foyer('explain', folder, '--page', 'HomePage');
  expect([code, err.join('\n')]).toEqual([2, expect.stringContaining('society/congress, society/other')]);
});

test('a language the event does not have is reported, and so is a file that is not JSON; its neighbours are explained', async () => {
  const folder = congress();
  expect((await foyer('explain', folder, '--page', 'HomePage', '--language', 'fr-FR')).err.join()).toContain('en-GB is taken');
  const { code, err, out } = await foyer(
    'explain',
    folderOf({
      'society/congress/app.json': app('C'),
      'society/congress/pages/HomePage.json': '{ "page": ',
      'society/congress/header.json': '[',
    }),
    '--page',
    'HomePage',
  );
  expect(code).toBe(0);
  expect(err.join('\n')).toMatch(/pages\/HomePage\.json.*not JSON/);
  expect(out.length).toBeGreaterThan(3);
});
