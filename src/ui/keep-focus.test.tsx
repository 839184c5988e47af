// The focus after a dialog: at what opened it, and where that goes away, at the part of the page it stood in.
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { beforeAll, expect, it } from 'vitest';
import { Button } from './button.tsx';
import { Dialog } from './dialog.tsx';
import { installTopLayer } from './top-layer.testing.ts';

beforeAll(installTopLayer);

/** A list whose entries are taken away in a dialog; `isInside`: the dialog goes with its entry while it is open. */
function Entries({ isInside = false }: { isInside?: boolean }) {
  const [entries, setEntries] = useState(['one', 'two']);
  const [asked, ask] = useState('');
  const question = (
    <Dialog open={asked !== ''} onClose={() => ask('')} title="Take away?" closeLabel="Close">
      <Button
        onClick={() => {
          if (!isInside) ask('');
          // The list comes anew a little later.
          setTimeout(() => act(() => setEntries(entries.filter((entry) => entry !== asked))), 20);
        }}
      >
        Yes
      </Button>
    </Dialog>
  );
  return (
    <section aria-label="Entries">
      <ul>
        {entries.map((entry) => (
          <li key={entry}>
            <Button onClick={() => ask(entry)}>{entry}</Button>
            {isInside && asked === entry && question}
          </li>
        ))}
      </ul>
      {!isInside && question}
    </section>
  );
}

it.each([false, true])('an entry that goes away leaves the focus at its list (dialog inside: %s)', async (isInside) => {
  render(<Entries isInside={isInside} />);
  await userEvent.click(screen.getByRole('button', { name: 'one' }));
  await userEvent.click(screen.getByRole('button', { name: 'Yes' }));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'one' })).toBeNull());
  const region = screen.getByRole('region', { name: 'Entries' });
  await waitFor(() => expect(document.activeElement).toBe(region));
  // It is no stop of the keyboard afterwards.
  await userEvent.tab();
  expect([document.activeElement?.textContent, region.hasAttribute('tabindex')]).toEqual(['two', false]);
});

it('what opened it and stays has the focus again; later it is left alone', async () => {
  render(<Entries />);
  const one = screen.getByRole('button', { name: 'one' });
  await userEvent.click(one);
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(document.activeElement).toBe(one));
  await userEvent.click(document.body);
  one.remove();
  await Promise.resolve();
  expect(document.activeElement).toBe(document.body);
});
