// A box of My Area: Foyer’s own words and way, or the organiser’s.
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderView } from '../../../tests/support/render-view.tsx';
import { faults } from '../account.fixture.ts';
import { boxes, props as schema } from './props.ts';
import View from './view.tsx';

test.each(boxes)('%s has words of its own and leads to its module', async (box) => {
  const { root } = renderView(View, schema.parse({ box }));
  expect(screen.getByRole('heading', { level: 2 }).textContent).not.toBe('');
  expect(screen.getByRole('link').getAttribute('href')).toBe(`/myarea/society/congress2027/en-GB/${box}`);
  expect(await faults(root)).toEqual([]);
});

test('the organiser’s words and link replace them', () => {
  const own = { box: 'submission', title: 'A', description: 'B', buttonText: 'C', link: 'https://submit.example.org/' };
  renderView(View, schema.parse(own));
  expect(screen.getByRole('heading', { name: 'A' })).toBeTruthy();
  expect(screen.getByText('B')).toBeTruthy();
  expect(screen.getByRole('link', { name: /^C/ }).getAttribute('href')).toBe('https://submit.example.org/');
});
