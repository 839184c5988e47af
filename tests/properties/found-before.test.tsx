// Faults that the properties found and that were fixed: each stays fixed, whatever the seed.
import { expect, test } from 'vitest';
import { checkFiles, lookAt } from './look.ts';
import type { Specimen } from './specimens.ts';

const files = (page: object): Specimen['files'] => [
  { path: 'society/demo27/app.json', text: '{ "schemaVersion": 1, "event": { "name": "Demo", "languages": ["en-GB"] } }' },
  { path: 'society/demo27/pages/HomePage.json', text: JSON.stringify({ page: 'HomePage', ...page }) },
];
const specimen: Specimen = {
  name: 'demo',
  folder: { instance: 'society', event: 'demo27' },
  languages: ['en-GB'],
  now: '2027-05-03T10:00:00Z',
  files: [],
};
const heading = (id: string) => ({ id, name: 'structure/heading', props: { text: id } });
const grid = (...placements: object[]) => ({ grids: [{ id: 'main', placements }] });

test('a time the runtime refuses is an error of the check, not only a warning that says more', async () => {
  const countdown = { id: 'count', name: 'programme/countdown', props: { to: 'soon' } };
  const found = await checkFiles(files({ schemaVersion: 1, layers: { page: grid(countdown) } }));
  expect(found.filter(({ severity }) => severity === 'error').map(({ code, pointer }) => [code, pointer])).toEqual([
    ['time-unreadable', '/layers/page/grids/0/placements/0/props/to'],
  ]);
});

test('a page whose content cannot be used keeps the header it has of its own', async () => {
  const page = { schemaVersion: 1, layers: { page: { grids: [[]] }, header: { grids: [{ id: 'top', placements: [heading('own')] }] } } };
  const { seen, notice, shown } = await lookAt(specimen, files(page), 'en-GB');
  expect(seen.map(({ id }) => id)).toEqual([
    'ad-banner-top',
    'own',
    'failed-page',
    'footer',
    'version-line',
    'ad-banner-bottom',
    'cookie-notice',
  ]);
  expect(notice).toBe(true);
  shown.unmount();
});

test('grids of version 0 precede those that are in the layer already, each with its place', async () => {
  const page = {
    grids: [{ components: [{ ...heading('old'), size: 99 }] }],
    layers: { page: { grids: [{ placements: [{ ...heading('new'), size: 99 }] }] } },
  };
  const { runtime, shown } = await lookAt(specimen, files(page), 'en-GB');
  expect([...shown.ready!.page.nodes.keys()].slice(0, 2)).toEqual(['old', 'new']);
  expect(new Set(runtime.map(({ pointer }) => pointer))).toEqual(
    new Set(['/grids/0/components/0/size', '/layers/page/grids/0/placements/0/size']),
  );
  shown.unmount();
});

test('components of a version 0 grid that has placements too are reported, not dropped', async () => {
  const page = { grids: [{ placements: [heading('a')], components: [heading('b')] }] };
  const { seen, runtime, shown } = await lookAt(specimen, files(page), 'en-GB');
  expect(seen.map(({ id }) => id)).toContain('a');
  expect(runtime.map(({ code, pointer }) => [code, pointer])).toContainEqual(['unknown-key', '/grids/0/components']);
  shown.unmount();
});

test('a page of which one grid is refused and the rest is hidden says so', async () => {
  const hidden = { ...heading('later'), startTime: '2030-01-01' };
  const page = { schemaVersion: 1, layers: { page: { grids: [{ placements: [hidden] }, { placements: { inside: heading('lost') } }] } } };
  const { notice, shown } = await lookAt(specimen, files(page), 'en-GB');
  expect(notice).toBe(true);
  shown.unmount();
});

test('a page that is hidden as a whole, a setting of its grid wrong, is no fault', async () => {
  const page = {
    schemaVersion: 1,
    layers: { page: { grids: [{ columns: 99, placements: [{ ...heading('later'), startTime: '2030-01-01' }] }] } },
  };
  const { notice, shown } = await lookAt(specimen, files(page), 'en-GB');
  expect(notice).toBe(false);
  shown.unmount();
});
