// The document of a widget's frame: the script of another host, alone with itself, with the policy that it needs and no way to the page.
import { createHash } from 'node:crypto';
import { scriptJson } from '../../src/base/script-json.ts';
import type { App } from '../../src/model/documents/app.ts';

/** Widgets that a script of another host draws. */
export const widgetKinds = ['networking', 'support', 'chat'] as const;
export type WidgetKind = (typeof widgetKinds)[number];

/** A widget of an event: its script, what the script is given, and how often loading is tried. */
export type Widget = {
  url: string;
  given: Readonly<Record<string, string | number>>;
  /** Pause between two looks, ms, and their number (A §4, §9). */
  pause: number;
  tries: number;
};

/** The widget an event has configured; undefined without an https address. */
export function widgetOf(kind: WidgetKind, app: App): Widget | undefined {
  const { NetworkingWidget, networkingWidgetV2, freshworks, FreshChatAllPages } = app;
  const widgets: Record<WidgetKind, Widget> = {
    networking: { url: NetworkingWidget.url, given: { version: networkingWidgetV2 ? 2 : 1 }, pause: 4000, tries: 20 },
    support: { url: freshworks.url, given: { id: freshworks.id }, pause: 1000, tries: 10 },
    chat: { url: FreshChatAllPages.url || freshworks.url, given: { token: FreshChatAllPages.freshChatToken }, pause: 1000, tries: 10 },
  };
  return widgets[kind].url.startsWith('https:') && URL.canParse(widgets[kind].url) ? widgets[kind] : undefined;
}

/**
 * What runs in the frame: gives the script its facts as `foyerWidget`, loads it, looks for it again and again, and says to the page
 * what has become of it: `ready`, `failed`, `agreed`.
 */
const loader = `(() => {
  const { url, given, pause, tries } = JSON.parse(document.getElementById('widget').textContent);
  const say = (state) => parent.postMessage({ foyerWidget: state }, '*');
  window.foyerWidget = { ...given, root: document.getElementById('root'), acceptAgreements: () => say('agreed') };
  let tried = 0;
  let state = 'none';
  const look = () => {
    if (state === 'ready') return;
    if (tried === tries) return say('failed');
    tried += 1;
    if (state === 'none') {
      state = 'loading';
      const script = document.createElement('script');
      script.src = url;
      script.onload = () => { state = 'ready'; say('ready'); };
      script.onerror = () => { state = 'none'; script.remove(); };
      document.head.append(script);
    }
    setTimeout(look, pause);
  };
  look();
})();`;

const loaderHash = createHash('sha256').update(loader).digest('base64');

/** The document; `facts` are those of the event, never of the person. */
export function widgetDocument({ url, given, pause, tries }: Widget, facts: Widget['given'], language: string): string {
  const data = scriptJson({ url, given: { ...facts, ...given, language }, pause, tries });
  return `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><title>Widget</title></head><body><div id="root"></div><script type="application/json" id="widget">${data}</script><script>${loader}</script></body></html>`;
}

/** Its policy: this script and the widget's host, nothing of this site; the sandbox gives it an origin of its own. */
export function widgetPolicy(url: string, frameAncestors: readonly string[]): string {
  const { origin } = new URL(url);
  return [
    "default-src 'none'",
    `script-src 'sha256-${loaderHash}' ${origin}`,
    `connect-src ${origin} ${origin.replace(/^http/, 'ws')}`,
    `style-src 'unsafe-inline' ${origin}`,
    `img-src ${origin} data:`,
    `font-src ${origin} data:`,
    `media-src ${origin}`,
    `frame-src ${origin}`,
    "base-uri 'none'",
    "form-action 'none'",
    `frame-ancestors ${["'self'", ...frameAncestors].join(' ')}`,
    'sandbox allow-scripts allow-forms allow-popups',
  ].join('; ');
}
