import { fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderView } from '../../../tests/support/render-view.tsx';
import { props as schema } from './props.ts';
import View from './view.tsx';

const show = (props: Record<string, unknown>) => renderView(View, schema.parse(props));

test('tiers stand one level below the heading, the highest first', () => {
  show({
    heading: 'Our partners',
    sponsors: [
      { name: 'Quarto', tier: 'Bronze Partner' },
      { name: 'Sample', tier: 'Platinum Partner', link: 'https://www.example.org' },
    ],
  });
  expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('Our partners');
  expect(screen.getAllByRole('heading', { level: 3 }).map((heading) => heading.textContent)).toEqual([
    'Platinum Partner',
    'Bronze Partner',
  ]);
  expect(screen.getByRole('link', { name: 'Sample' }).getAttribute('rel')).toBe('noopener noreferrer');
});

test('without a heading of its own the tiers take its level', () => {
  show({ sponsors: [{ name: 'Sample', tier: 'Gold Partner' }] });
  expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('Gold Partner');
});

test('a logo that does not load is replaced by the name', () => {
  show({ sponsors: [{ name: 'Sample', logo: 'asset:sample.svg' }] });
  fireEvent.error(screen.getByRole('img', { name: 'Sample' }));
  expect(screen.queryByRole('img')).toBeNull();
  expect(screen.getByText('Sample')).toBeTruthy();
});
