// What real pages of the samples load before they react: their scripts, styles and fonts, as their first view names them.
import { join } from 'node:path';
import { motifSeed } from '../../server/files/theme.ts';
import { openEvent } from '../../server/open-event.ts';
import { firstViewOf } from '../../server/html/first-view.ts';
import { firstViewParts, themeCss } from '../../server/platform.ts';
import { readFolder } from '../../server/store/read-folder.ts';
import { eventFolders } from '../../src/model/adapters/configuration-files.ts';
import { theme } from '../../src/model/documents/theme.ts';
import { matchAddress } from '../../src/pages/match.ts';
import { root } from './run-command.ts';

/** A page with the files of the build it needs besides those of the entry, and the sheet of its theme. */
export type SamplePage = { name: string; scripts: string[]; styles: string[]; fonts: number; theme: string };

/** Most files of a page until it reacts, and bytes of them, compressed; parts that are taken over later come afterwards. Names of files alone change a page by 150 bytes from build to build. */
export const pageLimits = { scripts: 12, script: 213_900, styles: 3, style: 25_000, fonts: 2 } as const;

/** Home, search and a session of each event in the samples that has them, in its first language at the first day's noon. */
export async function samplePages(): Promise<SamplePage[]> {
  const { files } = await readFolder(join(root, 'sample-configs'));
  const firstView = firstViewOf(await firstViewParts(join(root, 'dist')));
  return eventFolders(files).flatMap((folder) => {
    const { published, language, startDate } = openEvent(files, folder);
    const now = Date.parse(`${startDate || '2027-05-03'}T12:00:00Z`);
    const place = `/${folder.instance}/${folder.event}/${language}`;
    return [`/home${place}`, `${place}/search`, `${place}/session/1002`].flatMap((path): SamplePage[] => {
      const address = matchAddress(path);
      const view = address && firstView(address, published, now);
      if (!view?.found) return [];
      // As rendered: what only a page that the browser draws needs is not waited for.
      const named = (rel: string): string[] =>
        view.preloads.filter((one) => one.rel === rel && !('toDraw' in one)).map(({ href }) => href.slice(1));
      return [
        {
          name: path,
          scripts: named('modulepreload'),
          styles: named('stylesheet'),
          fonts: view.preloads.filter((one) => one.rel === 'preload' && one.as === 'font').length,
          theme: themeCss(published.documents.read('theme', theme), motifSeed(published)),
        },
      ];
    });
  });
}

/** What of a page is over its limits, and a line about it. `sizeOf` gives the compressed size of files of the build, `entry` are those every page loads. */
export function weighPage(
  { name, scripts, styles, fonts, theme: sheet }: SamplePage,
  entry: readonly string[],
  sizeOf: { files: (files: readonly string[]) => number; text: (text: string) => number },
): { problems: string[]; line: string } {
  const all = [...new Set([...entry, ...scripts, ...styles])];
  const js = all.filter((file) => file.endsWith('.js'));
  const css = all.filter((file) => file.endsWith('.css'));
  const found = {
    scripts: js.length,
    script: sizeOf.files(js),
    styles: css.length + 1,
    style: sizeOf.files(css) + sizeOf.text(sheet),
    fonts,
  };
  const over = (Object.keys(pageLimits) as (keyof typeof pageLimits)[]).filter((key) => found[key] > pageLimits[key]);
  return {
    problems: over.map((key) => `${key} of ${name}: ${found[key]}, at most ${pageLimits[key]}`),
    line: `${name}: ${found.scripts} scripts of ${found.script} bytes, ${found.styles} styles of ${found.style}, ${fonts} fonts`,
  };
}
