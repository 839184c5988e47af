// The only component through which HTML of configuration or API reaches the page.
import DOMPurify from 'dompurify';
import { type MouseEvent, type ReactElement, useLayoutEffect, useRef } from 'react';
import { useNavigate } from 'react-router';
import { matchAddress } from '../pages/match.ts';
import { hrefOf } from '../session/links.tsx';
import { type Frame, useFrame } from '../session/frame.ts';

/**
 * Structure and emphasis only: no scripts, styles, forms, and no id or name that could shadow the page's own. Elements outside
 * the profile of HTML (frames, SVG, MathML) are removed in any case.
 */
const profile = {
  USE_PROFILES: { html: true },
  FORBID_TAGS: ['style', 'form', 'input', 'button', 'textarea', 'select', 'option', 'video', 'audio', 'template', 'slot', 'dialog'],
  FORBID_ATTR: ['style', 'id', 'name', 'class', 'srcset', 'formaction', 'action', 'background', 'ping'],
  ALLOW_DATA_ATTR: false,
  ALLOWED_URI_REGEXP: /^(?:https?:|mailto:|tel:|page:|\/(?![/\\])|#)/i,
  RETURN_DOM_FRAGMENT: true,
} as const;

/** Sanitised HTML; `page:<Name>` links lead to pages of the event, links to other sites open safely. */
export function RichHtml({ html, className }: { html: string; className?: string }): ReactElement {
  const holder = useRef<HTMLDivElement>(null);
  const frame = useFrame();
  const navigate = useNavigate();
  useLayoutEffect(() => {
    const fragment = DOMPurify.sanitize(html, profile as never) as unknown as DocumentFragment;
    for (const link of fragment.querySelectorAll('a[href]')) safeLink(link, frame);
    for (const image of fragment.querySelectorAll('img')) image.setAttribute('loading', 'lazy');
    holder.current?.replaceChildren(fragment);
    return keepTablesReachable(holder.current);
  }, [html, frame]);
  // Links inside the site navigate in the app instead of reloading it; the keyboard's Enter arrives as a click, too.
  const follow = (event: MouseEvent): void => {
    const href = (event.target as Element).closest('a')?.getAttribute('href');
    if (!href?.startsWith('/') || !matchAddress(href.split(/[?#]/)[0]!)) return;
    if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    void navigate(href);
  };
  // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- the links inside are the controls
  return <div ref={holder} onClick={follow} className={className ? `prose ${className}` : 'prose'} />;
}

/** Makes a table wider than its container scrollable by keyboard. Returns a function that stops observing. */
function keepTablesReachable(holder: HTMLElement | null): (() => void) | undefined {
  const tables = holder?.querySelectorAll('table') ?? [];
  if (!holder || tables.length === 0 || typeof ResizeObserver === 'undefined') return undefined;
  const observer = new ResizeObserver(() => {
    for (const table of tables) {
      if (table.scrollWidth > table.clientWidth) table.tabIndex = 0;
      else table.removeAttribute('tabindex');
    }
  });
  observer.observe(holder);
  return () => observer.disconnect();
}

function safeLink(link: Element, frame: Frame): void {
  const href = hrefOf(link.getAttribute('href') ?? '', frame);
  if (href === undefined) link.removeAttribute('href');
  else link.setAttribute('href', href);
  link.setAttribute('rel', 'noopener noreferrer');
}
