// A press before the code is there: held, shown as busy, carried out once, and never on another button.
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { replayPress, stopHolding } from './replay-press.ts';

beforeAll(async () => {
  await import('./hold-presses.ts');
});
const root = document.createElement('div');
root.id = 'root';
let heard: string[] = [];
beforeEach(() => {
  vi.useFakeTimers();
  heard = [];
  document.body.replaceChildren(root);
  root.dataset['rendered'] = '';
});
afterEach(() => {
  vi.runAllTimers();
  vi.useRealTimers();
  document.body.replaceChildren();
});

/** Draws buttons that nobody listens to yet. */
function draw(html: string): HTMLButtonElement[] {
  root.innerHTML = html;
  return [...root.querySelectorAll('button')];
}
/** The app is there: it hears presses, and carries the held one out. */
function takeOver(): void {
  stopHolding(root);
  for (const button of root.querySelectorAll('button')) button.addEventListener('click', () => heard.push(button.textContent));
  replayPress(document);
}

test('a press is busy until it is carried out, once, however often it was made', () => {
  const [button] = draw('<button type="button"><b>Filters</b></button>');
  button!.querySelector('b')!.click();
  button!.click();
  expect(button!.ariaBusy).toBe('true');
  takeOver();
  expect(heard).toEqual(['Filters']);
  expect(button!.outerHTML).toBe('<button type="button"><b>Filters</b></button>');
  replayPress(document);
  vi.runAllTimers();
  expect(heard).toEqual(['Filters']);
});

test('the last button pressed counts, also where that one works by itself', () => {
  const [one, two, submits] = draw(
    '<button type="button">One</button><button type="button">Two</button><form><button>Send</button></form>',
  );
  root.querySelector('form')!.addEventListener('submit', (event) => event.preventDefault());
  one!.click();
  two!.click();
  expect([one!.ariaBusy, two!.ariaBusy]).toEqual([null, 'true']);
  takeOver();
  expect(heard).toEqual(['Two']);
  root.dataset['rendered'] = '';
  one!.click();
  submits!.click();
  heard = [];
  replayPress(document);
  expect([heard, submits!.ariaBusy]).toEqual([[], null]);
});

test('what sends a form or says it cannot be used is not held', () => {
  const buttons = draw(
    '<form><button>Send</button></form><button type="button" aria-disabled="true">No</button><button type="button" disabled>Never</button>',
  );
  root.querySelector('form')!.addEventListener('submit', (event) => event.preventDefault());
  for (const button of buttons) button.click();
  takeOver();
  expect(heard).toEqual([]);
});

test('a button that is another one by then, or was drawn anew, is not pressed', () => {
  const [button] = draw('<button type="button" aria-label="Save">S</button>');
  button!.click();
  button!.ariaLabel = 'Delete';
  takeOver();
  expect([heard, button!.ariaBusy]).toEqual([[], null]);
  root.dataset['rendered'] = '';
  const [second] = draw('<button type="button">Save</button>');
  second!.click();
  draw('<button type="button">Save</button>');
  takeOver();
  expect(heard).toEqual([]);
});

test('a press is forgotten after a while, and not held once the app hears presses itself', () => {
  const [button] = draw('<button type="button">Filters</button>');
  button!.click();
  vi.advanceTimersByTime(20_000);
  expect(button!.ariaBusy).toBeNull();
  stopHolding(root);
  button!.click();
  expect(button!.ariaBusy).toBeNull();
});

test('a press in a part that is taken over later waits for it', () => {
  const [button] = draw('<section data-later=""><button type="button">More</button></section>');
  takeOver();
  heard = [];
  button!.click();
  expect(button!.ariaBusy).toBe('true');
  replayPress(document);
  expect(button!.ariaBusy).toBe('true');
  heard = [];
  delete root.querySelector('section')!.dataset['later'];
  replayPress(document);
  expect([heard, button!.ariaBusy]).toEqual([['More'], null]);
});
