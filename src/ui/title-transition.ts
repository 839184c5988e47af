// The title of a pressed row becomes the headline of the page it opens (CSS View Transitions); where that is late, nothing waits for it.

/** Longest time the old page stands still for the new one, ms: less than anybody notices. */
const PATIENCE = 100;
/** Longest time from a press until it is handled, ms, on a device that moves things at once; a transition draws the old page once more and costs a slow one several times that. */
const PROMPT = 50;

/** Called when the headline of the next page is there. */
let arrived: (() => void) | undefined;
/** Elements that have a name while a transition lasts; two of one name would end it. */
let named: HTMLElement[] = [];

/** Whether this browser, and who sits before it, let things move. */
const mayMove = (): boolean =>
  typeof document.startViewTransition === 'function' && !matchMedia('(prefers-reduced-motion: reduce)').matches;

/**
 * Calls `go`, which leads to another page, and moves `title` to the headline of that page if it comes within `PATIENCE`.
 * `pressed` is the time of the press (`Event.timeStamp`). False if nothing may move, or the device is too slow or busy for it: then nothing was done.
 */
export function moveTitle(title: HTMLElement, pressed: number, go: () => void): boolean {
  if (performance.now() - pressed > PROMPT || !mayMove()) return false;
  end();
  name(title);
  const transition = document.startViewTransition(async () => {
    go();
    if (!(await headline())) transition.skipTransition();
  });
  // A skipped one is no fault; another may have begun meanwhile.
  transition.ready.catch(() => undefined);
  transition.finished.then(
    () => latest === transition && end(),
    () => undefined,
  );
  latest = transition;
  return true;
}

let latest: ViewTransition | undefined;

/** `ref` of the headline of a page. */
export function headlineArrives(element: HTMLElement | null): void {
  if (!element || !arrived) return;
  // The row it came from may still be there, on a page that stays.
  for (const one of named) one.style.viewTransitionName = '';
  name(element);
  arrived();
}

const name = (element: HTMLElement): void => {
  element.style.viewTransitionName = 'foyer-title';
  named.push(element);
};

const headline = (): Promise<boolean> =>
  new Promise((resolve) => {
    const answer = (came: boolean): void => {
      clearTimeout(timer);
      arrived = undefined;
      resolve(came);
    };
    const timer = setTimeout(() => answer(false), PATIENCE);
    arrived = () => answer(true);
  });

function end(): void {
  for (const one of named) one.style.viewTransitionName = '';
  named = [];
}
