// Pages: from the network; without one, the copy made at the last visit, or a page that says so and names what there is.
import { deviceTime } from '../clock/clock.ts';
import { BUILD } from './build-facts.ts';
import type { CacheNames } from './cache-names.ts';
import { addressesIn, ageOf, dropCopy, findCopy, storeCopy, trimCopies } from './copies.ts';
import { inTime, isOffline } from './in-time.ts';
import { type PageCopy, offlinePage } from './offline-page.ts';
import { isThemeSheet, pageFacts, withAge } from './page-facts.ts';
import { currentGeneration, noteReader } from './readers.ts';
import { worker } from './worker-scope.ts';

/** Longest wait for the network where there is a copy, ms. */
const PATIENCE = 3000;
/** Most pages kept: somebody reads a few dozen at a congress. */
const MOST_PAGES = 60;
/** A copy younger than this (ms) is not made again. */
const FRESH = 60_000;
/** Pages fetched anew after an update, the last visited first: every device asks for them at about the same time. */
const REFRESHED = 12;
/** Header of a copy: name of the page, encoded. */
const TITLE = 'foyer-title';
/** Header of a copy: address of the style sheet of its event's theme. */
const THEME = 'foyer-theme';

type Site = { scope: string; names: CacheNames; keepFiles: (addresses: readonly string[]) => Promise<void> };
type Later = (work: Promise<unknown>) => void;

/** The address a page is kept under: what is drawn for a query is drawn again in the browser. */
function keyOf(url: string): string {
  const { origin, pathname } = new URL(url);
  return origin + pathname;
}

const everywhere = ({ names }: Site): string[] => [names.ownPages, names.pages];

/** Answers a request for a page; `later` takes work that nobody waits for. */
export async function answerPage(request: Request, site: Site, later: Later): Promise<Response> {
  const key = keyOf(request.url);
  const copy = await findCopy(everywhere(site), key);
  if (copy && isOffline()) return shown(request.url, key, copy);
  const generation = currentGeneration();
  const asked = fetch(request).then((answer) => {
    if (answer.status === 200) later(request.url === key ? storePage(key, answer.clone(), site, generation) : keepPage(request.url, site));
    return answer;
  });
  const answer = copy ? await inTime(asked, PATIENCE) : await asked.catch(() => undefined);
  if (copy) later(asked.catch(() => undefined));
  if (answer && (!copy || answer.status < 502 || answer.status === 503)) return answer;
  if (!copy) return offlinePage(request.url, site.scope, await keptPages(site));
  return shown(request.url, key, copy);
}

async function shown(url: string, key: string, copy: Response): Promise<Response> {
  // What was drawn for another query does not fit this one.
  if (url !== key) return Response.redirect(key);
  const html = withAge(await copy.text(), ageOf(copy, deviceTime.wall()));
  return new Response(html, { status: 200, headers: copy.headers });
}

/** Makes a copy of a page that the app has opened without asking for its HTML. Never rejects. */
export async function keepPage(url: string, site: Site): Promise<void> {
  const key = keyOf(url);
  const copy = await findCopy(everywhere(site), key);
  const now = deviceTime.wall();
  if (copy && ageOf(copy, now).now - ageOf(copy, now).made < FRESH) return;
  const generation = currentGeneration();
  const answer = await fetch(key, { headers: { accept: 'text/html' } }).catch(() => undefined);
  if (answer?.status === 200) await storePage(key, answer, site, generation).catch(() => undefined);
}

async function storePage(key: string, answer: Response, site: Site, generation: number): Promise<void> {
  const isHtml = answer.headers.get('content-type')?.startsWith('text/html');
  if (!isHtml || answer.redirected || answer.type !== 'basic') return;
  const reader = await noteReader(answer, { scope: site.scope, readers: site.names.readers });
  const isPersonal = /private/i.test(answer.headers.get('cache-control') ?? '');
  const html = await answer.text();
  const { build, isPreview, title, files } = pageFacts(html);
  if (isPreview) return;
  // A page of another build needs files this one does not have. Not waited for: a browser may put it off for half a minute, and while this
  // worker waits, the new one cannot take its place.
  if (build !== BUILD) return void worker.registration.update().catch(() => undefined);
  // Signed out, or somebody else, since it was asked for.
  if (isPersonal && (reader === 'unknown' || (reader === 'same' && generation !== currentGeneration()))) return;
  const now = deviceTime.wall();
  const server = Date.parse(/now;desc="([^"]*)"/.exec(answer.headers.get('server-timing') ?? '')?.[1] ?? '');
  const { names } = site;
  const cache = isPersonal ? names.ownPages : names.pages;
  // One copy of a page: what visitors got is not shown to who is signed in, nor the other way round.
  await dropCopy(isPersonal ? names.pages : names.ownPages, key);
  const isStored = await storeCopy(cache, key, {
    body: html,
    from: answer,
    at: { server: server || now, device: now },
    headers: { [TITLE]: encodeURIComponent(title), [THEME]: encodeURIComponent(files.find(isThemeSheet) ?? '') },
  });
  if (!isStored) return;
  await trimCopies(cache, MOST_PAGES);
  await site.keepFiles(files.map((file) => new URL(file, site.scope).href));
}

/** The pages that open without a connection, the last visited first. */
async function keptPages(site: Site): Promise<PageCopy[]> {
  const found: PageCopy[] = [];
  for (const url of await keptAddresses(site)) {
    const copy = await findCopy(everywhere(site), url);
    const title = copy?.headers.get(TITLE);
    if (title) found.push({ url, title: decodeURIComponent(title), theme: decodeURIComponent(copy?.headers.get(THEME) ?? '') });
  }
  return found;
}

async function keptAddresses(site: Site): Promise<string[]> {
  const all = await Promise.all(everywhere(site).map(addressesIn));
  return [...new Set(all.flat().toReversed())];
}

/** Makes the copies of an older build anew. Never rejects. */
export async function refreshPages(addresses: readonly string[], site: Site): Promise<void> {
  for (const url of addresses.slice(0, REFRESHED).toReversed()) await keepPage(url, site);
}
