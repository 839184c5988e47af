import { expect, test } from 'vitest';
import { renderedState } from './take-over.ts';

const page = (state: string) =>
  new DOMParser().parseFromString(`<script type="application/json" id="foyer-state">${state}</script>`, 'text/html');

test('what the server has drawn with is read; of a page that was cut nothing, so that it is drawn anew', () => {
  expect(renderedState(page('{"page":"home"}'))).toEqual({ page: 'home' });
  expect(renderedState(page('{"page":"ho'))).toBeUndefined();
  expect(renderedState(page(''))).toBeUndefined();
});
