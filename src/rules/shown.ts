// Whether a placement is seen, and until when: layer visibility resource, containers, draft, content mode, access, window; super users pass draft, mode, access and window (A §2, §4, §6).
import type { Source } from '../model/source.ts';
import type { Container, Context } from './context.ts';
import { type ContentMode, contentModeAt } from './content-mode.ts';
import type { AccessRules } from './policies/access.ts';
import { ALLOWED, allows, earlier, NO_REASONS, type Permission, type Verdict } from './verdict.ts';
import { nextChange, type Window, within } from './window.ts';

/** What the layer visibility resource says of a placement or of its component. */
export type EntryRules = { visible: boolean; window: Window; containers: readonly Container[]; source?: Source };

/** A key components ask for, and the policies that target it. */
export type AccessKey = { key: string; policies: AccessRules };

/** Content modes a placement is limited to, and those of its event. */
export type ModeLimit = { names: readonly string[]; modes: readonly ContentMode[] };

/** The rule fields of a placement, read once. */
export type PlacementRules = {
  draft: boolean;
  /** `inAppAppearanceActive` of the spec: false hides it inside the app container. */
  inApp: boolean;
  containers: readonly Container[];
  window: Window;
  /** Key that has to be allowed, and the policies that say so (A §5); undefined for everybody. */
  access: AccessKey | undefined;
  /** Content modes it is limited to; undefined for any. */
  contentModes?: ModeLimit | undefined;
  /** Entries that apply: by component name, then by id. Each may hide. */
  entries: readonly EntryRules[];
  source?: Source;
};

/** Is called for every rule that has something to say: its name, what it alone would say, where it was written, and what of it counts. */
export type ReportVisibility = (rule: string, shown: boolean, source: Source | undefined, about?: 'switch' | Window) => void;

/**
 * Decides one placement. Pure: the same rules and context always give the same answer. The words of the reasons are made
 * by `explainPlacement`, of what is reported here; who only wants to show the page does without.
 */
export function decidePlacement(rules: PlacementRules, context: Context, report?: ReportVisibility): Verdict {
  const { container } = context.where;
  const { superUser } = context.who;
  const { source } = rules;
  let shown = true;
  let nextChangeAt: number | null = null;
  const says = (rule: string, shows: boolean, at: Source | undefined, about?: 'switch' | Window): void => {
    report?.(rule, shows, at, about);
    shown &&= shows;
  };

  for (const entry of rules.entries) {
    if (!entry.visible) says('layer-visibility', false, entry.source, 'switch');
    if (!entry.containers.includes(container)) says('layer-visibility', false, entry.source);
    if (isBounded(entry.window)) {
      says('layer-visibility', isInside(entry.window, context), entry.source, entry.window);
      nextChangeAt = earlier(nextChangeAt, changeOf(entry.window, context));
    }
  }
  if (!rules.containers.includes(container)) says('containers', false, source);
  if (!rules.inApp && container === 'app') says('inAppAppearanceActive', false, source);
  if (rules.draft) says('draft', superUser, source);
  if (rules.contentModes) {
    const { mode, nextChangeAt: at } = contentModeAt(rules.contentModes.modes, context.when.now);
    if (!superUser) nextChangeAt = earlier(nextChangeAt, at);
    says('contentModes', superUser || (mode !== null && rules.contentModes.names.includes(mode)), source);
  }
  if (rules.access) {
    const permission = decideKey(rules.access, context);
    nextChangeAt = earlier(nextChangeAt, permission.nextChangeAt);
    says('access', allows(permission), source);
  }
  if (isBounded(rules.window)) {
    says('window', isInside(rules.window, context), source, rules.window);
    nextChangeAt = earlier(nextChangeAt, changeOf(rules.window, context));
  }
  return { outcome: shown ? 'show' : 'hide', reasons: NO_REASONS, nextChangeAt };
}

/** Whether a window says anything: unreadable ones do. */
const isBounded = (window: Window): boolean => !window.readable || window.from !== -Infinity || window.to !== Infinity;
const isInside = (window: Window, { who, when }: Context): boolean => who.superUser || within(window, when.now);
const changeOf = (window: Window, { who, when }: Context): number | null => (who.superUser ? null : nextChange(window, when.now));

/** Keys of the widgets of the shell (A §6): open unless a policy targets them, for without rules access is allowed (A §5). */
export const openKeys: readonly string[] = ['networkingWidget', 'tvWidget'];

/**
 * Whether a principal has a key. Policies of the type Key decide where they target it; else the built-in keys `signedIn` and
 * `hasTicket`, and those of widgets. An unknown key stays closed: its author wanted to close something (A §5).
 */
export function decideKey({ key, policies }: AccessKey, context: Context): Permission {
  const { user, superUser } = context.who;
  if (superUser) return ALLOWED;
  const request = { type: 'Key', identifier: key } as const;
  if (policies.isTargeted(request, context.where.container)) return policies.decide(request, context);
  if (openKeys.includes(key)) return ALLOWED;
  return user !== null && (key === 'signedIn' || (key === 'hasTicket' && user.hasTicket)) ? ALLOWED : CLOSED;
}

const CLOSED: Permission = { ...ALLOWED, outcome: 'deny' };
