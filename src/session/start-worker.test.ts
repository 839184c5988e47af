// Workers are loaded from this site alone, whatever address is given.
import { afterEach, expect, test, vi } from 'vitest';
import { startWorker } from './start-worker.ts';

afterEach(() => vi.unstubAllGlobals());

/** A browser with workers, and the addresses they were made with. */
function workers(): string[] {
  const made: string[] = [];
  vi.stubGlobal('Worker', function Worker(address: unknown) {
    made.push(String(address));
  });
  return made;
}

test('a worker of this site starts, with the address in full', () => {
  const made = workers();
  startWorker('/static/search.js');
  expect(made).toEqual([`${location.origin}/static/search.js`]);
});

test.each(['https://evil.example.org/x.js', '//evil.example.org/x.js', 'data:text/javascript,x()', 'blob:null/1', 'javascript:x()'])(
  'none starts from %s',
  (address) => {
    const made = workers();
    expect(() => startWorker(address)).toThrow(TypeError);
    expect(made).toEqual([]);
  },
);
