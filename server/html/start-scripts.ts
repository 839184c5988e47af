// Starts the scripts of a rendered page once the page is on screen: until then its styles and fonts have the connection to themselves.
import { createHash } from 'node:crypto';

/** Id of the element that holds them. Nothing in a template is fetched. */
const HOLDER = 'foyer-code';

/** Longest wait after everything else has loaded, ms: a browser may paint without telling. */
const PATIENCE = 1000;

/** A page in the background is not painted until somebody looks at it, and is taken over by then. */
const code = `(function () {
  var start = function () {
    var holder = document.getElementById('${HOLDER}');
    if (holder) holder.replaceWith(holder.content);
  };
  if (document.hidden) return document.addEventListener('DOMContentLoaded', start);
  new PerformanceObserver(start).observe({ type: 'paint', buffered: true });
  document.addEventListener('visibilitychange', start, { once: true });
  addEventListener('load', function () { setTimeout(start, ${PATIENCE}); });
})();`;

/** SHA-256 of the code, base64: the page's policy allows this script alone. */
export const startHash = createHash('sha256').update(code).digest('base64');

/** Holds scripts and what is fetched early for them (elements as HTML) until `startScript` starts them. */
export const heldScripts = (elements: readonly string[]): string => `<template id="${HOLDER}">${elements.join('')}</template>`;

/** The script that starts them after the first paint. It stands before every style: behind one, the browser would read the page only once that has come. */
export const startScript = `<script>${code}</script>`;
