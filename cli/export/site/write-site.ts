// foyer export --static: asks a server in process everything a visitor could ask, and writes each answer into the file a web server will find.
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pagesOfEvent } from '../../../server/published/pages-of-event.ts';
import { openInProcess } from '../../../server/in-process.ts';
import { iconPath, installIcons, manifestPath, TAB_ICON } from '../../../server/install/install-address.ts';
import { socialPath } from '../../../server/social/social-address.ts';
import { isPodcast } from '../../../server/syndication/podcast-feed.ts';
import { feedFormats, feedPath, podcastPath } from '../../../src/base/feed-address.ts';
import { calendarPath } from '../../../src/calendar/calendar-address.ts';
import { eventName } from '../../../src/contract/event-name.ts';
import { pagePath } from '../../../src/pages/match.ts';
import { UsageError } from '../../output/usage-error.ts';
import type { ExportedEvent } from '../events-of-folder.ts';
import { calendarsOf } from '../calendar/calendars-of.ts';
import { folderStore } from './folder-store.ts';
import { hostFiles } from './host-files.ts';
import type { SiteFiles } from './site-files.ts';
import { requestsOfEvent } from './site-requests.ts';
import { writeDocs } from './write-docs.ts';

/** What a site is made of. */
export type SiteParts = {
  events: readonly ExportedEvent[];
  /** The event the root leads to. */
  home: ExportedEvent;
  /** Path of the site, `/` or `/congress/`, and its address without a slash at its end, empty for unknown. */
  site: { base: string; address: string };
  /** Folder of a build made for that path. */
  built: string;
  /** Instant whose visitors the site is for, ms: nothing on it is closed to them then. */
  now: number;
};

/** What came of it: pages and answers written, and in words what is not on the site. */
export type SiteOutcome = { pages: number; answers: number; notes: string[] };

type App = Awaited<ReturnType<typeof openInProcess>>;

/** Files a web server would run as pages of the site: an uploaded one must not. */
const runs = /\.(?:x?html?|xht|shtml|xml|xsl|js|mjs)$/i;

/** Writes the site into `files`. Throws UsageError when its front page is not to be had. */
export async function writeSite({ events, home, site, built, now }: SiteParts, files: SiteFiles): Promise<SiteOutcome> {
  const fallback = { instance: home.event.instance, event: home.event.shortName, language: home.event.languageFor(undefined) };
  const app = await openInProcess({ store: folderStore(events), clock: { now: () => now }, fallback, site, publicFolder: built });
  const notes = new Set<string>();
  try {
    const front = await page(app, pagePath('HomePage', fallback));
    if (!front)
      throw new UsageError(`${fallback.instance}/${fallback.event} has no home page for a visitor: nothing would lead into the site.`);
    let [pages, answers] = [0, 0];
    await writeBuilt(built, files);
    for (const path of ['/version.json', '/theme/default.css']) await write(app, files, path, path);
    for (const one of events) {
      answers += await writeAnswers(app, one, files, notes);
      pages += await writePages(app, one, files, notes);
      await writeAssets(app, one, files, notes);
      await writeInstall(app, one, files);
      // Networks take no picture without host.
      if (site.address !== '') await writeSocial(app, one, files);
    }
    pages += await writeDocs(events, files, site.base);
    await writeFonts(app, files, site.base);
    files.put('index.html', front);
    files.put('404.html', (await app.inject({ url: '/404', headers: asBrowser })).rawPayload);
    for (const { path, text } of hostFiles(site.base)) files.put(path, text);
    await writeForSearchEngines(app, site, files);
    await files.done();
    return { pages, answers, notes: [...notes, ...files.notes] };
  } finally {
    await app.close();
  }
}

const asBrowser = { accept: 'text/html' };

/** The HTML of a page; undefined when there is none for a visitor. */
async function page(app: App, url: string): Promise<Buffer | undefined> {
  const { statusCode, rawPayload } = await app.inject({ url, headers: asBrowser });
  return statusCode === 200 ? rawPayload : undefined;
}

/** Writes one answer as it is. False when a visitor would not get it. */
async function write(app: App, files: SiteFiles, url: string, file: string): Promise<boolean> {
  const { statusCode, rawPayload } = await app.inject({ url });
  if (statusCode !== 200) return false;
  files.put(file.slice(1), rawPayload);
  await files.flush();
  return true;
}

async function writeAnswers(app: App, { event }: ExportedEvent, files: SiteFiles, notes: Set<string>): Promise<number> {
  const { requests, unknown } = requestsOfEvent(event);
  for (const name of unknown) notes.add(`the endpoint ${name}: nobody knows what to ask it`);
  const languages = event.about.languages;
  const calendars = languages.flatMap((language) =>
    calendarsOf(event, language).map(({ kind, id }) => calendarPath(eventName(event.instance, event.shortName), language, kind, id)),
  );
  const place = { instance: event.instance, event: event.shortName };
  const { news, tv } = event.editorial.rows;
  const feeds = languages.flatMap((language) => [
    ...(news.length > 0 ? feedFormats.map((format) => feedPath({ ...place, language }, format)) : []),
    ...(tv.some(isPodcast) ? [podcastPath({ ...place, language })] : []),
  ]);
  let count = 0;
  for (const { address, file } of [
    ...requests,
    ...[...calendars, ...feeds].map((path) => ({ address: path, file: decodeURIComponent(path) })),
  ]) {
    if (await write(app, files, address, file)) count += 1;
    else notes.add(`${address.split('?')[0]}: not for every visitor, or not to be had`);
  }
  await write(
    app,
    files,
    `/theme/${event.instance}/${event.shortName}/${event.version}.css`,
    `/theme/${event.instance}/${event.shortName}/${event.version}.css`,
  );
  return count;
}

/** Pages that guards lead to: without scripts `404.html` could not show them. */
const ledTo = [
  { page: 'LoginPage', params: {} },
  { page: 'NoaccessPage', params: {} },
];

async function writePages(app: App, { event }: ExportedEvent, files: SiteFiles, notes: Set<string>): Promise<number> {
  let count = 0;
  for (const language of event.about.languages) {
    const where = { instance: event.instance, event: event.shortName, language };
    const closed = new Map<string, string[]>();
    const seen = new Set<string>();
    for (const { page: name, params } of [...pagesOfEvent(event, language), ...ledTo]) {
      const path = pagePath(name, where, params);
      if (seen.has(path)) continue;
      seen.add(path);
      const html = await page(app, path);
      if (!html) closed.set(name, [...(closed.get(name) ?? []), path]);
      else if (path.includes('%2F') || path.includes('%00'))
        notes.add(`${path}: no file can have this name; the page is still reached through 404.html`);
      else if (files.put(`${decodeURIComponent(path).slice(1)}/index.html`, html)) count += 1;
      await files.flush();
    }
    // A line for each of a thousand profiles would hide the other notes.
    for (const [name, [first, ...rest]] of closed)
      notes.add(`${first}${rest.length > 0 ? ` and ${rest.length} more of ${name}` : ''}: no page for a visitor`);
  }
  return count;
}

async function writeAssets(app: App, { event, assets }: ExportedEvent, files: SiteFiles, notes: Set<string>): Promise<void> {
  for (const { path } of assets) {
    if (runs.test(path)) {
      notes.add(`${event.instance}/${event.shortName}/assets/${path}: a web server would run it as a part of the site`);
      continue;
    }
    const folder = `/assets/${event.instance}/${event.shortName}/${event.version}/`;
    await write(app, files, folder + path.split('/').map(encodeURIComponent).join('/'), folder + path);
  }
}

/** What a device installs: the manifest in each language, and the icons. */
async function writeInstall(app: App, { event }: ExportedEvent, files: SiteFiles): Promise<void> {
  const paths = [
    ...event.about.languages.map((language) => manifestPath(event, language)),
    ...[TAB_ICON, ...installIcons.map(({ file }) => file)].map((file) => iconPath(event, file)),
  ];
  for (const path of paths) await write(app, files, path, decodeURIComponent(path));
}

/** Pictures of shared links: of the event and of each session that visitors may open. */
async function writeSocial(app: App, { event }: ExportedEvent, files: SiteFiles): Promise<void> {
  for (const language of event.about.languages)
    for (const id of [undefined, ...event.programme.rows.sessions.map(({ Id }) => Id)]) {
      const path = socialPath(event, language, id);
      await write(app, files, path, decodeURIComponent(path));
    }
}

/** The sitemap where the site has an address, and robots.txt where it is the root of its host: nobody reads one elsewhere. */
async function writeForSearchEngines(app: App, { base, address }: SiteParts['site'], files: SiteFiles): Promise<void> {
  if (base === '/') await write(app, files, '/robots.txt', '/robots.txt');
  if (address === '') return;
  for (let part = 1; part === 1 || (await write(app, files, `/sitemap-${part}.xml`, `/sitemap-${part}.xml`)); part++)
    if (part === 1) await write(app, files, '/sitemap.xml', '/sitemap.xml');
}

/** The fonts the themes name; the style sheets find them and their pictures from where they are, whatever the path of the site. */
async function writeFonts(app: App, files: SiteFiles, base: string): Promise<void> {
  for (const sheet of files.written().filter((path) => /^(?:theme|docs)\/.*\.css$/.test(path))) {
    const css = await files.read(sheet);
    for (const [, font = ''] of css.matchAll(/url\(["']?(\/fonts\/[^"'()]+)["']?\)/g)) {
      if (!files.has(font.slice(1))) await write(app, files, font, font);
    }
    if (base !== '/') files.replace(sheet, css.replaceAll(/url\((["']?)\/(fonts|assets)\//g, `url($1${base}$2/`));
  }
}

/** What the build made, but for its HTML, which each page has of its own. */
async function writeBuilt(built: string, files: SiteFiles): Promise<void> {
  for (const entry of await readdir(built, { withFileTypes: true, recursive: true })) {
    const path = join(entry.parentPath, entry.name)
      .slice(built.length + 1)
      .replaceAll('\\', '/');
    if (!entry.isFile() || path.startsWith('.') || path.endsWith('.html')) continue;
    files.put(path, await readFile(join(built, path)));
    await files.flush();
  }
}
