import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderView } from '../../../tests/support/render-view.tsx';
import { props as schema } from './props.ts';
import View from './view.tsx';

const show = (people: unknown[], around = {}) => renderView(View, schema.parse({ people }), around);

test('people are a list with name, role and institution; initials stand in for a picture, silently', () => {
  const { root } = show([{ name: 'Ada Sample', role: { 'en-GB': 'President', 'de-DE': 'Präsidentin' }, institution: 'Nordhafen' }], {
    language: 'de-DE',
  });
  expect(screen.getByRole('listitem').textContent).toContain('Ada SamplePräsidentinNordhafen');
  expect(root.querySelector('[aria-hidden="true"]')?.textContent).toBe('AS');
});

test('a name can be a link, a picture comes from the assets of the event', () => {
  const { root } = show([{ name: 'Ada Sample', link: 'https://www.example.org', image: 'asset:ada.jpg' }]);
  expect(screen.getByRole('link', { name: 'Ada Sample' })).toBeTruthy();
  expect(root.querySelector('img')?.getAttribute('src')).toBe('/assets/society/congress2027/1/ada.jpg');
});

test('two people of the same name are both shown', () => {
  show([{ name: 'Ada Sample' }, { name: 'Ada Sample' }]);
  expect(screen.getAllByText('Ada Sample')).toHaveLength(2);
});
