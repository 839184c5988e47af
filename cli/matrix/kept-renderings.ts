// Keeps the result of each rendering in a file of its own, so that a broken-off run is resumed where it was.
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as z from 'zod';
import { findingKinds, type FindingKind } from './finding-kinds.ts';
import type { Look, Size } from './look.ts';

/** What is kept of a look; pictures as paths below the folder of the run. */
export type Kept = Omit<Look, 'pictures'> & { pictures: Partial<Record<Size, string>> };

const kinds = Object.keys(findingKinds) as [FindingKind, ...FindingKind[]];
const kept = z.object({
  found: z.array(z.object({ kind: z.enum(kinds), message: z.string(), place: z.string() })),
  links: z.array(z.string()),
  ids: z.array(z.string()),
  pictures: z.object({ desktop: z.string().optional(), phone: z.string().optional() }),
});

export type KeptRenderings = {
  /** What was kept under a key; undefined when nothing was, or when it cannot be read any more. */
  read: (key: string, withPictures: boolean) => Promise<Kept | undefined>;
  /** Keeps a look; it is there as a whole or not at all. */
  write: (key: string, look: Look) => Promise<Kept>;
  /** Takes away everything that is kept under other keys. */
  only: (keys: ReadonlySet<string>) => Promise<void>;
};

/** Names this folder may take away: those it gives. */
const own = /^([0-9a-f]{20})(?:-(?:desktop|phone))?\.(?:json|json\.new|webp)$/;

/** Opens the folder of a run; makes it when missing. */
export async function keptRenderings(folder: string): Promise<KeptRenderings> {
  const [results, pictures] = [join(folder, 'renderings'), join(folder, 'pictures')];
  await Promise.all([mkdir(results, { recursive: true }), mkdir(pictures, { recursive: true })]);
  const there = new Set(await readdir(pictures));
  return {
    async read(key, withPictures) {
      try {
        const read = kept.parse(JSON.parse(await readFile(join(results, `${key}.json`), 'utf8'))) as Kept;
        const names = Object.values(read.pictures).map((path) => path.slice('pictures/'.length));
        return (withPictures && names.length === 0) || names.some((name) => !there.has(name)) ? undefined : read;
      } catch {
        // Missing, or broken off half-way: it is rendered again.
        return undefined;
      }
    },
    async write(key, look) {
      const paths: Kept['pictures'] = {};
      for (const [size, bytes] of Object.entries(look.pictures) as [Size, Buffer][]) {
        paths[size] = `pictures/${key}-${size}.webp`;
        await writeFile(join(folder, paths[size]), bytes);
        there.add(`${key}-${size}.webp`);
      }
      const whole: Kept = { ...look, pictures: paths };
      const file = join(results, `${key}.json`);
      await writeFile(`${file}.new`, JSON.stringify(whole));
      await rename(`${file}.new`, file);
      return whole;
    },
    async only(keys) {
      for (const parent of [results, pictures]) {
        for (const name of await readdir(parent)) {
          const key = own.exec(name)?.[1];
          if (key !== undefined && !keys.has(key)) await rm(join(parent, name), { force: true });
        }
      }
    },
  };
}
