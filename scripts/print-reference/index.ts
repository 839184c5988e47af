// Prints the reference into `docs/reference/`: `npm run reference`, with `--check` it only reports what has drifted, with `--pictures` it takes the pictures anew.
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { loadCatalog } from '../../component-registry/catalog.ts';
import { wayPictures } from './pictures/containers.ts';
import { momentPictures } from './pictures/moments.ts';
import { hasPictures, pictureKinds, picturePath } from './pictures/names.ts';
import { sheetKey, sheetPicture, sheetPictures, sheets } from './pictures/page-sheets.ts';
import { type ReferencePage, referencePages } from './reference.ts';

/** What differs between a folder and what would be printed; paths relative to the folder. Pictures are judged by their names. */
export type ReferenceDrift = { missing: string[]; changed: string[]; stale: string[] };

/** Paths of the pictures of a component in its samples. */
const picturesOf = (name: string): string[] => (hasPictures(name) ? pictureKinds.map((kind) => picturePath(name, kind)) : []);

/** Paths of the pictures there must be. */
export const expectedPictures = (names: readonly string[]): string[] => [
  ...names.flatMap(picturesOf),
  ...wayPictures,
  ...momentPictures,
  ...sheetPictures,
];

/** What has to be taken where these paths are missing: names of components, `containers`, `moments`, and pages as `page:<event>-<name>`. */
export const toTake = (names: readonly string[], missing: readonly string[]): string[] => {
  const lacks = (paths: readonly string[]): boolean => paths.some((path) => missing.includes(path));
  return [
    ...names.filter((name) => lacks(picturesOf(name))),
    ...(lacks(wayPictures) ? ['containers'] : []),
    ...(lacks(momentPictures) ? ['moments'] : []),
    ...sheets.filter((sheet) => lacks([sheetPicture(sheet)])).map(sheetKey),
  ];
};

/** Compares a folder with pages and pictures. */
export async function referenceDrift(
  folder: string,
  pages: readonly ReferencePage[],
  pictures: readonly string[],
): Promise<ReferenceDrift> {
  const there = existsSync(folder)
    ? (await readdir(folder, { recursive: true, withFileTypes: true }))
        .filter((entry) => entry.isFile())
        .map((entry) => relative(folder, join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
        .sort()
    : [];
  const expected = new Set([...pages.map(({ path }) => path), ...pictures]);
  const changed = await Promise.all(
    pages
      .filter(({ path }) => there.includes(path))
      .map(async ({ path, text }) => ((await readFile(join(folder, path), 'utf8')) === text ? [] : [path])),
  );
  return {
    missing: [...expected].filter((path) => !there.includes(path)),
    changed: changed.flat(),
    stale: there.filter((path) => !expected.has(path)),
  };
}

async function write(folder: string, pages: readonly ReferencePage[], drift: ReferenceDrift): Promise<void> {
  for (const path of drift.stale) await rm(join(folder, path));
  for (const { path, text } of pages) {
    if (!drift.missing.includes(path) && !drift.changed.includes(path)) continue;
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), text);
  }
}

if (import.meta.main) {
  const folder = join(import.meta.dirname, '../../docs/reference');
  const catalog = await loadCatalog();
  if (process.argv.includes('--pictures')) {
    const { takePictures } = await import('./pictures/take-pictures.ts');
    const { takeContainers } = await import('./pictures/take-containers.ts');
    const { takeSheets } = await import('./pictures/take-sheets.ts');
    const { takeMoments } = await import('./pictures/take-moments.ts');
    const wanted = process.argv.slice(2).filter((argument) => !argument.startsWith('--'));
    const pages = wanted.length === 0 || wanted.includes('pages') ? sheets : sheets.filter((sheet) => wanted.includes(sheetKey(sheet)));
    const only = wanted.filter((argument) => Object.hasOwn(catalog, argument));
    if (wanted.length === 0 || wanted.includes('containers')) await takeContainers(folder, console.log);
    if (wanted.length === 0 || wanted.includes('moments')) await takeMoments(folder, console.log);
    if (pages.length > 0) await takeSheets(folder, pages, console.log);
    const entries = Object.values(catalog).filter(({ name }) => hasPictures(name) && (wanted.length === 0 || only.includes(name)));
    if (entries.length > 0) await takePictures(folder, entries, console.log);
  }
  const [pages, pictures] = [await referencePages(), expectedPictures(Object.keys(catalog))];
  const drift = await referenceDrift(folder, pages, pictures);
  const check = process.argv.includes('--check');
  if (!check) await write(folder, pages, drift);
  const left = drift.missing.filter((path) => pictures.includes(path));
  for (const [word, paths] of Object.entries(drift)) for (const path of paths) console.log(`${word.padEnd(8)} docs/reference/${path}`);
  const count = drift.missing.length + drift.changed.length + drift.stale.length;
  if (check)
    console.log(count ? 'The reference has drifted: run npm run reference and commit the result.' : `${pages.length} pages, no drift.`);
  else console.log(`${pages.length} pages, ${count - left.length === 1 ? '1 file' : `${count - left.length} files`} written or removed.`);
  if (left.length > 0) console.log(`${left.length} pictures are missing: run npm run reference -- --pictures.`);
  if (left.length > 0 || (check && count > 0)) process.exitCode = 1;
}
