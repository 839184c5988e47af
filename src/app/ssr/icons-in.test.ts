import { expect, test } from 'vitest';
import { takeIcons } from '../../ui/icon-set.ts';
import { iconsIn } from './icons-in.ts';

test('a page brings each icon it shows once, and none it only speaks of', () => {
  takeIcons({ 'a-shown': [['path', { d: 'M1 1' }]], 'a-spoken': [['path', { d: 'M2 2' }]] });
  const html =
    '<svg width="24" data-icon="a-shown"></svg><svg data-icon="a-shown"></svg><p>data-icon="a-spoken"</p><svg data-icon="a-late"></svg>';
  expect(iconsIn(html)).toEqual({ 'a-shown': [['path', { d: 'M1 1' }]] });
});
