// Every component test: a DOM that is cleaned up, and no unexpected console.error.
import { cleanup } from '@testing-library/react';
import { afterEach, beforeEach, expect, vi } from 'vitest';

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
