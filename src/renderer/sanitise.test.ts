// The sanitiser where there is no browser: the same profile, links of the event, and no time lost on what strangers nest.
import { JSDOM } from 'jsdom';
import { afterAll, expect, test } from 'vitest';
import { boundedDepth } from '../model/html/bounded-depth.ts';
import type { Frame } from '../session/frame.ts';
import { sanitised, setWindow } from './sanitise.ts';

const frame = {
  info: { Instance: 'demo', Shortname: 'heart27' },
  language: 'en-GB',
  container: 'browser',
  model: { raw: new Map() },
} as unknown as Frame;

setWindow(new JSDOM('').window, boundedDepth);
afterAll(() => setWindow(window, (html) => html));
const written = (html: string): string => sanitised(html, frame).innerHTML;

test('structure stays, scripts and what shadows the page go', () => {
  expect(written('<p id="root" onclick="x()">a<script>x()</script><img src="/x.png" onerror=x()></p>')).toBe(
    '<p>a<img src="/x.png" loading="lazy"></p>',
  );
  expect(written('<a href="javascript:x()">a</a><style>p{}</style><form><input></form>')).toBe('<a>a</a>');
});

test('links lead to pages of the event', () => {
  expect(written('<a href="page:PagSearchPage">a</a>')).toBe('<a href="/demo/heart27/en-GB/search" rel="noopener noreferrer">a</a>');
});

test('of tags nested ever deeper the words stay', () => {
  const deep = written(`${'<b>'.repeat(30_000)}words`);
  expect(deep).toContain('words');
  expect(deep.length).toBeLessThan(5000);
});

test('a text without a body is nothing', () => {
  expect(written('<frameset><frame src="https://www.example.org"></frameset>')).toBe('');
});

test('a link may open in a frame above the page, and no text says where else', () => {
  expect(written('<a href="/x" target="modal">a</a><a href="/x" target="_top" data-frame="">b</a><img target="modal" alt="">')).toBe(
    '<a href="/x" data-frame="" rel="noopener noreferrer">a</a><a href="/x" rel="noopener noreferrer">b</a><img alt="" loading="lazy">',
  );
});
