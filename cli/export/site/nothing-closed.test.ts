// A site of files holds nothing that the guards refuse a visitor of the instant it is made for: generated events, every file of the site.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { refused } from '../../../server/fixture/marked-guards.ts';
import { events, filesOf, HOUR, mark, own, START } from '../../../server/fixture/marked-event.ts';
import { temporaryFolder } from '../../../server/fixture/test-app.ts';
import { readEvents } from '../events-of-folder.ts';
import { siteFiles } from './site-files.ts';
import { visitorsHolding } from './visitors-holding.ts';
import { writeSite } from './write-site.ts';

const everything = (folder: string): string =>
  readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .map((entry) => readFileSync(join(entry.parentPath, entry.name), 'utf8'))
    .join('\n');

test('what the guards refuse a visitor is in no file; what they open is', async () => {
  const built = temporaryFolder({ 'index.html': '<!doctype html><html><head><title>x</title></head></html>' });
  let [kept, given, held] = [0, 0, 0];
  await fc.assert(
    fc.asyncProperty(events, async (generated) => {
      const now = START + generated.hours * HOUR;
      const [folder, site] = [temporaryFolder(filesOf(generated)), temporaryFolder()];
      const read = await readEvents({ root: folder.path }, { events: {}, files: [] }, now, () => []);
      const home = read.events[0]!;
      await writeSite({ events: read.events, home, site: { base: '/', address: '' }, built: built.path, now }, siteFiles(site.path));
      const bytes = everything(site.path);
      const shut = refused(generated, 'visitor', now);
      expect(shut.filter((one) => bytes.includes(one))).toEqual([]);
      const open = own.map((page) => mark('page', page)).filter((one) => !shut.includes(one));
      expect(open.filter((one) => !bytes.includes(one))).toEqual([]);
      // Before the holding page there is nothing but what is always open, and the command says so.
      if (visitorsHolding(home.event, now).outcome !== 'open') {
        held += 1;
        const always = generated.app.openPages ?? [];
        expect(own.filter((page) => !always.includes(page) && bytes.includes(mark('page', page)))).toEqual([]);
      }
      kept += shut.length;
      given += open.length;
      folder.remove();
      site.remove();
    }),
    { numRuns: Number(process.env['FOYER_RUNS'] ?? 8), seed: Number(process.env['FOYER_SEED'] ?? 20270503) },
  );
  built.remove();
  expect([kept > 50, given > 5, held > 0]).toEqual([true, true, true]);
});
