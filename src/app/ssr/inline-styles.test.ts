// Style attributes become a sheet that says the same, and nothing in a value can leave its rule.
import { expect, test } from 'vitest';
import { restoreStyles } from '../restore-styles.ts';
import { inlineStyles } from './inline-styles.ts';

test('equal styles share a rule; text that looks like an attribute stays', () => {
  const { html, css, rest } = inlineStyles(
    '<div style="--span:4"><p style="--span:4;color:red">a style="b" c</p><i title=" style=" style="--span:4"></i></div>',
  );
  expect(html).toBe('<div data-style="0"><p data-style="1">a style="b" c</p><i title=" style=" data-style="0"></i></div>');
  expect(css).toBe('[data-style="0"]{--span:4}\n[data-style="1"]{--span:4;color:red}');
  expect(rest).toEqual({});
});

test('each attribute of its name is found, whatever stands between: text, elements without one, two in a row', () => {
  const element = '<p style="color:red">a</p><i></i> style="x" <b title="1 &gt; 0" style="color:blue"></b><p style="color:red"></p>';
  expect(inlineStyles(element.repeat(3)).html).toBe(
    '<p data-style="0">a</p><i></i> style="x" <b title="1 &gt; 0" data-style="1"></b><p data-style="0"></p>'.repeat(3),
  );
});

test.each(['color:red}body{display:none', '--x:&lt;/style&gt;&lt;script&gt;', '--x:url(&quot;a\\7d&quot;)', '--x:@import'])(
  'a value that could end its rule waits for the browser: %s',
  (value) => {
    const { html, css, rest } = inlineStyles(`<p style="${value}"></p>`);
    expect([html, css]).toEqual(['<p data-style="0"></p>', '']);
    expect(Object.keys(rest)).toEqual(['0']);
  },
);

test('the browser sets the same styles on the elements', () => {
  const { html, css, rest } = inlineStyles('<p style="--span:4;color:red"></p><b style="--x:{}"></b><i></i>');
  document.head.innerHTML = `<style id="foyer-styles">${css}</style>`;
  document.body.innerHTML = html;
  restoreStyles(document, rest);
  const [p, b, i] = ['p', 'b', 'i'].map((name) => document.querySelector<HTMLElement>(name)!);
  expect(p!.style.getPropertyValue('--span')).toBe('4');
  expect(p!.style.color).toBe('red');
  expect(b!.style.getPropertyValue('--x')).toBe('{}');
  expect(i!.hasAttribute('style')).toBe(false);
  expect(document.querySelector('[data-style]')).toBeNull();
});
