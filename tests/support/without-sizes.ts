// SurveyJS watches the sizes of elements, which the DOM of tests has not.
import { afterAll, vi } from 'vitest';

/** Gives the tests of a file a `ResizeObserver` that never reports anything. */
export function withoutSizes(): void {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe(): void {}
      unobserve(): void {}
      disconnect(): void {}
    },
  );
  afterAll(() => vi.unstubAllGlobals());
}
