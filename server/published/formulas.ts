// Formulas of abstracts: TeX between dollar signs becomes MathML, which browsers draw and screen readers read, without a script.
import { LRUCache } from 'lru-cache';
import sanitizeHtml from 'sanitize-html';
import temml from 'temml';
import { mathAttributeNames } from '../../src/model/html/math-attributes.ts';

/** Presentation MathML without what loads, links or holds other languages. */
export const mathTags = [
  'math mrow mi mn mo mtext mspace ms merror mphantom mpadded mstyle',
  'mfrac msqrt mroot msub msup msubsup munder mover munderover mmultiscripts mprescripts mtable mtr mtd',
].flatMap((names) => names.split(' '));

export const mathAttributes: Readonly<Record<string, string[]>> = Object.fromEntries(mathTags.map((tag) => [tag, mathAttributeNames]));

/** Longest formula; a longer one stays as it is written. */
const LONGEST = 1000;
/** Most formulas of one text. */
const MOST = 200;

/**
 * `$$…$$`, or `$…$` that begins and ends with no blank and is followed by no digit: `$5 and $10` are amounts. A backslash before a
 * dollar sign writes one.
 */
const formula = /\\\$|\$\$([^$]{1,1000})\$\$|\$(?![\s$])([^$]{1,1000})(?<!\s)\$(?!\d)/g;

const drawn = new LRUCache<string, string>({ max: 5000 });

/** Safe HTML with its formulas drawn. Those in code and links stay as written. */
export function withFormulas(html: string): string {
  if (!html.includes('$')) return html;
  let kept = 0;
  let count = 0;
  return html
    .split(/(<[^<>]*>)/)
    .map((piece, index) => {
      if (index % 2 === 1) {
        if (/^<(?:code|pre|a|math)\b/.test(piece)) kept += 1;
        else if (/^<\/(?:code|pre|a|math)>/.test(piece)) kept = Math.max(0, kept - 1);
        return piece;
      }
      if (kept > 0) return piece;
      return piece.replaceAll(formula, (written, block: string | undefined, inline: string | undefined) => {
        if (written === '\\$') return '$';
        const source = block ?? inline ?? '';
        count += 1;
        if (count > MOST || source.length > LONGEST) return written;
        return mathMl(source, block !== undefined) ?? written;
      });
    })
    .join('');
}

/** MathML of a formula in the entities of HTML; undefined for one that cannot be read. */
function mathMl(escaped: string, display: boolean): string | undefined {
  const key = `${display ? 'd' : 'i'}${escaped}`;
  let made = drawn.get(key);
  if (made === undefined) drawn.set(key, (made = draw(unescapeHtml(escaped), display)));
  return made === '' ? undefined : made;
}

function draw(source: string, displayMode: boolean): string {
  try {
    const html = temml.renderToString(source, { displayMode, throwOnError: true, trust: false, maxExpand: 100, strict: false });
    return sanitizeHtml(html, { allowedTags: mathTags, allowedAttributes: mathAttributes, nestingLimit: 40 });
  } catch {
    return '';
  }
}

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" };
const unescapeHtml = (text: string): string => text.replaceAll(/&(amp|lt|gt|quot|#39);/g, (_, name: string) => entities[name]!);
