// The accepted abstracts as their talks and posters carry them: four sections, some with a formula or a table.
import { random } from './random.ts';
import type { Study } from './studies.ts';
import type { Theme } from './shapes.ts';

/** Added to the words about a session whose talks have abstracts. */
export const BOOK = 'The abstracts were reviewed blindly by three readers each. They stand with the contributions below.';

const escape = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

const FORMULA =
  ' The sample size followed $n = \\frac{2\\sigma^2 (z_{1-\\alpha/2} + z_{1-\\beta})^2}{\\Delta^2}$ with $\\alpha = 0.05$ and $\\beta = 0.2$.';

/** Abstract and keywords of a study; `place` is its place in the session: the second shows a table, the third a formula. */
export function abstractOf(study: Study, theme: Theme, place: number): { abstract: string; keywords: readonly string[] } {
  const part = (label: string, text: string, more = ''): string => `<p><strong>${label}.</strong> ${escape(text)}${more}</p>`;
  return {
    abstract: [
      part('Background', study.background),
      part('Methods', study.methods, place === 2 ? escape(FORMULA) : ''),
      part('Results', study.results),
      place === 1 ? table(study.title) : '',
      part('Conclusions', study.conclusions),
    ].join(''),
    keywords: [theme.name, study.title.split(/[:,]/)[0]!.trim()].map((word) => word.slice(0, 80)),
  };
}

/** When participants were included: shares that add up to 100%. */
function table(title: string): string {
  const chance = random(`kardia-2027 years ${title}`);
  const [first, second] = [chance.int(18, 34), chance.int(35, 44)] as const;
  const rows = [
    ['2023', first],
    ['2024', second],
    ['2025', 100 - first - second],
  ].map(([year, share]) => `<tr><th scope="row">${year}</th><td>${share}%</td></tr>`);
  return `<table><caption>Participants by year of inclusion</caption><thead><tr><th scope="col">Year</th><th scope="col">Share</th></tr></thead><tbody>${rows.join('')}</tbody></table>`;
}
