// Which terms wait for an answer of somebody who is signed in: new texts are asked for at once, not only at the next sign-in.
import type { People } from '../people/people.ts';
import type { PublishedEvent } from '../published/event.ts';
import type { Caller } from '../sessions/caller.ts';
import { signInOptions } from '../sessions/sign-in-options.ts';
import { registrationOf } from '../registration/published-registration.ts';
import { termsOf } from './terms.ts';

/** Whether a session was opened by a provider at which nobody is asked (`registerAtOnce`). */
function isAskedNothing(event: PublishedEvent, provider: string): boolean {
  if (provider === '') return false;
  const { jwt, userinfo, providers } = signInOptions(event).signIn;
  if (provider === ':jwt') return jwt.registerAtOnce;
  if (provider === ':oauth') return userinfo.registerAtOnce;
  return providers.find(({ name }) => name === provider)?.registerAtOnce ?? false;
}

/** Their ids: what is mandatory and not accepted in its version of now, and consents answered in an older version. None for a visitor. */
export async function termsDue(
  { db }: Pick<People, 'db'>,
  event: PublishedEvent,
  { account, session }: Pick<Caller, 'account' | 'session'>,
): Promise<string[]> {
  // What somebody registers under is asked with each registration.
  const { terms: ofRegistration } = registrationOf(event);
  const asked = [...termsOf(event)].filter(
    ([id, { isPrivacyPolicy, isMandatory }]) => !isPrivacyPolicy && (isMandatory || !ofRegistration.includes(id)),
  );
  if (!account || !session || asked.length === 0 || isAskedNothing(event, session.provider)) return [];
  const answers = await db
    .selectFrom('terms_acceptances')
    .select(['terms_id', 'version', 'is_accepted'])
    .where('account_id', '=', account.id)
    .where('event_id', '=', event.id)
    .execute();
  return asked.flatMap(([id, { version, isMandatory }]) => {
    const own = answers.filter(({ terms_id }) => terms_id === id);
    const current = own.find((one) => one.version === version);
    return (isMandatory ? current?.is_accepted === 1 : current !== undefined || own.length === 0) ? [] : [id];
  });
}
