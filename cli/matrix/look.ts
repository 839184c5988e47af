// Opens one planned page in the browser, at desktop and phone width, and says everything that is wrong with it.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type axe from 'axe-core';
import type { Browser, Page } from 'playwright-core';
import { type Found, withoutRepeats } from './finding-kinds.ts';
import { hidePreview, type Inspected, inspectPage, isSettled } from './inspect-page.ts';
import type { Planned } from './planned.ts';
import { stayHere, watchPage } from './watch-page.ts';

/** Widths of the window a page is seen at; the first is the one it is opened at. */
export const sizes = { desktop: { width: 1280, height: 800 }, phone: { width: 390, height: 844 } } as const;
export type Size = keyof typeof sizes;
export const sizeNames = Object.keys(sizes) as Size[];

/** What came of opening a page. `links` lead to this server, `ids` are what anchors may lead to. */
export type Look = { found: Found[]; links: string[]; ids: string[]; pictures: Partial<Record<Size, Buffer>> };

export type LookParts = { browser: Browser; origin: string; pictures: boolean };

/** Longest wait for an answer, and for a page to be ready, ms. */
const PATIENCE = 45_000;
/** Highest picture, px: below that nobody looks. */
const HIGHEST = 4000;
/** Rules of WCAG 2.2, levels A and AA. */
const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

let axeSource: string | undefined;

/** Opens a page. Never throws: a page that does not open is a finding. */
export async function lookAt(planned: Planned, { browser, origin, pictures }: LookParts): Promise<Look> {
  const look: Look = { found: [], links: [], ids: [], pictures: {} };
  const context = await browser.newContext({
    viewport: sizes.desktop,
    locale: planned.language,
    timezoneId: planned.timeZone,
    // Transitions would only cost time; what is shown at the end is looked at.
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
  });
  try {
    await stayHere(context, origin);
    const page = await context.newPage();
    const heard = await watchPage(page, origin);
    try {
      await page.goto(origin + planned.address, { waitUntil: 'load', timeout: PATIENCE });
      for (const size of sizeNames) await lookAtSize(page, size, look, pictures);
      look.found.push(...elsewhere(page.url(), planned.end));
    } catch (error) {
      look.found.push({ kind: 'crash', message: firstLine(error), place: '' });
    }
    // Reports wait for a quiet moment; leaving the page sends them.
    await page.evaluate(() => window.dispatchEvent(new Event('pagehide'))).catch(() => undefined);
    await page.evaluate(() => new Promise((done) => setTimeout(done, 20))).catch(() => undefined);
    look.found.push(...heard());
  } finally {
    await context.close().catch(() => undefined);
  }
  look.found = withoutRepeats(look.found);
  return look;
}

async function lookAtSize(page: Page, size: Size, look: Look, pictures: boolean): Promise<void> {
  await page.setViewportSize(sizes[size]);
  await page.waitForFunction(isSettled, undefined, { timeout: PATIENCE }).catch(() => {
    look.found.push({ kind: 'crash', message: 'the page never stands: something of it is still loading', place: size });
  });
  await page.evaluate(hidePreview);
  // Two frames, so that a changed width has been laid out.
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  const inspected = await page.evaluate(inspectPage);
  look.found.push(...faultsOf(inspected, size, page.url()), ...(await violations(page)));
  look.links = [...new Set([...look.links, ...inspected.links])];
  look.ids = [...new Set([...look.ids, ...inspected.ids])];
  if (!pictures) return;
  const height = Math.min(HIGHEST, await page.evaluate(() => document.documentElement.scrollHeight));
  look.pictures[size] = await page.screenshot({
    type: 'webp',
    quality: 55,
    fullPage: true,
    // Both would put a style into the page, which its security policy refuses and reports.
    animations: 'allow',
    caret: 'initial',
    clip: { x: 0, y: 0, width: sizes[size].width, height: Math.max(height, sizes[size].height) },
    timeout: PATIENCE,
  });
}

/** The browser has to end where the rules say; `address` is where it is, `end` the path by the rules. */
export function elsewhere(address: string, end: string): Found[] {
  const path = decodeURI(new URL(address).pathname);
  return path === decodeURI(end)
    ? []
    : [{ kind: 'route', message: `the page ended on ${path}, by the rules it ends on ${end}`, place: '' }];
}

function faultsOf({ text, sideways, widest, links, ids }: Inspected, size: Size, address: string): Found[] {
  const found: Found[] = [];
  if (text === '') found.push({ kind: 'empty', message: 'the main region shows no text', place: size });
  if (sideways > 0)
    found.push({ kind: 'sideways', message: `the page is ${sideways} px wider than its window`, place: `${size}: ${widest}` });
  const here = address.split('#')[0]!;
  for (const link of links) {
    const [path, anchor] = link.split('#');
    if (path === here && anchor && !ids.includes(decodeURIComponent(anchor)))
      found.push({ kind: 'link', message: `there is no #${anchor} on the page`, place: '' });
    if (/^(javascript|vbscript|data):/i.test(link))
      found.push({ kind: 'link', message: `a link runs a script: ${link.slice(0, 80)}`, place: '' });
  }
  return found;
}

/** What axe finds. It is evaluated from outside, so the page's security policy stays as it is. */
async function violations(page: Page): Promise<Found[]> {
  axeSource ??= readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
  await page.evaluate(axeSource);
  const results = await page.evaluate(
    (tags) =>
      (window as unknown as { axe: typeof axe }).axe
        .run({ exclude: [['iframe']] }, { runOnly: tags, resultTypes: ['violations'] })
        .then((result) =>
          result.violations.map(({ id, help, nodes }) => ({ id, help, places: nodes.slice(0, 3).map(({ target }) => target.join(' ')) })),
        ),
    rules,
  );
  return results.map(({ id, help, places }) => ({ kind: 'axe', message: `${id}: ${help}`, place: places.join(', ') }));
}

const firstLine = (error: unknown): string => (error instanceof Error ? error.message : String(error)).split('\n')[0]!;
