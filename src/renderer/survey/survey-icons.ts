// The icons of SurveyJS as elements: it would write them as HTML, which the content policy refuses (Trusted Types).
import { SvgRegistry } from 'survey-core';

const SVG = 'http://www.w3.org/2000/svg';
const TAG = /<(\/?)([a-zA-Z]+)((?:\s+[\w:-]+="[^"]*")*)\s*(\/?)>/g;
const ATTRIBUTE = /\s([\w:-]+)="([^"]*)"/g;
/** What draws; nothing that runs, loads or styles. */
const drawing = new Set(['symbol', 'path', 'g', 'rect', 'circle', 'line', 'polygon', 'ellipse', 'polyline']);
/** What is in these is not drawn where it stands: the rectangle of a clip path would cover the sign. */
const unseen = new Set(['defs', 'clipPath', 'mask', 'pattern']);
const kept =
  /^(id|viewBox|d|fill|fill-rule|clip-rule|stroke|stroke-width|stroke-linecap|stroke-linejoin|x|y|width|height|cx|cy|r|rx|ry|x1|x2|y1|y2|points|transform|opacity)$/;

/** Fills an svg element with the symbols that questions use; returns what stops it. */
export function fillIcons(holder: SVGSVGElement): () => void {
  const fill = (): void => holder.replaceChildren(...Object.values(SvgRegistry.icons as Record<string, string>).flatMap(elementsOf));
  fill();
  SvgRegistry.onIconsChanged.add(fill);
  return () => SvgRegistry.onIconsChanged.remove(fill);
}

/** The elements of one symbol. */
function elementsOf(written: string): Element[] {
  const root = document.createElementNS(SVG, 'g');
  const open: Element[] = [root];
  let hidden = 0;
  for (const [, end, name, attributes, isEmpty] of written.matchAll(TAG)) {
    if (unseen.has(name!) && !isEmpty) hidden = Math.max(0, hidden + (end ? -1 : 1));
    if (hidden > 0 || !drawing.has(name!)) continue;
    if (end) {
      if (open.length > 1) open.pop();
      continue;
    }
    const element = document.createElementNS(SVG, name!);
    for (const [, key, value] of attributes!.matchAll(ATTRIBUTE)) if (kept.test(key!)) element.setAttribute(key!, value!);
    open.at(-1)!.append(element);
    if (!isEmpty) open.push(element);
  }
  return [...root.children];
}
