// Why a placement is seen or not: the decision of shown.ts with its reasons in words, for organisers, QA and the command line.
import { contentModeAt } from './content-mode.ts';
import type { Context } from './context.ts';
import { explainAccess } from './policies/explain-access.ts';
import { type AccessKey, decidePlacement, type ModeLimit, openKeys, type PlacementRules } from './shown.ts';
import type { Reason, Verdict } from './verdict.ts';
import type { Window } from './window.ts';

/** Decides one placement and says why. Pure: the same rules and context always give the same verdict. */
export function explainPlacement(rules: PlacementRules, context: Context): Verdict {
  const reasons: Reason[] = [];
  const verdict = decidePlacement(rules, context, (rule, is, source, about) => {
    const detail = about === undefined ? words(rule, rules, context) : about === 'switch' ? switchedOff : windowWords(about, context);
    reasons.push({ rule, outcome: is ? 'show' : 'hide', detail, ...(source && { source }) });
  });
  return { ...verdict, reasons };
}

const switchedOff = 'switched off in the layer visibility resource';

function words(rule: string, rules: PlacementRules, context: Context): string {
  const { container } = context.where;
  if (rule === 'layer-visibility') return `not for the container ${container}`;
  if (rule === 'containers') return `only for ${rules.containers.join(', ')}; this is ${container}`;
  if (rule === 'inAppAppearanceActive') return 'switched off inside the app';
  if (rule === 'draft') return context.who.superUser ? 'a draft, shown to super users' : 'a draft';
  if (rule === 'contentModes' && rules.contentModes) return modeWords(rules.contentModes, context);
  return rules.access ? accessWords(rules.access, context) : '';
}

function modeWords({ names, modes }: ModeLimit, { who, when }: Context): string {
  if (who.superUser) return 'super users pass content modes';
  const { mode } = contentModeAt(modes, when.now);
  if (mode !== null && names.includes(mode)) return `the content mode is ${mode}`;
  return `only in the content mode ${names.join(', ')}; ${mode === null ? 'no mode is open' : `this is ${mode}`}`;
}

function accessWords({ key, policies }: AccessKey, context: Context): string {
  const { user, superUser } = context.who;
  if (superUser) return 'super users pass access rules';
  const request = { type: 'Key', identifier: key } as const;
  if (policies.isTargeted(request, context.where.container)) {
    const { reasons } = explainAccess(policies, request, context);
    return [`the key ${key}`, ...reasons.map(({ rule, detail }) => `${rule}: ${detail}`)].join('; ');
  }
  if (openKeys.includes(key)) return `no policy targets the key ${key}, so it is open`;
  if (key === 'signedIn') return user ? 'signed in' : 'needs a signed-in user';
  if (key === 'hasTicket') return user?.hasTicket ? 'holds a ticket' : 'needs a ticket';
  return `the access key ${key} is not known, so it stays closed`;
}

function windowWords(window: Window, { who, when: { now } }: Context): string {
  if (who.superUser) return 'super users pass time windows';
  if (!window.readable) return 'a bound of the window cannot be read';
  if (window.from > window.to) return 'the window ends before it starts';
  if (now < window.from) return `opens at ${new Date(window.from).toISOString()}`;
  return now > window.to ? `closed at ${new Date(window.to).toISOString()}` : 'inside its window';
}
