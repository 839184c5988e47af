// The one gate for HTML: structure stays, whatever runs, frames, styles or shadows goes.
import { fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderView } from '../../tests/support/render-view.tsx';
import { RichHtml } from './rich-html.tsx';
import type { ViewProps } from './view-props.ts';

const View = ({ props }: ViewProps<string>) => <RichHtml html={props} />;
const through = (html: string): string => renderView(View, html).root.innerHTML;

test('structure, emphasis, links and pictures stay', () => {
  const html =
    '<h3>Title</h3><p>One <strong>two</strong> <a href="https://example.org/x">three</a></p><ul><li>four</li></ul><table><tbody><tr><td>5</td></tr></tbody></table>';
  expect(through(html).replaceAll(' rel="noopener noreferrer"', '')).toBe(html);
  expect(through('<img src="https://example.org/a.png" alt="A">')).toContain('loading="lazy"');
  expect(through('<a href="mailto:a@example.org">m</a>')).toContain('mailto:a@example.org');
});

test.each([
  '<script>x()</script>',
  '<img src=x onerror=x()>',
  '<a href="javascript:x()">a</a>',
  '<a href="  jAvAsCrIpT:x()">a</a>',
  '<a href="data:text/html,x">a</a>',
  '<svg onload=x()><a xlink:href="javascript:x()"></a></svg>',
  '<iframe src="https://example.org"></iframe>',
  '<form action="https://example.org"><input name=password><button formaction="https://example.org">go</button></form>',
  '<style>body{display:none}</style>',
  '<p style="position:fixed">a</p>',
  '<p id="root" name="location" class="placed">a</p>',
  '<math><mtext><table><mglyph><style><img src=x onerror=x()></style></mglyph></table></mtext></math>',
  '<template><script>x()</script></template>',
  '<base href="https://example.org"><meta http-equiv=refresh content="0;url=https://example.org"><object data=x></object><embed src=x>',
])('%s does no harm', (html) => {
  const left = through(html);
  expect(left).not.toMatch(
    /<(script|svg|iframe|form|input|button|style|math|template|base|meta|object|embed)|\son\w+=|javascript:|data:|style=|\sid=|name=|class=|formaction/i,
  );
});

test('a link to a page of the event leads there in the visitor’s language, without loading the app again', () => {
  renderView(View, '<p><a href="page:Venue">Venue</a> <a href="https://example.org/x">out</a></p>', { language: 'de-DE' });
  const link = screen.getByRole('link', { name: 'Venue' });
  expect(link.getAttribute('href')).toBe('/society/congress2027/de-DE/page/Venue');
  expect(fireEvent.click(link), 'the app follows').toBe(false);
  expect(fireEvent.click(link, { ctrlKey: true }), 'a new tab is the browser’s').toBe(true);
  expect(fireEvent.click(screen.getByRole('link', { name: 'out' })), 'other sites are the browser’s').toBe(true);
});
