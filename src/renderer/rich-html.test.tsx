// Sanitised HTML: structure stays; scripts, frames, styles and shadowing names are removed.
import { fireEvent, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
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

test('languages, directions and the shape of tables and lists stay', () => {
  const html =
    '<p lang="ar" dir="rtl">a</p><ol start="3"><li>b</li></ol><table><tbody><tr><th scope="row" colspan="2">c</th></tr></tbody></table><img src="/x.png" alt="" width="40" height="30" loading="lazy">';
  expect(through(html)).toBe(html);
});

test('a formula keeps what it is set to: on its own, without a line between two numbers, upright', () => {
  const html =
    '<p><math display="block"><mfrac linethickness="0"><mi mathvariant="normal">n</mi><mi>k</mi></mfrac><mo stretchy="false">)</mo></math></p>';
  expect(through(html)).toBe(html);
  expect(through('<math><mi mathvariant="x" href="javascript:x()" onclick="x()">n</mi></math>')).toBe(
    '<math><mi mathvariant="x">n</mi></math>',
  );
});

test('a table or formula wider than its room takes the focus, to be scrolled by keys, and is set smaller on paper', () => {
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  let measure = (): void => undefined;
  vi.stubGlobal('ResizeObserver', function Observer(this: object, told: () => void) {
    measure = told;
    Object.assign(this, { observe: () => undefined, disconnect: () => undefined });
  });
  const { root } = renderView(View, '<table><tbody><tr><td>5</td></tr></tbody></table><p>a <math><mi>x</mi></math></p>');
  const wide = [...root.querySelectorAll('table, math')];
  expect(wide).toHaveLength(2);
  for (const one of wide) Object.defineProperty(one, 'scrollWidth', { value: 900, configurable: true });
  measure();
  expect(wide.map((one) => (one as HTMLElement).tabIndex)).toEqual([0, 0]);
  const { style } = root.querySelector('table')!;
  expect([style.getPropertyValue('--fit'), style.getPropertyValue('--break')]).toEqual([String(600 / 900), 'break-word']);
  for (const one of wide) Object.defineProperty(one, 'scrollWidth', { value: 1200, configurable: true });
  measure();
  expect(style.getPropertyValue('--break')).toBe('anywhere');
  for (const one of wide) Object.defineProperty(one, 'scrollWidth', { value: 0 });
  measure();
  expect(wide.map((one) => one.hasAttribute('tabindex'))).toEqual([false, false]);
  vi.unstubAllGlobals();
});

test.each([
  '<script>x()</script>',
  '<img src=x onerror=x()>',
  '<a href="javascript:x()">a</a>',
  '<a href="  jAvAsCrIpT:x()">a</a>',
  '<a href="data:text/html,x">a</a>',
  '<svg onload=x()><a xlink:href="javascript:x()"></a></svg>',
  '<svg><path d="M0 0"/><text>x</text></svg>',
  '<math><mi>x</mi></math>',
  '<iframe src="https://example.org"></iframe>',
  '<iframe srcdoc="<script>x()</script>"></iframe>',
  '<form action="https://example.org"><input name=password><button formaction="https://example.org">go</button></form>',
  '<style>body{display:none}</style>',
  '<p style="position:fixed">a</p>',
  '<p id="root" name="location" class="placed">a</p>',
  '<math><mtext><table><mglyph><style><img src=x onerror=x()></style></mglyph></table></mtext></math>',
  '<template><script>x()</script></template>',
  '<base href="https://example.org"><meta http-equiv=refresh content="0;url=https://example.org"><object data=x></object><embed src=x>',
  '<p data-placement="main" data-layer="page" data-x="1">a</p>',
  '<img src="https://example.org/a.png" srcset="https://evil.example.org/b.png 2x">',
  '<a href="https://example.org/" ping="https://evil.example.org/">a</a>',
  '<table background="https://evil.example.org/x.png"><tbody><tr><td background="https://evil.example.org/x.png">a</td></tr></tbody></table>',
  '<select name="x"><option>a</option></select><textarea>b</textarea>',
  '<video src="https://example.org/v"></video><audio src="https://example.org/a"></audio><dialog open>x</dialog><slot>x</slot>',
])('%s does no harm, at the beginning or behind other text', (html) => {
  const evil =
    /<(script|svg|path|text|iframe|form|input|button|style|template|slot|dialog|video|audio|select|option|textarea|base|meta|object|embed)|\son\w+=|javascript:|data:|data-|style=|\sid=|name=|class=|formaction|srcdoc|srcset|ping=|background=/i;
  // The parser treats the first element differently: it may be taken for the head of a document.
  expect(through(html)).not.toMatch(evil);
  const left = through(`<p>before</p>${html}<p>after</p>`);
  expect(left).toMatch(/^<p>before<\/p>.*<p>after<\/p>$/);
  expect(left).not.toMatch(evil);
});

test('every remaining link isolates this page from its target, and does not send it the address', () => {
  const html = '<a href="https://example.org/x">a</a><a href="page:Venue">b</a><a href="mailto:a@example.org">c</a>';
  for (const link of renderView(View, html).root.querySelectorAll('a')) expect(link.getAttribute('rel')).toBe('noopener noreferrer');
});

test.each(['//evil.example.org/x', '/\\evil.example.org/x', '/\t/evil.example.org/x', '\\\\evil.example.org'])(
  'an address of another site without its scheme (%j) is neither followed nor loaded',
  (address) => {
    const { root } = renderView(View, `<p>a<a href="${address}">b</a><img src="${address}" alt="c"></p>`);
    expect(root.querySelector('a')?.textContent).toBe('b');
    expect(root.querySelector('a')?.hasAttribute('href')).toBe(false);
    expect(root.querySelector('img')?.getAttribute('src') ?? '').not.toMatch(/^[/\\]\s*[/\\]/);
  },
);

test('a link to a page of the event leads there in the visitor’s language, without loading the app again', () => {
  renderView(View, '<p><a href="page:Venue">Venue</a> <a href="https://example.org/x">out</a></p>', { language: 'de-DE' });
  const link = screen.getByRole('link', { name: 'Venue' });
  expect(link.getAttribute('href')).toBe('/society/congress2027/de-DE/page/Venue');
  expect(fireEvent.click(link), 'the app follows').toBe(false);
  for (const key of ['ctrlKey', 'metaKey', 'shiftKey', 'altKey'])
    expect(fireEvent.click(link, { [key]: true }), `a new tab or window (${key}) is the browser’s`).toBe(true);
  expect(fireEvent.click(link, { button: 1 }), 'so is another button').toBe(true);
  expect(fireEvent.click(screen.getByRole('link', { name: 'out' })), 'other sites are the browser’s').toBe(true);
});

test('an address that a browser would complete leads nowhere', () => {
  const { root } = renderView(View, '<p>a<a href="https:evil.example.org">b</a></p>');
  expect([root.querySelector('a')?.textContent, root.querySelector('a')?.hasAttribute('href')]).toEqual(['b', false]);
});
