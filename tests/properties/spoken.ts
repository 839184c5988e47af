// What was said to console.error since the last question; the setup of every test has put a spy there.
import { vi } from 'vitest';

/** The words of each call, taken away. */
export const spoken = (): string[] =>
  vi
    .spyOn(console, 'error')
    .mock.calls.splice(0)
    .map((call) => `console.error: ${call.map(String).join(' ').slice(0, 800)}`);
