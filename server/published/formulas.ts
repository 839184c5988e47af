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

/** Most formulas of one text. */
const MOST = 200;

/** What begins at a dollar sign: `\\$`, `$$…$$`, or `$…$`. */
const formula = /\\\$|\$\$([^$]{1,1000})\$\$|\$([^$]{1,1000})\$(?!\d)/y;

/**
 * Whether `$…$` is a formula: it begins and ends with no blank, and ends with no opening bracket. What begins with a digit may be an amount
 * instead, as in `$5, an effect ($p$)` or `$5/$x$`: it is a formula if it has no word of two letters or more after a blank or bracket, and
 * ends with a letter, a digit, or a sign that closes something.
 */
const isFormula = (source: string): boolean =>
  /^\S/.test(source) &&
  /[^\s([{]$/.test(source) &&
  (!/^[.,]?\d/.test(source) || (!/[\s(]\p{L}{2}/u.test(source) && /[\p{L}\d)\]}%!'*]$/u.test(source)));

const drawn = new LRUCache<string, string>({ max: 5000 });

/** Safe HTML with its formulas drawn. Those in code and links stay as written. */
export function withFormulas(html: string): string {
  if (!html.includes('$')) return html;
  let kept = 0;
  let left = MOST;
  return html
    .split(/(<[^<>]*>)/)
    .map((piece, index) => {
      if (index % 2 === 1) {
        if (/^<(?:code|pre|a|math)\b/.test(piece)) kept += 1;
        else if (/^<\/(?:code|pre|a|math)>/.test(piece)) kept = Math.max(0, kept - 1);
        return piece;
      }
      return kept > 0 ? piece : drawnIn(piece);
    })
    .join('');

  function drawnIn(text: string): string {
    let made = '';
    let done = 0;
    for (let at = text.indexOf('$'); at !== -1; at = text.indexOf('$', Math.max(done, at + 1))) {
      const start = at > done && text[at - 1] === '\\' ? at - 1 : at;
      formula.lastIndex = start;
      const [written, block, inline] = formula.exec(text) ?? [];
      if (written === undefined) continue;
      const source = unescapeHtml(block ?? inline ?? '');
      if (inline !== undefined && !isFormula(source)) continue;
      made += text.slice(done, start);
      done = start + written.length;
      if (source === '') {
        made += '$';
        continue;
      }
      made += (left > 0 && mathMl(source, block !== undefined)) || written;
      left -= 1;
    }
    return made + text.slice(done);
  }
}

/** MathML of a formula; empty for one that cannot be read. */
function mathMl(source: string, display: boolean): string {
  const key = `${display ? 'd' : 'i'}${source}`;
  let made = drawn.get(key);
  if (made === undefined) drawn.set(key, (made = draw(source, display)));
  return made;
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
