import { render, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { iconIn, NamedIcon } from './named-icon.tsx';

test('a name is found with any prefix and without one', () => {
  const set = { calendar: 1, 'circle-help': 2 };
  expect(iconIn(set, 'lucide-calendar')).toBe(1);
  expect(iconIn(set, 'fa-circle-help')).toBe(2);
  expect(iconIn(set, 'circle-help')).toBe(2);
  expect(iconIn(set, 'lucide-sofa')).toBeUndefined();
  expect(iconIn(set, 'toString')).toBeUndefined();
});

test('an icon is drawn next to its words, hidden from screen readers; an unknown one as a question mark', async () => {
  const { container } = render(<NamedIcon name="lucide-calendar" />);
  await waitFor(() => expect(container.querySelector('svg.lucide-calendar')?.getAttribute('aria-hidden')).toBe('true'));
  const unknown = render(<NamedIcon name="lucide-no-such-icon" />);
  await waitFor(() => expect(unknown.container.querySelector('svg')?.getAttribute('class')).toContain('question'));
});

test('no name draws nothing', () => {
  expect(render(<NamedIcon name="" />).container.innerHTML).toBe('');
});
