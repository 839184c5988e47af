// Whether a placement is seen, and until when: layer visibility resource, containers, draft, access, window; super users pass draft, access and window (A §2, §4, §6).
import type { Source } from '../model/source.ts';
import type { Container, Context } from './context.ts';
import type { AccessRules } from './policies/access.ts';
import { earlier } from './verdict.ts';
import { nextChange, type Window, within } from './window.ts';

/** What the layer visibility resource says of a placement or of its component. */
export type VisibilityEntry = { visible: boolean; window: Window; containers: readonly Container[]; source?: Source };

/** A key components ask for, and the policies that speak of it. */
export type AccessGate = { key: string; policies: AccessRules };

/** The rule fields of a placement, read once. */
export type PlacementRules = {
  draft: boolean;
  /** `inAppAppearanceActive` of the spec: false hides it inside the app container. */
  inApp: boolean;
  containers: readonly Container[];
  window: Window;
  /** Key that has to be allowed, and the policies that say so (A §5); undefined for everybody. */
  access: AccessGate | undefined;
  /** Entries that apply: by component name, then by id. Each may hide. */
  entries: readonly VisibilityEntry[];
  source?: Source;
};

/** A verdict without its reasons: what a page must know of a placement to show it. */
export type Shown = { shown: boolean; nextChangeAt: number | null };

/** Told of every rule that has something to say: its name, what it alone would say, where it was written, and what of it is meant. */
export type Tell = (rule: string, shown: boolean, source: Source | undefined, about?: 'switch' | Window) => void;

/**
 * Decides one placement. Pure: the same rules and context always give the same answer. The words of the reasons are made
 * by `placementVisibility`, of what it is told here; who only wants to show the page does without.
 */
export function isShown(rules: PlacementRules, context: Context, tell?: Tell): Shown {
  const { container } = context.where;
  const { superUser } = context.who;
  const { source } = rules;
  let shown = true;
  let nextChangeAt: number | null = null;

  for (const entry of rules.entries) {
    if (!entry.visible) shown = said(tell, 'layer-visibility', false, entry.source, 'switch');
    if (!entry.containers.includes(container)) shown = said(tell, 'layer-visibility', false, entry.source);
    if (isBounded(entry.window)) {
      shown = said(tell, 'layer-visibility', isInside(entry.window, context), entry.source, entry.window) && shown;
      nextChangeAt = earlier(nextChangeAt, changeOf(entry.window, context));
    }
  }
  if (!rules.containers.includes(container)) shown = said(tell, 'containers', false, source);
  if (!rules.inApp && container === 'app') shown = said(tell, 'inAppAppearanceActive', false, source);
  if (rules.draft) shown = said(tell, 'draft', superUser, source) && shown;
  if (rules.access) {
    const gate = mayPass(rules.access, context);
    nextChangeAt = earlier(nextChangeAt, gate.nextChangeAt);
    shown = said(tell, 'access', gate.shown, source) && shown;
  }
  if (isBounded(rules.window)) {
    shown = said(tell, 'window', isInside(rules.window, context), source, rules.window) && shown;
    nextChangeAt = earlier(nextChangeAt, changeOf(rules.window, context));
  }
  return { shown, nextChangeAt };
}

/** Hands on what a rule says. */
function said(tell: Tell | undefined, rule: string, shown: boolean, source: Source | undefined, about?: 'switch' | Window): boolean {
  tell?.(rule, shown, source, about);
  return shown;
}

/** Whether a window says anything: unreadable ones do. */
const isBounded = (window: Window): boolean => !window.readable || window.from !== -Infinity || window.to !== Infinity;
const isInside = (window: Window, { who, when }: Context): boolean => who.superUser || within(window, when.now);
const changeOf = (window: Window, { who, when }: Context): number | null => (who.superUser ? null : nextChange(window, when.now));

/**
 * Whether somebody passes a gate. Policies of the type Key decide where they speak of the key; else the built-in keys
 * `signedIn` and `hasTicket`. A key nobody knows stays closed: whoever wrote it wanted to close something (A §5).
 */
export function mayPass({ key, policies }: AccessGate, context: Context): Shown {
  const { user, superUser } = context.who;
  if (superUser) return { shown: true, nextChangeAt: null };
  const request = { type: 'Key', identifier: key } as const;
  if (!policies.speaksOf(request, context.where.container))
    return { shown: user !== null && (key === 'signedIn' || (key === 'hasTicket' && user.hasTicket)), nextChangeAt: null };
  const { allowed, nextChangeAt } = policies.isAllowed(request, context);
  return { shown: allowed, nextChangeAt };
}
