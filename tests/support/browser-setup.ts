// Every component test: a DOM that is cleaned up, and no unexpected console.error.
import { cleanup, configure } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, vi } from 'vitest';
import { loadLateCode } from '../../src/app/load-late-code.ts';
import { addEveryText } from '../../src/i18n/platform-files.ts';
import { connection } from '../../src/stores/connection.ts';
import { consent } from '../../src/stores/consent.ts';
import { favourites } from '../../src/stores/favourites.ts';
import { overlayQueue } from '../../src/stores/overlay-queue.ts';
import { toasts } from '../../src/stores/toasts.ts';
import { slowness } from './slowness.ts';

configure({ asyncUtilTimeout: 2_000 * slowness });

// Dates by an organiser's pattern are looked at in German, too.
beforeAll(() => import('dayjs/locale/de.js'));

// What the app loads with its first page is there when a component is drawn; so are the words of every language, whichever file came before.
beforeAll(loadLateCode);
beforeAll(addEveryText);

// Files share a window: what one left in the document, address, cookies or storage is not there for the next.
beforeAll(() => {
  document.body.replaceChildren();
  for (const cookie of document.cookie.split('; ')) document.cookie = `${cookie.split('=')[0]}=; path=/; max-age=0`;
  history.replaceState(null, '', '/');
  localStorage.clear();
  sessionStorage.clear();
});

// jsdom scrolls nothing.
beforeAll(() => {
  Element.prototype.scrollIntoView = () => undefined;
});

let errors: unknown[][] = [];

beforeEach(() => {
  errors = [];
  vi.spyOn(console, 'error').mockImplementation((...words: unknown[]) => {
    errors.push(words);
  });
});

afterEach(() => {
  cleanup();
  // Stores outlive a test: the next one finds nobody waiting, no pause, no message.
  overlayQueue.setState(overlayQueue.getInitialState());
  toasts.setState(toasts.getInitialState());
  connection.setState(connection.getInitialState());
  consent.setState(consent.getInitialState());
  favourites.setState(favourites.getInitialState());
  expect(errors, 'unexpected console.error').toEqual([]);
});
