// Every component test: a DOM that is cleaned up, and no unexpected console.error.
import { cleanup, configure } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, vi } from 'vitest';
import { slowness } from './slowness.ts';

configure({ asyncUtilTimeout: 2_000 * slowness });

// Dates by an organiser's pattern are looked at in German, too.
beforeAll(() => import('dayjs/locale/de.js'));

// Files share a window: what one left in address or storage is not there for the next.
beforeAll(() => {
  history.replaceState(null, '', '/');
  localStorage.clear();
  sessionStorage.clear();
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
  expect(errors, 'unexpected console.error').toEqual([]);
});
