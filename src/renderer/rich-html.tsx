// The only component through which HTML of configuration or API reaches the page.
import { type MouseEvent, type ReactElement, useLayoutEffect, useRef } from 'react';
import { useNavigate } from 'react-router';
import { whenIdle } from '../base/when-idle.ts';
import { matchAddress } from '../pages/match.ts';
import { type Frame, useFrame } from '../session/frame.ts';
import { opensHere } from '../session/opens-here.ts';
import { loadSanitiser, sanitiser } from './load-sanitiser.ts';

/**
 * Keeps what the server has drawn; a new object would replace it with every drawing. Elsewhere it is empty, in the form that the
 * page's policy takes (Trusted Types).
 */
const whatIsThere = { __html: (globalThis as { trustedTypes?: { emptyHTML: string } }).trustedTypes?.emptyHTML ?? '' };

/** Sanitised HTML, in the language `lang` where that is not the page's; `page:<Name>` links lead to pages of the event, links to other sites open safely. */
export function RichHtml({ html, className, lang }: { html: string; className?: string; lang?: string | undefined }): ReactElement {
  const holder = useRef<HTMLDivElement>(null);
  const frame = useFrame();
  const navigate = useNavigate();
  useLayoutEffect(() => {
    const shown = holder.current;
    if (!shown) return undefined;
    let stop: (() => void) | undefined;
    let isOver = false;
    const fill = ({ sanitised }: NonNullable<ReturnType<typeof sanitiser>>): void => {
      if (isOver) return;
      const fresh = sanitised(html, frame);
      if (shown.innerHTML !== fresh.innerHTML) shown.replaceChildren(...fresh.childNodes);
      stop = keepWideReachable(shown);
    };
    const code = sanitiser();
    if (code) fill(code);
    // What the server has drawn stays until then, and is not urgent.
    else if (shown.firstChild) whenIdle(() => void loadSanitiser().then(fill, () => undefined));
    else loadSanitiser().then(fill, () => undefined);
    return () => {
      isOver = true;
      stop?.();
    };
  }, [html, frame]);
  // Effects do not run on a server.
  const inner = typeof document === 'undefined' ? { __html: writtenOnce(html, frame) } : whatIsThere;
  // Links inside the site navigate in the app instead of reloading it; the keyboard's Enter arrives as a click, too.
  const follow = (event: MouseEvent): void => {
    const href = (event.target as Element).closest('a')?.getAttribute('href');
    if (!href?.startsWith('/') || !matchAddress(href.split(/[?#]/)[0]!)) return;
    if (!opensHere(event)) return;
    event.preventDefault();
    void navigate(href);
  };
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- the links inside are the controls
    <div
      ref={holder}
      onClick={follow}
      lang={lang}
      className={className ? `prose ${className}` : 'prose'}
      suppressHydrationWarning
      dangerouslySetInnerHTML={inner}
    />
  );
}

/** Texts sanitised on a server lately: pages are drawn there again and again. */
const written = new Map<string, string>();
const MOST_WRITTEN = 500;

/** Sanitised HTML as text, for a page drawn on a server. */
function writtenOnce(html: string, frame: Frame): string {
  const { info, language, container } = frame;
  const key = JSON.stringify([info.EventId, info.Version, language, container, html]);
  let text = written.get(key);
  if (text === undefined) {
    text = sanitiser()!.sanitised(html, frame).innerHTML;
    if (written.size >= MOST_WRITTEN) written.clear();
    written.set(key, text);
  }
  return text;
}

/** Width of a column on paper, px at the size of text on a screen: at least that of running text (`--measure`). */
const PAPER = 600;
/** To which part of its size a table may shrink on paper (`print.css`) before its words are broken. */
const SMALLEST = 0.6;

/** Makes a table or formula wider than its container scrollable by keyboard, and fit on paper. Returns a function that stops observing. */
function keepWideReachable(holder: HTMLElement): (() => void) | undefined {
  const wide = holder.querySelectorAll<HTMLElement>('table, math');
  if (wide.length === 0 || typeof ResizeObserver === 'undefined') return undefined;
  const observer = new ResizeObserver(() => {
    // On paper it fits already.
    if (matchMedia('print').matches) return;
    for (const one of wide) {
      const { scrollWidth, clientWidth } = one;
      if (scrollWidth > clientWidth) {
        one.tabIndex = 0;
        const fit = Math.max(clientWidth, PAPER) / scrollWidth;
        // A browser without MathML knows no style of a formula.
        one.style?.setProperty('--fit', String(Math.min(fit, 1)));
        one.style?.setProperty('--break', fit < SMALLEST ? 'anywhere' : 'break-word');
      } else one.removeAttribute('tabindex');
    }
  });
  observer.observe(holder);
  return () => observer.disconnect();
}
