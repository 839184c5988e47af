import { afterEach, expect, test, vi } from 'vitest';
import { render } from '@testing-library/react';
import { useAtBottom } from './use-at-bottom.ts';

const written: string[] = [];
/** Tells each observer of one callback what it observes, as a browser does with a first size. */
class Observer {
  private readonly tell: () => void;
  constructor(tell: () => void) {
    this.tell = tell;
  }
  observe(): void {
    this.tell();
  }
  disconnect(): void {
    written.push('left');
  }
}
class Sheet {
  replaceSync(text: string): void {
    written.push(text);
  }
}

afterEach(() => {
  vi.unstubAllGlobals();
  Reflect.deleteProperty(document, 'adoptedStyleSheets');
});

function Parts({ kinds }: { kinds: readonly ('bar' | 'notice')[] }) {
  const refs = { bar: useAtBottom('--app-bar'), notice: useAtBottom('--cookie-notice') };
  return kinds.map((kind) => <div key={kind} ref={refs[kind]} />);
}

test('heights are rules of one sheet for those who read them, and go with what had them', () => {
  vi.stubGlobal('ResizeObserver', Observer);
  vi.stubGlobal('CSSStyleSheet', Sheet);
  const sheets: Sheet[] = [];
  Object.defineProperty(document, 'adoptedStyleSheets', { value: sheets, configurable: true });
  const height = vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(60);
  const { rerender, unmount } = render(<Parts kinds={['bar', 'notice']} />);
  const ruleOf = (selector: string): string | undefined =>
    written
      .at(-1)!
      .split('\n')
      .find((rule) => rule.startsWith(selector));
  expect(ruleOf('body')).toMatch(/\{ --app-bar: 60px; --cookie-notice: 60px; \}$/);
  expect(ruleOf('html')).toContain('max(60px + var(--ad-banner, 0px) + var(--strip, 0px), 60px)');
  expect(sheets).toHaveLength(1);
  rerender(<Parts kinds={['bar']} />);
  expect(ruleOf('body')).toMatch(/\{ --app-bar: 60px; \}$/);
  unmount();
  expect(ruleOf('body')).toMatch(/\{ {2}\}$/);
  expect(document.documentElement.style).toHaveLength(0);
  height.mockRestore();
});
