// The device is asked for its zone once for all times of a page, and again when somebody comes back to the page.
import { act, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { type Frame, FrameContext } from './frame.ts';
import { OWN_ZONE, useOwnZone, useZone, useZoneChoice } from './use-zone.ts';

afterEach(() => vi.restoreAllMocks());

const Zone = () => <p>{useOwnZone()}</p>;

test('the zone of the device is read once for all times, and again on return to the page', () => {
  const asked = vi.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions');
  const inZone = (timeZone: string): void =>
    void asked.mockImplementation(() => ({ locale: 'en', calendar: 'gregory', numberingSystem: 'latn', timeZone }));
  inZone('Asia/Tokyo');
  const frame = { info: { TimeZone: 'Europe/Berlin' } } as unknown as Frame;
  render(
    <FrameContext value={frame}>
      {[1, 2, 3].map((key) => (
        <Zone key={key} />
      ))}
    </FrameContext>,
  );
  expect(screen.getAllByText('Asia/Tokyo')).toHaveLength(3);
  // At most once before anything listens, and once afterwards, however many times are shown.
  const first = asked.mock.calls.length;
  expect(first).toBeLessThanOrEqual(2);
  inZone('America/Lima');
  act(() => void document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));
  expect(screen.getAllByText('America/Lima')).toHaveLength(3);
  expect(asked.mock.calls.length - first).toBe(1);
});

test('a server learns the chosen zone by a cookie of the event, and the one the device has moved to', () => {
  const asked = vi.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions');
  const inZone = (timeZone: string): void =>
    void asked.mockImplementation(() => ({ locale: 'en', calendar: 'gregory', numberingSystem: 'latn', timeZone }));
  inZone('Asia/Tokyo');
  let choose: ((choice: string) => void) | undefined;
  const Choice = () => {
    [, choose] = useZoneChoice();
    return <p>{useZone()}</p>;
  };
  const frame = { info: { TimeZone: 'Europe/Berlin', Instance: 'society', Shortname: 'congress' } } as unknown as Frame;
  render(
    <FrameContext value={frame}>
      <Choice />
    </FrameContext>,
  );
  const told = () => /society\.congress\.zone=([^;]*)/.exec(document.cookie)?.[1];
  expect(told()).toBeUndefined();
  act(() => choose!('Pacific/Honolulu'));
  expect(told()).toBe('Pacific%2FHonolulu');
  act(() => choose!(OWN_ZONE));
  expect(told()).toBe('Asia%2FTokyo');
  inZone('America/Lima');
  act(() => void document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));
  expect([told(), screen.getByText('America/Lima')]).toEqual(['America%2FLima', expect.anything()]);
  // What somebody else has left in the storage: no zone, and no text that a cookie can hold.
  for (const left of ['\uD800', 'x'.repeat(200_000)]) {
    act(() => choose!(left));
    expect([told(), screen.getByText('Europe/Berlin')]).toEqual([undefined, expect.anything()]);
  }
  act(() => choose!(''));
  expect(told()).toBeUndefined();
});
