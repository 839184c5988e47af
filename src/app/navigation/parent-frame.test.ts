// Messages are sent only to a parent page the event lists, by its exact origin.
import { expect, test, vi } from 'vitest';
import type { RawDocument } from '../../model/documents-of-rows.ts';
import { askParentToScroll } from './parent-frame.ts';

const listing = (embedOrigins: unknown) => ({
  raw: new Map<string, RawDocument>([['app', { kind: 'app', name: 'app', value: { embedOrigins }, sources: {}, origins: new WeakMap() }]]),
});
/** A window in a frame of `origin`, as browsers expose it: by ancestors, or by the referrer alone. */
function framed({ ancestors, referrer = '' }: { ancestors?: string[]; referrer?: string }) {
  const postMessage = vi.fn();
  return { view: { parent: { postMessage }, location: { ancestorOrigins: ancestors }, document: { referrer } } as never, postMessage };
}
const SOCIETY = 'https://society.example.org';

test('a listed parent receives the message, by origin', () => {
  for (const { view, postMessage } of [framed({ ancestors: [SOCIETY] }), framed({ referrer: `${SOCIETY}/congress?x=1` })]) {
    askParentToScroll(listing(['https://other.example.org', 'https://Society.example.org']), view);
    expect(postMessage.mock.calls).toEqual([[{ type: 'foyer:scroll-top' }, SOCIETY]]);
  }
});

test.each([
  ['nobody is listed', [], { ancestors: [SOCIETY] }],
  ['another is listed', ['https://other.example.org'], { ancestors: [SOCIETY] }],
  ['the listed one frames the framing page', [SOCIETY], { ancestors: ['https://evil.example.org', SOCIETY] }],
  ['the parent hides itself', [SOCIETY, 'null', ''], {}],
  ['the parent is not over https', ['http://society.example.org'], { ancestors: ['http://society.example.org'] }],
  ['the list is none', { 0: SOCIETY }, { ancestors: [SOCIETY] }],
  ['its entries are none', [null, 5, [SOCIETY]], { ancestors: [SOCIETY] }],
])('nothing is sent where %s', (_, listed, place) => {
  const { view, postMessage } = framed(place);
  askParentToScroll(listing(listed), view);
  expect(postMessage).not.toHaveBeenCalled();
});

test('a window without a parent sends nothing', () => {
  const postMessage = vi.fn();
  const view = { location: { ancestorOrigins: [] }, document: { referrer: `${SOCIETY}/` } } as Record<string, unknown>;
  view['parent'] = view;
  view['postMessage'] = postMessage;
  askParentToScroll(listing([SOCIETY]), view as never);
  expect(postMessage).not.toHaveBeenCalled();
});
