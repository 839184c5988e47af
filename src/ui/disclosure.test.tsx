// A disclosure opens, and keeps the reader's choice when the page renders again.
import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Disclosure } from './disclosure.tsx';

const details = (): HTMLDetailsElement => screen.getByText('Where do I get my badge?').closest('details')!;

/** The browser sets `open` and then sends an event; the tests' DOM only does the first. */
function press(): void {
  fireEvent.click(screen.getByText('Where do I get my badge?'));
  fireEvent(details(), new Event('toggle'));
}

it('opens on its summary', () => {
  render(<Disclosure summary="Where do I get my badge?">At the desk.</Disclosure>);
  expect(details().open).toBe(false);
  press();
  expect(details().open).toBe(true);
});

it('stays closed by the reader when the page renders again', () => {
  const page = (text: string) => (
    <Disclosure summary="Where do I get my badge?" open name="questions">
      {text}
    </Disclosure>
  );
  const { rerender } = render(page('At the desk.'));
  expect(details().open).toBe(true);
  expect(details().getAttribute('name')).toBe('questions');
  press();
  rerender(page('In the foyer.'));
  expect(details().open).toBe(false);
});
