// The browser of the end-to-end tests: an installed one, else a downloaded one.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { type Browser, findBrowser } from '../../cli/matrix/find-browser.ts';

/** Longest download or installation, ms. */
const PATIENCE = 4 * 60_000;

/** The browser that is there, else Playwright's download, else the distribution's package where it may be installed. Undefined when all fail; `say` is called with what is tried. */
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
  attempt('apt-get', ['install', '-y', '--no-install-recommends', 'chromium', 'fonts-liberation']);
  const installed = findBrowser();
  return installed && { ...installed, origin: 'installed with apt-get' };
}

const attempt = (command: string, args: readonly string[]): void =>
  void spawnSync(command, args, { stdio: 'ignore', timeout: PATIENCE, env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } });
