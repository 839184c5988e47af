import { expect, test } from 'vitest';
import { props } from './props.ts';
import { searchLabel } from './search-label.ts';

test.each([
  [{}, 'search'],
  [{ show: 'all' }, 'search'],
  [{ show: 'abstracts' }, 'searchAbstracts'],
  [{ show: 'presentations', tracks: ['t1'] }, 'searchPresentations'],
  [{ show: 'posters' }, 'searchPosters'],
  [{ grades: ['Industry'], search: 'symposiaSearch' }, 'searchSymposia'],
  [{ tracks: ['t1'] }, 'searchSessions'],
])('the field of %o is called %s', (given, label) => {
  expect(searchLabel(props.parse(given))).toBe(label);
});
