// The calls of console.error since the last check; the setup of every test installs the spy.
import { vi } from 'vitest';

/** The text of each call; clears the record. */
export const consoleErrors = (): string[] =>
  vi
    .spyOn(console, 'error')
    .mock.calls.splice(0)
    .map((call) => `console.error: ${call.map(String).join(' ').slice(0, 800)}`);
