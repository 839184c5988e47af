// Journey: something is published while a page is open; the page takes it up and loses nothing.
import { execFileSync } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { homeOf } from './events.ts';
import { expect, loadsNoMore, open, test } from './journey.ts';

const root = join(import.meta.dirname, '../..');

/** Writes the event with these words and publishes it with the command line. */
function publish(folder: string, event: string, words: string): void {
  const write = (path: string, value: unknown): void => {
    mkdirSync(join(folder, 'press', event, 'pages'), { recursive: true });
    writeFileSync(join(folder, 'press', path), JSON.stringify(value));
  };
  write('instance.json', { schemaVersion: 1, name: 'Press (fictional)' });
  write(`${event}/app.json`, { schemaVersion: 1, event: { name: 'Press 2027', timeZone: 'Europe/Berlin', languages: ['en-GB'] } });
  const placements = [
    { id: 'title', name: 'structure/heading', props: { text: 'News', level: 1 } },
    { id: 'news', name: 'structure/notice', props: { text: words } },
    { id: 'below', name: 'structure/accordion', props: { items: [{ id: 'who', title: 'Who we are', html: '<p>The press.</p>' }] } },
  ];
  write(`${event}/pages/HomePage.json`, { schemaVersion: 1, page: 'HomePage', layers: { page: { grids: [{ id: 'main', placements }] } } });
  execFileSync(process.execPath, ['cli/index.ts', 'publish', folder], {
    cwd: root,
    env: { ...process.env, FOYER_DATA: process.env['FOYER_E2E_DATA'], DATABASE_URL: '' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
}

test('the open page shows the news, in the same document', async ({ page, request }, testInfo) => {
  const event = `press-${testInfo.project.name}`;
  const folder = testInfo.outputPath('configuration');
  publish(folder, event, 'Doors open at nine.');
  const version = async (): Promise<number> =>
    ((await (await request.get(`/api/Event/Shortname?shortName=${event}`)).json()) as { Version: number }).Version;
  await expect.poll(async () => (await request.get(`/api/Event/Shortname?shortName=${event}`)).status()).toBe(200);
  await open(page, homeOf({ instance: 'press', event }));
  await expect(page.getByText('Doors open at nine.')).toBeVisible();
  // What a visitor has opened, and marks that a new document or a new element would not have.
  const question = page.getByText('Who we are');
  await question.click();
  await expect(page.getByText('The press.')).toBeVisible();
  await page.evaluate(() => {
    Object.assign(window, { same: true });
    Object.assign(document.querySelector('[data-placement="below"]')!, { same: true });
  });

  // What watches for a new version comes when the page is idle.
  await loadsNoMore(page);
  const before = await version();
  publish(folder, event, 'Doors open at eight.');
  await expect.poll(version).toBeGreaterThan(before);
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await expect(page.getByText('Doors open at eight.')).toBeVisible();
  await expect(page.getByText('Doors open at nine.')).toHaveCount(0);
  await expect(page.getByText('The press.')).toBeVisible();
  const kept = await page.evaluate(() => ['same' in window, 'same' in document.querySelector('[data-placement="below"]')!]);
  expect(kept).toEqual([true, true]);
  rmSync(folder, { recursive: true });
});
