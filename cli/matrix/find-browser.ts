// The browser that is there: named, Playwright's own, or the distribution's; and the switches it is started with.
import { existsSync } from 'node:fs';
import { chromium } from 'playwright-core';

export type Browser = {
  /** Path of the program. */
  path: string;
  /** Where it comes from, for whoever reads the run. */
  origin: string;
};

/** Places where distributions put Chromium; the one without windows is twice as fast to open a page. */
const usual = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/snap/bin/chromium',
  '/usr/bin/google-chrome',
];

/** The browser that is there: `CHROMIUM_PATH`, Playwright's own, the distribution's; undefined when there is none. Throws when the named one does not exist. */
export function findBrowser(): Browser | undefined {
  const named = process.env['CHROMIUM_PATH'];
  if (named) {
    if (!existsSync(named)) throw new Error(`CHROMIUM_PATH names ${named}, which does not exist.`);
    return { path: named, origin: 'CHROMIUM_PATH' };
  }
  const own = chromium.executablePath();
  if (existsSync(own)) return { path: own, origin: 'Playwright' };
  const found = usual.find((path) => existsSync(path));
  return found === undefined ? undefined : { path: found, origin: 'installed on this machine' };
}

/** Switches of the browser: no sandbox for root (Chromium refuses it), nothing that calls home. */
export const browserSwitches: readonly string[] = [
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];
