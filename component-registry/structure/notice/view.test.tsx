import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderView } from '../../../tests/support/render-view.tsx';
import { props as schema } from './props.ts';
import View from './view.tsx';

const show = (props: Record<string, unknown>, around = {}) => renderView(View, schema.parse({ text: 'Hall C is full', ...props }), around);

test('the tone is stated as text, not by colour alone', () => {
  show({ tone: 'warning', title: 'Mind' });
  expect(screen.getByRole('note', { name: 'Please mind' }).textContent).toBe('MindHall C is full');
});

test('its texts can be replaced by those of the event', () => {
  show({ text: { 'de-DE': 'Saal C ist voll' } }, { language: 'de-DE', texts: { 'structure.notice.info': 'Hinweis' } });
  expect(screen.getByRole('note', { name: 'Hinweis' }).textContent).toBe('Saal C ist voll');
});

test('it can have a link', () => {
  show({ links: [{ text: 'To Hall D', url: 'page:HallD' }] });
  expect(screen.getByRole('link', { name: 'To Hall D' }).getAttribute('href')).toBe('/society/congress2027/en-GB/page/HallD');
});
