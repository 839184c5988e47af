// The fonts of an external service: loaded when the visitor has accepted them, taken away when they withdraw. Loaded in events that have some.
import { type FontKit, fontKitOf } from '../model/font-kit.ts';
import type { EventInfo } from '../contract/core.ts';
import { consent, consentGiven, onConsentChange, readConsent } from '../stores/consent.ts';
import { consentScope } from '../stores/consent-cookies.ts';

/** What is under way, for one event at a time. */
let running: { key: string; stop: () => void } | undefined;

/** Follows the answer of the visitor of an event; `written` is its `fontKit`. Where there is none, what another event has loaded goes. */
export function followFontKit(written: unknown, { Instance, Shortname }: Pick<EventInfo, 'Instance' | 'Shortname'>): void {
  const scope = consentScope(Instance, Shortname);
  const kit = fontKitOf({ fontKit: written });
  const key = kit ? JSON.stringify([kit, scope]) : '';
  if (running?.key === key) return;
  running?.stop();
  running = kit && { key, stop: follow(kit, scope) };
}

function follow(kit: FontKit, scope: string): () => void {
  let drop: (() => void) | undefined;
  const look = (): void => {
    if (consentGiven('fonts')) drop ??= load(kit);
    else {
      drop?.();
      drop = undefined;
    }
  };
  if (!consent.getState().isRead) readConsent(scope);
  look();
  const stop = onConsentChange(look);
  return () => {
    stop();
    drop?.();
  };
}

/** Loads the style sheet, and each family that came; until then, and of one that does not come, the font of the theme is seen. */
function load({ url, heading, text }: FontKit): () => void {
  const root = document.documentElement;
  const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href: url });
  const wanted = Object.entries({ '--font-heading': heading, '--font-text': text }).filter(([, family]) => family !== '');
  let isOver = false;
  const use = async ([property, family]: (typeof wanted)[number]): Promise<void> => {
    const found = await document.fonts.load(`1em "${family}"`);
    if (isOver || found.length === 0) return;
    const theme = getComputedStyle(root).getPropertyValue(property);
    root.style.setProperty(property, [`"${family}"`, theme].filter(Boolean).join(', '));
  };
  // A style sheet or file that does not come changes nothing.
  link.addEventListener('load', () => void Promise.allSettled(wanted.map(use)));
  document.head.append(link);
  return () => {
    isOver = true;
    link.remove();
    for (const [property] of wanted) root.style.removeProperty(property);
  };
}
