// Handlers of src/contract/mail.ts: one letter to a person of the programme, and its copy.
import type * as contract from '../../src/contract/mail.ts';
import { notFound, RequestError } from '../http/errors.ts';
import { letterLook } from '../mail/letter-html.ts';
import { writeLetter } from '../mail/letters.ts';
import { demandKeys } from '../messages/may-write.ts';
import { publishedMessagesOf } from '../messages/published-messages.ts';
import { demandSignedIn } from '../sessions/caller.ts';
import { demandEvent } from './event-of-request.ts';
import { type HandlersOf, live } from './handlers.ts';

export const mail: HandlersOf<typeof contract> = {
  sendCustomMail: live(async (_, { people, clock }, { body, caller, event: asked }) => {
    const event = demandEvent(asked);
    const { account } = demandSignedIn(caller);
    demandKeys(event, caller, ['messages'], clock.now());
    // An answer would go to somebody else.
    if (account.confirmed_at === null) throw new RequestError(403, 'not-confirmed', 'Confirm the address of your account first.');
    const [from] = body.FromAddresses;
    if (from && from.Address.trim().toLowerCase() !== account.email_key)
      throw new RequestError(400, 'not-own-address', 'Nobody writes in the name of another address.', 'FromAddresses');
    const person = body.ToAddresses[0]!.Address;
    const to = publishedMessagesOf(event).contacts.get(person);
    if (to === undefined) throw notFound('This person cannot be written to.', 'ToAddresses');
    if (people.post.isOff) return { Sent: false };
    await people.limits.demandFor('letter-from', String(account.id));
    await people.limits.demandFor('letter-from-day', String(account.id));
    await people.limits.demandFor('letter-to', JSON.stringify([event.id, person]));
    const language = event.languageFor(undefined);
    const row = event.programme.rows.authors.find(({ Id }) => Id === person)!;
    const recipient = event.text(row.DisplayName ?? '', language) || `${row.Firstname ?? ''} ${row.Surname ?? ''}`.trim();
    const letter = {
      event: event.text(event.about.name, language) || event.shortName,
      link: '',
      look: letterLook(event),
      language,
      quoted: {
        sender: `${account.first_name} ${account.surname}`.trim() || account.email,
        recipient,
        subject: body.Subject,
        words: body.Content,
      },
    };
    const letters = [
      writeLetter({ ...letter, kind: 'speaker', to, name: '', replyTo: account.email }),
      writeLetter({ ...letter, kind: 'speakerCopy', to: account.email, name: account.first_name }),
    ];
    for (const one of letters) people.background.run(() => people.post.send(one), 'a letter could not be sent');
    await people.audit.note({
      kind: 'letter',
      actor: `account:${account.id}`,
      subject: `author:${person}`,
      place: `${event.instance}/${event.shortName}`,
      detail: '',
    });
    return { Sent: true };
  }),
};
