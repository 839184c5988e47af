// Keeps the keyboard's place in a part whose buttons go with what they were pressed for: the nearest place that stays takes the focus.
import { type RefObject, useEffect, useRef } from 'react';

/** The returned ref is for the part; it, and places within it, take the focus by `tabIndex={-1}`. `isThere`: whether the part is drawn. */
export function useKeptFocus<T extends HTMLElement>(isThere = true): RefObject<T | null> {
  const part = useRef<T>(null);
  useEffect(() => {
    const root = part.current;
    if (!isThere || !root) return undefined;
    /** What had the focus last, and what holds it, up to the part. */
    let path: HTMLElement[] = [];
    const onFocus = ({ target }: FocusEvent): void => {
      path = [];
      for (let one = target as HTMLElement | null; one && one !== root; one = one.parentElement) path.push(one);
      path.push(root);
    };
    const onBlur = ({ relatedTarget }: FocusEvent): void => {
      if (relatedTarget instanceof Node && !root.contains(relatedTarget)) path = [];
    };
    const observer = new MutationObserver(() => {
      if (path[0] === undefined || path[0].isConnected || document.activeElement !== document.body) return;
      path.find((one) => one.isConnected && one.hasAttribute('tabindex'))?.focus({ preventScroll: true });
    });
    observer.observe(root, { childList: true, subtree: true });
    root.addEventListener('focusin', onFocus);
    root.addEventListener('focusout', onBlur);
    return () => {
      observer.disconnect();
      root.removeEventListener('focusin', onFocus);
      root.removeEventListener('focusout', onBlur);
    };
  }, [isThere]);
  return part;
}
