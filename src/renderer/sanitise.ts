// The sanitiser: the only way from HTML of configuration or API to elements.
import createDOMPurify, { type WindowLike } from 'dompurify';
import { mathAttributeNames } from '../model/html/math-attributes.ts';
import type { Frame } from '../session/frame.ts';
import { hrefOf } from '../session/links.tsx';

/**
 * Structure and emphasis only: no scripts, styles, forms, and no id or name that could shadow the page's own. Elements outside
 * the profiles of HTML and MathML (frames, SVG) are removed in any case; MathML is for formulas alone.
 */
const profile = {
  USE_PROFILES: { html: true, mathMl: true },
  FORBID_TAGS: [
    'style',
    'form',
    'input',
    'button',
    'textarea',
    'select',
    'option',
    'video',
    'audio',
    'template',
    'slot',
    'dialog',
    'mglyph',
    'maction',
    'semantics',
    'annotation',
    'annotation-xml',
    'malignmark',
  ],
  FORBID_ATTR: ['style', 'id', 'name', 'class', 'srcset', 'formaction', 'action', 'background', 'ping'],
  ALLOW_DATA_ATTR: false,
  // Read and removed below: `modal` opens a frame above the page.
  ADD_ATTR: ['target'],
  // Their values are no addresses, and would be refused as such.
  ADD_URI_SAFE_ATTR: [
    'target',
    'lang',
    'dir',
    'hreflang',
    'colspan',
    'rowspan',
    'scope',
    'headers',
    'abbr',
    'start',
    'reversed',
    'width',
    'height',
    'datetime',
    ...mathAttributeNames,
  ],
  ALLOWED_URI_REGEXP: /^(?:https?:|mailto:|tel:|page:|\/(?![/\\])|#)/i,
  RETURN_DOM_FRAGMENT: true,
} as const;

let purify = createDOMPurify;
let shorten = (html: string): string => html;

/** Where there is no browser: sanitises in this window from now on, and before that takes from a text what its parser would be slow with (`boundedDepth`). */
export function setWindow(window: object, before: (html: string) => string): void {
  purify = createDOMPurify(window as WindowLike);
  shorten = before;
}

/** Sanitised HTML in an element of its own; `page:<Name>` links lead to pages of the event, links to other sites open safely. */
export function sanitised(html: string, frame: Frame): Element {
  const clean = (text: string) => purify.sanitize(text, profile as never) as unknown as DocumentFragment | null;
  // A text that has no body, a frameset, is nothing.
  const fragment = clean(shorten(html)) ?? clean('')!;
  for (const element of fragment.querySelectorAll('[target]')) frameTarget(element);
  for (const link of fragment.querySelectorAll('a[href]')) safeLink(link, frame);
  for (const image of fragment.querySelectorAll('img')) image.setAttribute('loading', 'lazy');
  const holder = fragment.ownerDocument.createElement('div');
  holder.append(fragment);
  return holder;
}

function safeLink(link: Element, frame: Frame): void {
  const href = hrefOf(link.getAttribute('href') ?? '', frame);
  if (href === undefined) link.removeAttribute('href');
  else link.setAttribute('href', href);
  link.setAttribute('rel', 'noopener noreferrer');
}

/** A link may open in a frame above the page (`shell/frame-dialog`); no other target is taken from a text. */
function frameTarget(element: Element): void {
  if (element.getAttribute('target') === 'modal' && element.localName === 'a') element.setAttribute('data-frame', '');
  element.removeAttribute('target');
}
