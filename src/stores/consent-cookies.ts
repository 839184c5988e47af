// The cookies in which a visitor's answer to the cookie notice of an event is kept: their names, and what they say (A §3, §9 Cookie consent).

/** What a visitor is asked about. */
export type ConsentKind = 'analytics' | 'fonts';
/** An answer to both questions. */
export type ConsentChoice = Readonly<Record<ConsentKind, boolean>>;

/** The beginning of the names of an event's cookies; instance and short name have no dots. */
export const consentScope = (instance: string, shortName: string): string => `${instance}.${shortName}`;

/** The answer in the cookies of an event (`consentScope`); null where neither holds one. Anything but the two words counts as no answer. */
export function choiceIn(scope: string, cookie: (name: string) => string | undefined): ConsentChoice | null {
  const answer = (kind: ConsentKind): string => cookie(`${scope}.${kind}`) ?? '';
  const isAnswered = (['analytics', 'fonts'] as const).some((kind) => /^(accepted|declined)$/.test(answer(kind)));
  return isAnswered ? { analytics: answer('analytics') === 'accepted', fonts: answer('fonts') === 'accepted' } : null;
}
