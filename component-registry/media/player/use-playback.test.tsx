// The small window of a film: told to the view, and closed with the page that has the film.
import { render, screen } from '@testing-library/react';
import { useRef } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { usePlayback } from './use-playback.ts';

function Film() {
  const film = useRef<HTMLVideoElement>(null);
  const { playback } = usePlayback(film);
  return <video ref={film} muted data-testid="film" data-in-window={playback.isInWindow} />;
}

const leave = vi.fn(() => Promise.resolve());
const put = (shown: Element | null): void => {
  Object.defineProperty(document, 'pictureInPictureElement', { configurable: true, value: shown });
  Object.defineProperty(document, 'exitPictureInPicture', { configurable: true, value: leave });
};
afterEach(() => {
  Reflect.deleteProperty(document, 'pictureInPictureElement');
  Reflect.deleteProperty(document, 'exitPictureInPicture');
  leave.mockClear();
});

test('a film that is left takes its small window with it', () => {
  const { unmount } = render(<Film />);
  put(screen.getByTestId('film'));
  unmount();
  expect(leave).toHaveBeenCalledOnce();
});

test('the small window of another film stays', () => {
  const { unmount } = render(<Film />);
  put(document.createElement('video'));
  unmount();
  expect(leave).not.toHaveBeenCalled();
});
