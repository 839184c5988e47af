// Whether the introduction carousel is shown, and when it may be closed (A §2 Mobile carousel, A §3 Carousel settings).
import type { Carousel } from '../model/documents/carousel.ts';
import type { Container } from './context.ts';
import type { Verdict } from './verdict.ts';

/** Settings of the document `carousel` that decide; `slides` is how many there are. */
export type CarouselSettings = Pick<Carousel, 'minDuration' | 'autoCloseMobileCarousel' | 'showCloseButton' | 'showOnReload'> & {
  slides: number;
};

/** Where, and what this device knows. `seenSince` is the instant (ms) from which it is on screen; null while it is not. */
export type CarouselFacts = { container: Container; page: string; wasShown: boolean; wasClosed: boolean; seenSince: number | null };

/** `hidden`: not shown · `held`: shown, cannot be closed yet · `closable`: shown with its close button · `over`: closes by itself. */
export type CarouselOutcome = 'hidden' | 'held' | 'closable' | 'over';

/** `wasShown`: an earlier visit of this device has closed it; `wasClosed`: this load of the page has. */
export function decideCarousel(settings: CarouselSettings, facts: CarouselFacts, now: number): Verdict<CarouselOutcome> {
  const say = (outcome: CarouselOutcome, rule: string, detail: string, nextChangeAt: number | null = null): Verdict<CarouselOutcome> => ({
    outcome,
    reasons: [{ rule, outcome, detail }],
    nextChangeAt,
  });
  if (settings.slides === 0) return say('hidden', 'slides', 'the document carousel has no slides');
  if (facts.container !== 'app') return say('hidden', 'container', `for the app container; this is ${facts.container}`);
  if (facts.page !== 'HomePage') return say('hidden', 'page', `for HomePage; this is ${facts.page}`);
  if (facts.wasClosed) return say('hidden', 'closed', 'closed on this load of the page');
  if (facts.wasShown && !settings.showOnReload) return say('hidden', 'shown', 'shown on this device before');
  const from = facts.seenSince ?? now;
  const due = from + settings.minDuration * 1000;
  if (now < due) {
    const next = facts.seenSince === null ? null : due;
    return settings.showCloseButton
      ? say('closable', 'showCloseButton', 'the close button is there at once', settings.autoCloseMobileCarousel ? next : null)
      : say('held', 'minDuration', `cannot be closed for ${settings.minDuration} s`, next);
  }
  return settings.autoCloseMobileCarousel && facts.seenSince !== null
    ? say('over', 'autoCloseMobileCarousel', `closes by itself after ${settings.minDuration} s`)
    : say('closable', 'minDuration', `has a close button after ${settings.minDuration} s`);
}
