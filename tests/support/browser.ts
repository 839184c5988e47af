// The browser of the end-to-end tests: one that is there, else one that can be had.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';

export type Browser = {
  /** Path of the program. */
  path: string;
  /** Where it comes from, for whoever reads the test run. */
  origin: string;
};

/** Places where distributions put Chromium. */
const usual = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/snap/bin/chromium', '/usr/bin/google-chrome'];

/** Longest download or installation, ms. */
const PATIENCE = 4 * 60_000;

/** The browser that is there: `CHROMIUM_PATH`, Playwright's own, the distribution's; undefined when there is none. */
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

/** The browser that is there, else Playwright's download, else the distribution's package where it may be installed. Undefined when all fail; `say` hears what is tried. */
export function getBrowser(say: (line: string) => void): Browser | undefined {
  const found = findBrowser();
  if (found) return found;
  say('No browser found; trying Playwright’s download …');
  attempt('node_modules/.bin/playwright', ['install', 'chromium']);
  const downloaded = findBrowser();
  if (downloaded) return { ...downloaded, origin: 'downloaded by Playwright' };
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return undefined;
  say('The download failed; trying the distribution’s package …');
  attempt('apt-get', ['update']);
  attempt('apt-get', ['install', '-y', '--no-install-recommends', 'chromium']);
  const installed = findBrowser();
  return installed && { ...installed, origin: 'installed with apt-get' };
}

const attempt = (command: string, args: readonly string[]): void =>
  void spawnSync(command, args, { stdio: 'ignore', timeout: PATIENCE, env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } });

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
