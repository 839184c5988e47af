import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { renderView } from '../../../tests/support/render-view.tsx';
import { posterKind } from './poster-kind.ts';
import { PosterPart } from './poster-part.tsx';

type Seen = (entries: { isIntersecting: boolean }[]) => void;
/** Comes near at once, and is measured at once; elements are 400 by 600. */
const atOnce = (tell: Seen) => ({ observe: () => tell([{ isIntersecting: true }]), disconnect: () => undefined });
function AtOnce(tell: Seen) {
  return atOnce(tell);
}
beforeEach(() => {
  vi.stubGlobal('IntersectionObserver', AtOnce);
  vi.stubGlobal('ResizeObserver', AtOnce);
  vi.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(400);
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(600);
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 400, 600));
  HTMLElement.prototype.scrollBy = () => undefined;
  HTMLElement.prototype.scrollTo = () => undefined;
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const show = (url: string, hasPoster = true) =>
  renderView(
    ({ frame }: { frame: object }) => (
      <div {...frame}>
        <PosterPart title="Of hearts" url={url} hasPoster={hasPoster} />
      </div>
    ),
    {},
  );

test.each([
  ['/assets/a/b/1/posters/p.PDF?x=1', 'pdf'],
  ['/assets/a/b/1/p.webp', 'picture'],
  ['/assets/a/b/1/p.pptx', 'link'],
  ['https://posters.example.org/p.pdf', 'link'],
  ['//posters.example.org/p.pdf', 'link'],
] as const)('%s is shown as %s', (url, kind) => expect(posterKind(url)).toBe(kind));

test('no poster, one that is closed, one of another site', () => {
  const none = show('', false);
  expect(none.root.textContent).toBe('');
  none.unmount();
  const closed = show('');
  expect(screen.getByText('The poster is not open to you.')).toBeTruthy();
  closed.unmount();
  const { root } = show('https://posters.example.org/p.pdf');
  const link = screen.getByRole('link', { name: 'Open the poster' });
  expect([link.getAttribute('href'), link.getAttribute('target')]).toEqual(['https://posters.example.org/p.pdf', '_blank']);
  expect(root.querySelector('[role=region], img')).toBeNull();
});

test('a picture is zoomed by buttons and keys, and shown whole again; the file can be downloaded', async () => {
  show('/assets/a/b/1/p.webp');
  const frame = await screen.findByRole('region', { name: 'Poster: Of hearts' });
  const picture = screen.getByRole('img', { name: 'Of hearts' });
  Object.defineProperties(picture, { naturalWidth: { value: 800 }, naturalHeight: { value: 1000 } });
  fireEvent.load(picture);
  const width = () => picture.parentElement!.style.inlineSize;
  expect(width()).toBe('400px');
  await userEvent.click(screen.getByRole('button', { name: 'Larger' }));
  expect([width(), screen.getByText('150 %')]).toEqual(['600px', expect.anything()]);
  fireEvent.keyDown(frame, { key: '+' });
  expect(screen.getByText('225 %')).toBeTruthy();
  fireEvent.keyDown(frame, { key: '-' });
  fireEvent.keyDown(frame, { key: '-' });
  fireEvent.keyDown(frame, { key: '-' });
  expect([width(), screen.getByRole('button', { name: 'Smaller' }).getAttribute('aria-disabled')]).toEqual(['400px', 'true']);
  fireEvent.doubleClick(frame);
  expect(screen.getByText('250 %')).toBeTruthy();
  fireEvent.keyDown(frame, { key: '0' });
  expect(width()).toBe('400px');
  // The wheel zooms with Ctrl alone; without it the page scrolls.
  fireEvent.wheel(frame, { deltaY: -200 });
  expect(screen.getByText('100 %')).toBeTruthy();
  fireEvent.wheel(frame, { deltaY: -200, ctrlKey: true });
  expect(screen.getByText('165 %')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Download' }).hasAttribute('download')).toBe(true);
});

test('a picture that does not load says so, and is tried again', async () => {
  show('/assets/a/b/1/p.webp');
  fireEvent.error(await screen.findByRole('img', { name: 'Of hearts' }));
  expect(screen.getByRole('alert').textContent).toContain('could not be shown');
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(screen.getByRole('img', { name: 'Of hearts' })).toBeTruthy();
});
