import { expect, test } from 'vitest';
import { withFormulas } from './formulas.ts';
import { abstractText } from './rich-text.ts';

test('a formula between dollar signs becomes MathML, in a line or on its own', () => {
  expect(withFormulas('<p>Effect $p &lt; 0.05$.</p>')).toMatch(/^<p>Effect <math[^>]*>.*<mo>&lt;<\/mo>.*<\/math>\.<\/p>$/);
  expect(withFormulas('<p>$$\\frac{a}{b}$$</p>')).toMatch(/<math display="block"[^>]*><mfrac><mi>a<\/mi><mi>b<\/mi><\/mfrac><\/math>/);
});

test.each([
  ['amounts', 'between $5 and $10'],
  ['a range', '$5-$10 a day'],
  ['one sign', 'costs $5'],
  ['what cannot be read', 'a $\\frac{a$ b'],
  ['code', '<code>$x$</code>'],
  ['a link', '<a href="https://www.example.org">$x$</a>'],
])('%s stays', (_, text) => {
  expect(withFormulas(text)).toBe(text);
});

test('an amount before a formula takes none of its signs', () => {
  expect(withFormulas('costs $5, an effect of $p &lt; 0.05$')).toMatch(/^costs \$5, an effect of <math[^>]*>.*<\/math>$/);
  expect(withFormulas('costs $5, with $$a$$')).toMatch(/^costs \$5, with <math display="block"/);
  expect(withFormulas('$5 or $x$')).toMatch(/^\$5 or <math/);
});

test.each([
  '$5, an effect ($p$)',
  '$5 (in US$), an effect of $p$',
  '$1,000 [$p$]',
  '$.50/$p$',
  '$5&quot;$p$&quot;',
  '$5–$p$',
  '$3 million ($p$)',
])('an amount takes no sign of a formula that touches what is before it: %s', (text) => {
  const at = text.indexOf('$p$');
  expect(withFormulas(text)).toMatch(/<math[^>]*><mi>p<\/mi><\/math>/);
  expect(withFormulas(text).startsWith(text.slice(0, at))).toBe(true);
});

test.each([
  '$5$',
  '$100,959$',
  '$37.0\\%$',
  '$5 \\times 10^{-3}$',
  '$2n$th',
  '$3, 4$',
  '$0.05 &gt; p$',
  '$2\\,\\mathrm{kg}$',
  '$5!$',
  '$(a, b]$',
  '$\\bar x$',
])('a formula may begin with a digit, and may be followed by a letter: %s', (text) => {
  expect(withFormulas(text)).toMatch(/^<math/);
  expect(withFormulas(text)).not.toContain('$');
});

test('a dollar sign is written with a backslash', () => {
  expect(withFormulas('\\$x and $y$')).toMatch(/^\$x and <math/);
});

test('nothing but MathML comes out, and MathML of the organiser stays without what loads or links', () => {
  expect(withFormulas('$\\href{javascript:alert(1)}{x}$')).not.toMatch(/<a|href=/);
  expect(withFormulas('$\\class{a}{x}\\text{&lt;img src=x onerror=y&gt;}$')).not.toContain('<img');
  expect(
    abstractText(
      '<p>a <math><msup href="https://www.example.org" class="a"><mi>x</mi><mn>2</mn></msup><annotation-xml><script>x()</script></annotation-xml><mglyph src="/x"></mglyph></math></p>',
    ),
  ).toBe('<p>a <math><msup><mi>x</mi><mn>2</mn></msup></math></p>');
});

test('endless signs cost nothing', () => {
  const start = process.cpuUsage();
  withFormulas('$a '.repeat(50_000));
  withFormulas('$'.repeat(100_000));
  withFormulas('$5 in '.repeat(50_000));
  withFormulas(`$${'a'.repeat(999)}`.repeat(300));
  expect(process.cpuUsage(start).user / 1000).toBeLessThan(4000);
});
