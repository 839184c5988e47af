// Lets a part slide in from where it lies in the order of reading, so that the eye knows which way it went.

/** How long, ms, and how far, rem. */
const [DURATION, WAY] = [160, 1.5];

/** `from`: `after` for what follows, `before` for what precedes. Nothing moves for those who ask for less motion. */
export function slideIn(element: HTMLElement, from: 'after' | 'before'): void {
  if (typeof element.animate !== 'function' || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  const isFromRight = (from === 'after') === (getComputedStyle(element).direction === 'ltr');
  element.animate([{ opacity: 0.2, transform: `translateX(${isFromRight ? WAY : -WAY}rem)` }, {}], {
    duration: DURATION,
    easing: 'ease-out',
  });
}
