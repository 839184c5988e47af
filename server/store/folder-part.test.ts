// Reading and publishing a part of a folder: its neighbours are neither read nor published.
import { expect, test } from 'vitest';
import { congressFolder, NOW, temporaryFolder } from '../fixture/test-app.ts';
import { publishFolder } from './publish-folder.ts';
import { folderLimits, readFolder } from './read-folder.ts';
import { openStore } from './store.ts';

test('an event includes the documents of its instance and not its neighbours', async () => {
  const folder = temporaryFolder({
    'a/one/app.json': '{}',
    'a/one/assets/plan.svg': '<svg/>',
    'a/two/app.json': '{}',
    'a/two/assets/plan.svg': '<svg/>',
    'a/pages/Imprint.json': '{}',
    'a/assets/logo.svg': '<svg/>',
    'b/three/app.json': '{}',
    'domains.json': '{}',
  });
  const paths = async (part: { instance: string; event?: string }) => {
    const { files, assets } = await readFolder(folder.path, folderLimits, part);
    return [...files, ...assets].map(({ path }) => path);
  };
  expect(await paths({ instance: 'a', event: 'one' })).toEqual([
    'a/one/app.json',
    'a/pages/Imprint.json',
    'a/assets/logo.svg',
    'a/one/assets/plan.svg',
  ]);
  expect(await paths({ instance: 'b' })).toEqual(['b/three/app.json']);
  // What is refused of a neighbour says nothing of the event that was asked for.
  folder.write('a/two/assets/bad:name.svg', '<svg/>');
  const refused = async (event: string) =>
    (await readFolder(folder.path, folderLimits, { instance: 'a', event })).findings.map(({ code }) => code);
  expect([await refused('one'), await refused('two')]).toEqual([[], ['unusable-name']]);
  folder.remove();
});

test('publishing one event leaves the others of the folder, and the domains, as they are', async () => {
  const [folder, data] = [congressFolder(), temporaryFolder()];
  const store = await openStore({ folder: data.path });
  const part = { instance: 'rival', event: 'rival27' };
  const { events } = await publishFolder({ store, folder: folder.path, part, validate: () => [], now: NOW });
  expect(events.map(({ event, outcome }) => [event, outcome])).toEqual([['rival27', 'published']]);
  expect(await store.domains()).toEqual([]);
  await store.close();
  folder.remove();
  data.remove();
});
