// What account calls share: which event, whose language, and a letter that goes out after the answer.
import { acceptReturnUrl } from '../../src/rules/sign-in/return-url.ts';
import type { AccountLetterKind } from '../mail/letters.ts';
import { letterLook } from '../mail/letter-html.ts';
import { writeLetter } from '../mail/letters.ts';
import { isMailAddress } from '../mail/mail-address.ts';
import { badRequest } from '../http/errors.ts';
import { emailKey } from '../people/name-keys.ts';
import type { People } from '../people/people.ts';
import type { PublishedEvent } from '../published/event.ts';
import type { Domain } from '../store/store.ts';
import { mailLink, mailOrigin } from './mail-links.ts';

/** One call about an account: people, event, and the browser that calls. */
export type AccountCall = {
  people: People;
  event: PublishedEvent;
  domains: () => Promise<readonly Domain[]>;
  /** As requested; the event's best match is used. */
  language: string | undefined;
  /** Where the call was sent to, and from where. */
  origin: string;
  address: string;
};

/** The recipient of a letter; the id of an account, or of a registration. */
export type Recipient = { id: number | string; email: string; first_name: string };

/** Where the link of each letter leads; one without a link leads nowhere. */
const pages: Readonly<Record<AccountLetterKind, string>> = {
  confirm: 'ConfirmationPage',
  exists: 'LoginPage',
  reset: 'ResetPasswordPage',
  invitation: 'CreateAccountPage',
  changed: '',
};

/** The key of an address. Throws RequestError 400 for what is no address, and 429 when it got too many letters, account or not. */
export async function addressee({ people, event }: AccountCall, email: string, limit: 'mail' | 'reset'): Promise<string> {
  if (!isMailAddress(email)) throw badRequest('This is no e-mail address.', 'Email');
  const key = emailKey(email);
  await people.limits.demandFor('mail', `${event.instance.toLowerCase()} ${key}`);
  if (limit === 'reset') await people.limits.demandFor('reset', `${event.instance.toLowerCase()} ${key}`);
  return key;
}

/** Runs work once the call is answered; its errors are reported to the organiser. */
export const afterwards = ({ people }: AccountCall, work: () => Promise<void>): void =>
  people.background.run(work, 'a letter could not be written');

/** Sends a letter once the call is answered, so that the response time does not reveal whether an account exists. `to` undefined: none is sent. */
export async function sendLater(
  call: AccountCall,
  kind: AccountLetterKind,
  to: Recipient | undefined,
  { code = '', returnUrl = '' }: { code?: string; returnUrl?: string } = {},
): Promise<void> {
  const { people, event, origin, address } = call;
  const host = mailOrigin({
    publicUrl: people.publicUrl,
    domains: await call.domains(),
    instance: event.instance,
    event: event.shortName,
    origin,
    address,
  });
  const language = event.languageFor(call.language);
  const where = { instance: event.instance, event: event.shortName, language };
  if (!to) return;
  people.background.run(async () => {
    const page = pages[kind];
    if (page !== '' && host === undefined) return people.onProblem('a letter was not sent: set FOYER_PUBLIC_URL or a domain for its links');
    const back = host === undefined ? '' : pathOf(returnUrl, host);
    const query: Record<string, string> = code === '' ? {} : { userId: String(to.id), code };
    const link = page === '' ? '' : mailLink(host!, page, where, { ...query, returnUrl: back });
    const letter = writeLetter({
      kind,
      to: to.email,
      name: to.first_name,
      event: event.text(event.about.name, language) || event.shortName,
      link,
      look: letterLook(event),
      language,
    });
    await people.post.send(letter);
  }, 'a letter could not be sent');
}

/** The path of a return address of this host; empty for every other. */
function pathOf(returnUrl: string, origin: string): string {
  const accepted = returnUrl === '' ? undefined : acceptReturnUrl(returnUrl, { origin });
  return accepted?.startsWith(`${origin}/`) ? accepted.slice(origin.length) : '';
}
