// Detects that somebody is about to follow a link, so that the app can prefetch its page.
import { createContext, type FocusEvent, type PointerEvent, type TouchEvent, use } from 'react';

/** Prefetches an address of the site; does nothing without a provider. Never throws. */
export const PrefetchContext = createContext<(href: string) => void>(() => undefined);

/** How long pointer or focus must rest on a link to count as intent, ms. */
export const INTENT = 65;

type Handlers = {
  onPointerEnter: (event: PointerEvent<HTMLAnchorElement>) => void;
  onPointerLeave: (event: PointerEvent<HTMLAnchorElement>) => void;
  onFocus: (event: FocusEvent<HTMLAnchorElement>) => void;
  onBlur: (event: FocusEvent<HTMLAnchorElement>) => void;
  onTouchStart: (event: TouchEvent<HTMLAnchorElement>) => void;
};

/** Of the link on which pointer or focus rest: one for all, for a page has hundreds of them. */
let timer: ReturnType<typeof setTimeout> | undefined;
const forget = (): void => clearTimeout(timer);

/** Handlers of a link to `href` that detect intent; `own` are the link's other handlers, which still run. */
export function useIntent(href: string, own: { [K in keyof Handlers]?: Handlers[K] | undefined }): Handlers {
  const prefetch = use(PrefetchContext);
  const wait = (): void => {
    forget();
    timer = setTimeout(() => prefetch(href), INTENT);
  };
  return {
    onPointerEnter(event) {
      // A resting finger is about to press or to scroll; the touch itself decides which.
      if (event.pointerType !== 'touch') wait();
      own.onPointerEnter?.(event);
    },
    onPointerLeave: before(forget, own.onPointerLeave),
    onFocus: before(wait, own.onFocus),
    onBlur: before(forget, own.onBlur),
    onTouchStart: before(() => prefetch(href), own.onTouchStart),
  };
}

/** A handler that does something before what the link has itself. */
const before =
  <E>(first: () => void, own: ((event: E) => void) | undefined) =>
  (event: E): void => {
    first();
    own?.(event);
  };
