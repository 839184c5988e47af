// End-to-end tests: the built app on a real server, in a real Chromium, at desktop and phone size.
import { defineConfig } from '@playwright/test';
import { browserSwitches, findBrowser } from './cli/matrix/find-browser.ts';
import { slowness } from './tests/support/slowness.ts';

const browser = findBrowser();
/**
 * Nothing is drawn by a graphics card: a process for it only costs time with every window. Functions are compiled when they are called
 * first, and not optimised: of the scripts of a page most are not called, and none for long, before the next page is opened.
 */
const ofTests = ['--in-process-gpu', '--js-flags=--max-lazy --no-maglev --no-turbofan'];

export default defineConfig({
  testDir: 'tests/e2e',
  testMatch: '**/*.test.ts',
  globalSetup: './tests/e2e/setup.ts',
  fullyParallel: true,
  workers: 2,
  // On a busy machine one journey of hundreds may stumble over the machine: it is tried once more, and the run names it.
  retries: process.env['CI'] ? 1 : 0,
  forbidOnly: true,
  timeout: 45_000 * slowness,
  expect: { timeout: 10_000 * slowness },
  reporter: 'list',
  outputDir: 'test-results',
  // One set of pictures for every machine: they are compared so small that its fonts do not matter.
  snapshotPathTemplate: '{testDir}/{testFileDir}/appearance/{arg}{ext}',
  use: {
    launchOptions: { args: [...browserSwitches, ...ofTests], ...(browser ? { executablePath: browser.path } : {}) },
    locale: 'en-GB',
    timezoneId: 'Europe/Berlin',
    // Pages come from the server under test, not from a copy; the journeys of the service worker allow it.
    serviceWorkers: 'block',
    // Transitions would only cost time; what is shown at the end is tested.
    contextOptions: { reducedMotion: 'reduce' },
    trace: 'off',
  },
  projects: [
    { name: 'desktop', use: { viewport: { width: 1280, height: 800 } } },
    // What these look at is the same at every width.
    {
      name: 'phone',
      testIgnore:
        /(access|appearance|attendee-day|back-forward-cache|broken|broken-storage|charity|comments|company-chat|company-lounge|containment|evaluation|exhibition-people|favourites|first-view|generated-props|guards|hostile-answers|language|last-known-good|live|matrix|measurement|meetings|newcomer|not-found|notifications|offline|parity|preview|preview-exactness|preview-programme|publish|qr-scan|rendered[-a-z]*|search-engines|search-things|server-away|shell-hostile-texts|shell-keyboard|shell-open-tab|shell-states|shell-widgets|sign-in|sign-in-elsewhere|stale-build|static-site|submission|web-push|windows|without-script)\.test\.ts$/,
      use: { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true },
    },
  ],
});
