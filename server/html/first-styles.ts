// Styles a rendered page is drawn with first, written into its head: the app's sheet, and of the components' sheets the rules it can use (decision 0066).
import { createHash } from 'node:crypto';
import postcss, { type AtRule, type ChildNode } from 'postcss';
import type { BuiltFiles } from '../files/built-files.ts';
import type { Preload } from './first-view.ts';

/** CSS for the head of a rendered page. */
export type FirstStyles = {
  css: string;
  /** SHA-256 of `css`, base64: the page's policy allows it. */
  hash: string;
};

/** Makes the styles of a page from its template, what it loads early, and its HTML. Undefined where a sheet is not of the build, as in development: the page then waits for its sheets. */
export type FirstStylesOf = (template: string, preloads: readonly Preload[], html: Uint8Array) => FirstStyles | undefined;

/** Sheets the template links. */
export const SHEETS = /<link rel="stylesheet"[^<>]*>/g;

/** A rule; `needs` are the classes of each of its selectors, one of which must be on the page as a whole. Or rules inside a condition. */
type Part = { css: string; needs: readonly (readonly string[])[] } | { condition: string; parts: readonly Part[] };

/** At-rules that are conditions of the rules inside. */
const CONDITIONS = new Set(['container', 'layer', 'media', 'scope', 'starting-style', 'supports']);

/** Reads the sheets of a build, each once. */
export function createFirstStyles(files: BuiltFiles): FirstStylesOf {
  const wholes = new Map<string, string | undefined>();
  const parsed = new Map<string, readonly Part[]>();
  // On a site below a folder the template's addresses begin with that folder.
  const pathIn = (text: string): string => {
    const at = text.indexOf('static/');
    return at === -1 ? '' : text.slice(at).split(/["?#]/, 1)[0]!;
  };
  const wholeOf = (path: string): string | undefined => {
    if (!wholes.has(path)) {
      const css = files(path)?.bytes.toString();
      // What could end the element is no style of ours.
      wholes.set(path, css === undefined || css.includes('</') ? undefined : css);
    }
    return wholes.get(path);
  };
  const partsOf = (path: string, css: string): readonly Part[] => {
    const known = parsed.get(path) ?? readParts(postcss.parse(css).nodes);
    parsed.set(path, known);
    return known;
  };
  return (template, preloads, html) => {
    const entry = (template.match(SHEETS) ?? []).map(pathIn);
    const more = preloads.flatMap(({ rel, href }) => (rel === 'stylesheet' ? [pathIn(href)] : []));
    const sheets = [...entry, ...more].map(wholeOf);
    if (sheets.length === 0 || sheets.some((css) => css === undefined)) return undefined;
    const used = classesIn(html);
    const css = sheets
      .map((sheet, at) => (at < entry.length ? sheet! : usedParts(partsOf(more[at - entry.length]!, sheet!), used)))
      .join('\n');
    return { css, hash: createHash('sha256').update(css).digest('base64') };
  };
}

/** Classes of all elements. The HTML is the renderer's: attributes in double quotes, and none in texts. */
function classesIn(html: Uint8Array): ReadonlySet<string> {
  // Names of classes are ASCII; what else a page says is not looked at.
  const text = Buffer.from(html.buffer, html.byteOffset, html.byteLength).toString('latin1');
  return new Set([...text.matchAll(/ class="([^"]*)"/g)].flatMap(([, names]) => names!.split(' ')));
}

const readParts = (nodes: readonly ChildNode[]): readonly Part[] =>
  nodes.flatMap((node): readonly Part[] => {
    if (node.type === 'comment') return [];
    if (node.type === 'rule') return [{ css: node.toString(), needs: node.selectors.map(neededBy) }];
    if (node.type === 'atrule' && node.nodes && CONDITIONS.has(node.name))
      return [{ condition: conditionOf(node), parts: readParts(node.nodes) }];
    return [{ css: `${node.toString()}${node.type === 'atrule' && !node.nodes ? ';' : ''}`, needs: [[]] }];
  });

const conditionOf = ({ name, params }: AtRule): string => `@${name} ${params}`;

/** Classes an element or those above it must have. What stands in brackets may be a choice or the opposite: it asks for nothing here. */
function neededBy(selector: string): readonly string[] {
  if (selector.includes('\\')) return [];
  let depth = 0;
  let bare = '';
  for (const letter of selector) {
    if (letter === '(' || letter === '[') depth += 1;
    if (depth === 0) bare += letter;
    if (letter === ')' || letter === ']') depth -= 1;
  }
  return [...bare.matchAll(/\.([\w-]+)/g)].map(([, name]) => name!);
}

const usedParts = (parts: readonly Part[], used: ReadonlySet<string>): string =>
  parts
    .map((part) => {
      if ('css' in part) return part.needs.some((needed) => needed.every((name) => used.has(name))) ? part.css : '';
      const inside = usedParts(part.parts, used);
      return inside && `${part.condition}{${inside}}`;
    })
    .join('');
