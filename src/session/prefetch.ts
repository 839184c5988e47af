// Somebody means to follow a link: the app is told in time to load what the page behind it needs.
import { createContext, type FocusEvent, type PointerEvent, type TouchEvent, use, useEffect, useRef } from 'react';

/** Loads ahead what an address of the site needs; does nothing where nobody provides it. Never throws. */
export const PrefetchContext = createContext<(href: string) => void>(() => undefined);

/** How long a pointer or the focus rests on a link before it is meant, ms: on the way elsewhere it rests shorter. */
export const INTENT = 65;

type Handlers = {
  onPointerEnter: (event: PointerEvent<HTMLAnchorElement>) => void;
  onPointerLeave: (event: PointerEvent<HTMLAnchorElement>) => void;
  onFocus: (event: FocusEvent<HTMLAnchorElement>) => void;
  onBlur: (event: FocusEvent<HTMLAnchorElement>) => void;
  onTouchStart: (event: TouchEvent<HTMLAnchorElement>) => void;
};

/** Handlers of a link to `href` that notice the intent; `own` are the link's other handlers, which still run. */
export function useIntent(href: string, own: { [K in keyof Handlers]?: Handlers[K] | undefined }): Handlers {
  const prefetch = use(PrefetchContext);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const forget = (): void => clearTimeout(timer.current);
  const wait = (): void => {
    forget();
    timer.current = setTimeout(() => prefetch(href), INTENT);
  };
  useEffect(() => () => clearTimeout(timer.current), []);
  return {
    onPointerEnter(event) {
      // A finger that rests is about to press or to scroll; the touch itself says which.
      if (event.pointerType !== 'touch') wait();
      own.onPointerEnter?.(event);
    },
    onPointerLeave(event) {
      forget();
      own.onPointerLeave?.(event);
    },
    onFocus(event) {
      wait();
      own.onFocus?.(event);
    },
    onBlur(event) {
      forget();
      own.onBlur?.(event);
    },
    onTouchStart(event) {
      prefetch(href);
      own.onTouchStart?.(event);
    },
  };
}
