// The part of a picture that is sent: chosen by keys, sliders, wheel and fingers, in a dialog that gives the focus back.
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { renderView } from '../../../tests/support/render-view.tsx';
import { installTopLayer } from '../../../src/ui/top-layer.testing.ts';
import { faults, server } from '../account.fixture.ts';
import { PicturePart } from './picture-part.tsx';

const SEND = '/api/Core/ProfilePicture';
const file = new File(['x'], 'me.jpg', { type: 'image/jpeg' });
const bitmap = { width: 400, height: 200, close: vi.fn() };
const decode = vi.fn();
/** What the canvas of the result is as a file. */
let written = '';
/** What was drawn: width of the canvas, and the matrix of scale and place. */
let drawn: [width: number, matrix: number[]][] = [];

beforeEach(() => {
  installTopLayer();
  drawn = [];
  written = 'data:image/jpeg;base64,AAAA';
  decode.mockReset().mockResolvedValue(bitmap);
  bitmap.close.mockReset();
  vi.stubGlobal('createImageBitmap', decode);
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockImplementation(function context(this: HTMLCanvasElement) {
    let matrix: number[] = [];
    const drawing = {
      setTransform: (...given: number[]) => (matrix = given),
      clearRect: () => undefined,
      fillRect: () => undefined,
      drawImage: () => drawn.push([this.width, matrix]),
    };
    return drawing as never;
  });
  vi.spyOn(HTMLCanvasElement.prototype, 'toDataURL').mockImplementation(() => written);
  vi.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(250);
  Object.assign(HTMLElement.prototype, { setPointerCapture: () => undefined });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const View = () => <PicturePart picture="" mayAdd name="Mira Sample" onChanged={() => undefined} />;

async function choose() {
  const api = server({ [SEND]: { Picture: '/p' } });
  const shown = renderView(View, {}, { answers: api.answers });
  await userEvent.upload(screen.getByLabelText('Choose a picture'), file);
  const stage = await screen.findByRole('group', { name: 'Your picture me.jpg, with the frame in its middle' });
  return { ...shown, stage, sent: () => api.seen.map(({ body }) => body) };
}
/** The square that is sent, as the last drawing of the result says. */
const square = () => {
  const [width, [scale = 0, , , , left = 0, top = 0]] = drawn.at(-1)!;
  return { side: Math.round(width / scale), left: Math.round(-left / scale), top: Math.round(-top / scale) };
};
const use = () => userEvent.click(screen.getByRole('button', { name: 'Use this picture' }));
const slider = (name: string) => screen.getByRole<HTMLInputElement>('slider', { name });

test('a picture is turned as the camera says, shown in a dialog, and sent as its middle', async () => {
  const { sent, root, stage } = await choose();
  expect(decode).toHaveBeenCalledWith(file, { imageOrientation: 'from-image' });
  expect(sent()).toEqual([]);
  expect(await faults(root)).toEqual([]);
  expect(stage.hasAttribute('autofocus')).toBe(true);
  expect(slider('Up and down').disabled).toBe(true);
  await use();
  expect(square()).toEqual({ side: 200, left: 100, top: 0 });
  await waitFor(() => expect(sent()).toEqual([{ Data: 'AAAA' }]));
  expect(screen.queryByRole('button', { name: 'Use this picture' })).toBeNull();
  expect(bitmap.close).toHaveBeenCalledOnce();
  await waitFor(() => expect(screen.getByRole('status').textContent).toBe('Saved.'));
});

test('by keys alone: the picture follows the arrows, plus brings it closer', async () => {
  const { stage } = await choose();
  act(() => stage.focus());
  await userEvent.keyboard('{ArrowRight}{ArrowRight}');
  await use();
  expect(square()).toEqual({ side: 200, left: 80, top: 0 });
});

test('plus, minus and nought', async () => {
  const { stage } = await choose();
  act(() => stage.focus());
  await userEvent.keyboard('+++++++{ArrowUp}');
  expect(slider('Zoom').value).toBe('195');
  expect(slider('Up and down').disabled).toBe(false);
  await userEvent.keyboard('-');
  expect(slider('Zoom').value).toBe('177');
  await userEvent.keyboard('0');
  await use();
  expect(square()).toEqual({ side: 200, left: 100, top: 0 });
});

test('by sliders, which do the same without dragging', async () => {
  await choose();
  fireEvent.change(slider('Zoom'), { target: { value: '200' } });
  fireEvent.change(slider('Sideways'), { target: { value: '100' } });
  fireEvent.change(slider('Up and down'), { target: { value: '100' } });
  await use();
  // The picture is as far right and as far up as it goes: its left lower corner is seen.
  expect(square()).toEqual({ side: 100, left: 0, top: 100 });
});

test('by dragging, wheel and two fingers', async () => {
  const { stage } = await choose();
  const at = (pointerId: number, clientX: number, clientY: number) => ({ pointerId, clientX, clientY, button: 0 });
  // The frame is 200 CSS pixels wide.
  fireEvent.pointerDown(stage, at(1, 125, 125));
  fireEvent.pointerMove(stage, at(1, 75, 125));
  fireEvent.pointerUp(stage, at(1, 75, 125));
  fireEvent.pointerMove(stage, at(1, 0, 125));
  expect(slider('Sideways').value).toBe('25');
  fireEvent.pointerDown(stage, at(1, 100, 125));
  fireEvent.pointerDown(stage, at(2, 150, 125));
  fireEvent.pointerMove(stage, at(2, 200, 125));
  expect(slider('Zoom').value).toBe('200');
  fireEvent.pointerUp(stage, at(1, 100, 125));
  fireEvent.pointerUp(stage, at(2, 200, 125));
  expect(fireEvent.wheel(stage, { deltaY: 2000, clientX: 125, clientY: 125 })).toBe(false);
  expect(slider('Zoom').value).toBe('100');
});

test('cancelled, nothing is sent; the focus goes back, and the same file can be chosen again', async () => {
  const { sent } = await choose();
  const input = screen.getByLabelText<HTMLInputElement>('Choose a picture');
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(document.querySelector('dialog')?.open).toBe(false);
  // It was closed and not taken away: only then a browser gives the focus back.
  expect(document.querySelector('dialog')?.isConnected).toBe(true);
  expect([sent(), bitmap.close.mock.calls.length, input.value, input.disabled]).toEqual([[], 1, '', false]);
  await userEvent.upload(input, file);
  expect(await screen.findByRole('button', { name: 'Use this picture' })).toBeTruthy();
});

test('what is no picture, and a browser that lets nobody draw, are told', async () => {
  decode.mockRejectedValue(new DOMException('no picture'));
  const api = server({ [SEND]: { Picture: '/p' } });
  renderView(View, {}, { answers: api.answers });
  const input = screen.getByLabelText('Choose a picture');
  await userEvent.upload(input, file);
  await waitFor(() => expect(screen.getByRole('status').textContent).toMatch(/^This is no picture/));
  decode.mockResolvedValue(bitmap);
  written = 'data:,';
  await userEvent.upload(input, file);
  await screen.findByRole('button', { name: 'Use this picture' });
  expect(screen.getByRole('status', { hidden: true }).textContent).toBe('');
  await use();
  expect(screen.getByRole('status').textContent).toMatch(/^This is no picture/);
  expect(api.seen).toEqual([]);
});
