// Whether a placement is seen: layer visibility resource, containers, draft, access, window; super users pass draft, access and window (A §2, §4, §6).
import type { Source } from '../model/source.ts';
import type { Container, Context } from './context.ts';
import { earlier, type Reason, type Verdict } from './verdict.ts';
import { always, nextChange, type Window, within } from './window.ts';

/** What the layer visibility resource says of a placement or of its component. */
export type VisibilityEntry = { visible: boolean; window: Window; containers: readonly Container[]; source?: Source };

/** The rule fields of a placement, read once. */
export type PlacementRules = {
  draft: boolean;
  /** `inAppAppearanceActive` of the spec: false hides it inside the app container. */
  inApp: boolean;
  containers: readonly Container[];
  window: Window;
  /** Key of an access rule; empty for everybody. */
  access: string;
  /** Entries that apply: by component name, then by id. Each may hide. */
  entries: readonly VisibilityEntry[];
  source?: Source;
};

/** The verdict on a placement of which nothing is said: most of every page. */
const shownForEver: Verdict = { outcome: 'show', reasons: [], nextChangeAt: null };

/** Decides one placement. Pure: the same rules and context always give the same verdict. */
export function placementVisibility(rules: PlacementRules, context: Context): Verdict {
  if (
    !rules.draft &&
    rules.access === '' &&
    rules.window === always &&
    rules.entries.length === 0 &&
    rules.inApp &&
    rules.containers.includes(context.where.container)
  )
    return shownForEver;
  const reasons: Reason[] = [];
  const { now } = context.when;
  let nextChangeAt: number | null = null;
  const say = (rule: string, shown: boolean, detail: string, source: Source | undefined): void => {
    reasons.push(source ? { rule, outcome: shown ? 'show' : 'hide', detail, source } : { rule, outcome: shown ? 'show' : 'hide', detail });
  };
  const sayWindow = (rule: string, window: Window, source: Source | undefined): void => {
    if (window.readable && window.from === -Infinity && window.to === Infinity) return;
    if (context.who.superUser) return say(rule, true, 'super users pass time windows', source);
    say(rule, within(window, now), windowWords(window, now), source);
    nextChangeAt = earlier(nextChangeAt, nextChange(window, now));
  };

  for (const entry of rules.entries) {
    if (!entry.visible) say('layer-visibility', false, 'switched off in the layer visibility resource', entry.source);
    if (!entry.containers.includes(context.where.container)) {
      say('layer-visibility', false, `not for the container ${context.where.container}`, entry.source);
    }
    sayWindow('layer-visibility', entry.window, entry.source);
  }
  if (!rules.containers.includes(context.where.container)) {
    say('containers', false, `only for ${rules.containers.join(', ')}; this is ${context.where.container}`, rules.source);
  }
  if (!rules.inApp && context.where.container === 'app') say('inAppAppearanceActive', false, 'switched off inside the app', rules.source);
  if (rules.draft) say('draft', context.who.superUser, context.who.superUser ? 'a draft, shown to super users' : 'a draft', rules.source);
  if (rules.access !== '') sayAccess(rules, context, say);
  sayWindow('window', rules.window, rules.source);
  return { outcome: reasons.some((reason) => reason.outcome === 'hide') ? 'hide' : 'show', reasons, nextChangeAt };
}

/** Built-in access keys; any other key is unknown here and so stays closed. */
function sayAccess(
  rules: PlacementRules,
  context: Context,
  say: (rule: string, shown: boolean, detail: string, source: Source | undefined) => void,
): void {
  const { user, superUser } = context.who;
  if (superUser) return say('access', true, 'super users pass access rules', rules.source);
  if (rules.access === 'signedIn') return say('access', user !== null, user ? 'signed in' : 'needs a signed-in user', rules.source);
  if (rules.access === 'hasTicket') {
    return say('access', user?.hasTicket === true, user?.hasTicket ? 'holds a ticket' : 'needs a ticket', rules.source);
  }
  say('access', false, `the access key ${rules.access} is not known, so it stays closed`, rules.source);
}

function windowWords(window: Window, now: number): string {
  if (!window.readable) return 'a bound of the window cannot be read';
  if (window.from > window.to) return 'the window ends before it starts';
  if (now < window.from) return `opens at ${new Date(window.from).toISOString()}`;
  return now > window.to ? `closed at ${new Date(window.to).toISOString()}` : 'inside its window';
}
