// Starts the scripts of a rendered page, and loads sheets it does not wait for, once the page is on screen: until then it has the connection to itself.
import { createHash } from 'node:crypto';

/** Id of the element that holds them. Nothing in a template is fetched. */
const HOLDER = 'foyer-code';

/** Longest wait after everything else has loaded, ms: a browser may paint without telling. */
const PATIENCE = 1000;

/**
 * A page in the background is not painted until somebody looks at it, and is taken over by then.
 * Fonts that are late for the first frame are late for the page: the theme leaves them out (`derive-theme.ts`), or browsers would show them
 * with the next style sheet that comes, and lines would break elsewhere. So is one that this frame does not use: it may show the page's beginning
 * alone. The attribute is set right after that frame, which is not to wait for it.
 */
const code = `(function () {
  var root = document.documentElement;
  var start = function () {
    var holder = document.getElementById('${HOLDER}');
    if (holder) holder.replaceWith(holder.content);
  };
  if (document.hidden) return document.addEventListener('DOMContentLoaded', start);
  requestAnimationFrame(function look() {
    var came = {};
    var isAsked = false;
    if (document.body) document.body.getBoundingClientRect();
    document.fonts.forEach(function (face) {
      isAsked = isAsked || face.status !== 'unloaded';
      came[face.family.replace(/['"]/g, '')] |= face.status === 'loaded';
    });
    if (!isAsked) return requestAnimationFrame(look);
    var late = ['heading', 'text'].filter(function (part) {
      return came[getComputedStyle(root).getPropertyValue('--font-' + part).split(',')[0].replace(/['"]/g, '').trim()] === 0;
    });
    if (late.length) setTimeout(function () { root.dataset.lateFonts = late.join(' '); });
  });
  new PerformanceObserver(start).observe({ type: 'paint', buffered: true });
  document.addEventListener('visibilitychange', start, { once: true });
  addEventListener('load', function () { setTimeout(start, ${PATIENCE}); });
})();`;

/** The script that holds presses until the app is there (`hold-presses.ts`), as the build has written it into the template: the only one that is `async`. */
export const HOLDS = /<script type="module" async>([^<]*)<\/script>/;

let last: { template: string; element: string; hash: string } | undefined;

/**
 * The first script of a page rendered into this template, as an element, with its SHA-256 (base64): the page's policy allows this script alone.
 * It holds presses from the first byte on, and starts the held scripts after the first paint. It stands before every style: behind one, the
 * browser would read the page only once that has come.
 */
export function startScript(template: string): { element: string; hash: string } {
  if (last?.template === template) return last;
  const [, holds = ''] = HOLDS.exec(template) ?? [];
  const whole = holds === '' ? code : `(function () {${holds}})();\n${code}`;
  last = { template, element: `<script>${whole}</script>`, hash: createHash('sha256').update(whole).digest('base64') };
  return last;
}

/** Holds scripts, what is fetched early for them, and sheets (elements as HTML) until the first script starts them. */
export const heldFiles = (elements: readonly string[]): string => `<template id="${HOLDER}">${elements.join('')}</template>`;
