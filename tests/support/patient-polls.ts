// Polls of tests wait as much longer as this machine is slow, whatever patience a test names: it is that of a quiet machine.
import { expect } from 'vitest';
import { slowness } from './slowness.ts';

/** What vitest waits where nothing is named, ms. */
const USUAL = 1000;

// Files of a process share `expect`; it is lengthened once.
const lengthened = Symbol.for('foyer.patient-polls');
type Polls = typeof expect & { [lengthened]?: true };

if (!(expect as Polls)[lengthened]) {
  const { poll } = expect;
  expect.poll = (ask, options) => poll(ask, { ...options, timeout: (options?.timeout ?? USUAL) * slowness });
  (expect as Polls)[lengthened] = true;
}
