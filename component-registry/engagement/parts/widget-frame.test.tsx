// What a widget's frame may say to the page.
import { expect, test } from 'vitest';
import { widgetStateOf } from './widget-frame.tsx';

test('what a frame says is one of three words', () => {
  expect([{ foyerWidget: 'ready' }, { foyerWidget: 'x' }, 'ready', null].map(widgetStateOf)).toEqual([
    'ready',
    undefined,
    undefined,
    undefined,
  ]);
});
