import { render, waitFor } from '@testing-library/react';
import { loaders } from 'virtual:foyer/icons';
import { expect, test } from 'vitest';
import { iconNames } from './icon-names.ts';
import { findIcon, knownIcon, loadIcon, takeIcons } from './icon-set.ts';
import { NamedIcon } from './named-icon.tsx';

test('every icon that can be named is with those of its letter, once', async () => {
  const sets = await Promise.all(Object.entries(loaders).map(async ([letter, load]) => [letter, (await load()).default] as const));
  expect(sets.flatMap(([, icons]) => Object.keys(icons)).sort()).toEqual([...iconNames].sort());
  const parts = sets.flatMap(([, icons]) => Object.values(icons));
  expect(parts.every((icon) => icon.length > 0)).toBe(true);
  // Names of attributes as React has them.
  expect(parts.flat().flatMap(([, attributes]) => Object.keys(attributes).filter((name) => name.includes('-')))).toEqual([]);
  expect(sets.flatMap(([letter, icons]) => Object.keys(icons).filter((name) => name[0] !== letter))).toEqual([]);
});

test('a name is found with any prefix and without one, whole before its end', async () => {
  const [calendar, play, circlePlay] = await Promise.all(['calendar', 'play', 'circle-play'].map(findIcon));
  expect(calendar).toBeDefined();
  expect(await findIcon('lucide-calendar')).toBe(calendar);
  expect(await findIcon('fa-calendar')).toBe(calendar);
  expect(await findIcon('lucide-circle-play')).toBe(circlePlay);
  expect(circlePlay).not.toEqual(play);
  for (const name of ['lucide-sofa', 'toString', 'constructor', '', '-']) expect(await findIcon(name), name).toBeUndefined();
});

test('an icon is drawn next to its words, hidden from screen readers; an unknown one as a question mark', async () => {
  const { container } = render(<NamedIcon name="lucide-calendar" />);
  await waitFor(() => expect(container.querySelector('svg[data-icon="lucide-calendar"]')?.getAttribute('aria-hidden')).toBe('true'));
  const unknown = render(<NamedIcon name="lucide-no-such-icon" />);
  const asked = render(<NamedIcon name="lucide-circle-help" />);
  await waitFor(() => expect(unknown.container.querySelector('svg path')).not.toBeNull());
  await waitFor(() => expect(asked.container.querySelector('svg path')).not.toBeNull());
  expect(unknown.container.querySelector('svg')!.innerHTML).toBe(asked.container.querySelector('svg')!.innerHTML);
});

test('what came with the page is drawn at once, without loading', () => {
  takeIcons({ 'own-mark': [['path', { d: 'M1 1h2' }]] });
  const { container } = render(<NamedIcon name="own-mark" />);
  expect(container.querySelector('svg[data-icon="own-mark"] path')?.getAttribute('d')).toBe('M1 1h2');
});

test('an icon is loaded once, and known from then on', async () => {
  expect(knownIcon('lucide-tent')).toBeUndefined();
  const first = loadIcon('lucide-tent');
  expect(loadIcon('lucide-tent')).toBe(first);
  const tent = await first;
  expect(knownIcon('lucide-tent')).toBe(tent);
});

test('no name draws nothing', () => {
  expect(render(<NamedIcon name="" />).container.innerHTML).toBe('');
});
