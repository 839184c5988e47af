// Handlers of src/contract/own-data.ts. Whose data they are is the session's word alone.
import type * as contract from '../../src/contract/own-data.ts';
import { badRequest, RequestError } from '../http/errors.ts';
import { CERTIFICATE, givenDocuments, isCertificateDue, TICKET, ticketOf } from '../profile/documents.ts';
import { askForDeletion, dueOf, keepAccount } from '../profile/deletions.ts';
import { formOf } from '../profile/form-complete.ts';
import { encodePicture, keepPicture } from '../profile/pictures.ts';
import { answerTerms, termsEntries, termsOf } from '../profile/terms.ts';
import { ownInvoices } from '../registration/invoice-pdf.ts';
import { demandSignedIn } from '../sessions/caller.ts';
import { demandEvent } from './event-of-request.ts';
import { type HandlersOf, live } from './handlers.ts';

const iso = (instant: number): string => new Date(instant).toISOString();

export const ownData: HandlersOf<typeof contract> = {
  ownAccount: live(async (_, { people }, asked) => {
    const { account, session } = demandSignedIn(asked.caller);
    const sessions = await people.sessions.ofAccount(account.id);
    const due = await dueOf(people.db, account.id);
    const row = await people.db.selectFrom('accounts').select('picture').where('id', '=', account.id).executeTakeFirst();
    return {
      SignIns: sessions.map(({ uuid, device, browser, createdAt, expiresAt }) => ({
        Uuid: uuid,
        Device: device,
        Browser: browser,
        Since: iso(createdAt),
        Until: iso(expiresAt - 1),
        IsThis: uuid === session.uuid,
      })),
      DeletedAt: due === undefined ? null : iso(due),
      Picture: row?.picture ?? '',
      MayAddPicture: formOf(demandEvent(asked.event)).picture,
    };
  }),

  endSignIns: live(async (_, { people }, { body, caller }) => {
    const { account, session } = demandSignedIn(caller);
    const others = (await people.sessions.ofAccount(account.id)).filter(
      ({ uuid }) => uuid !== session.uuid && (body.Uuid === '' || uuid === body.Uuid),
    );
    let ended = 0;
    for (const { hash } of others) ended += await people.sessions.end({ hash });
    if (ended > 0) await people.callers.forget(account.id);
    return { Ended: ended };
  }),

  requestDeletion: live(async ({ language }, { people, store }, { body, caller, address, browser, ...asked }) => {
    const { account } = demandSignedIn(caller);
    if (body.Keep) {
      await keepAccount(people, account.id);
      return { DeletedAt: null };
    }
    const event = demandEvent(asked.event);
    const { id, email, first_name: firstName } = account;
    const owner = { id, email, firstName, language: event.languageFor(language) };
    return { DeletedAt: iso(await askForDeletion({ people, store, event, address, browser }, owner)) };
  }),

  setProfilePicture: live(async (_, { people }, { body, caller, ...asked }) => {
    const { account } = demandSignedIn(caller);
    const event = demandEvent(asked.event);
    if (!formOf(event).picture) throw new RequestError(409, 'no-pictures', 'This event takes no pictures.');
    const bytes = body.Data === '' ? null : await encodePicture(Buffer.from(body.Data, 'base64'));
    return { Picture: await keepPicture(people, account.id, `${event.instance}/${event.shortName}`, bytes) };
  }),

  userDocuments: live(async ({ language }, { people }, { caller, ...asked }) => {
    const { account } = demandSignedIn(caller);
    const event = demandEvent(asked.event);
    const asker = { room: people, account, event };
    const spoken = event.languageFor(language);
    const url = (id: string) =>
      `/api/Core/UserDocument?${new URLSearchParams({ eventid: `${event.instance}/${event.shortName}`, id, language: spoken })}`;
    const about = { EventShort: event.shortName, SocietyShort: event.instance };
    const ticket = await ticketOf(asker);
    const made = ticket ? [TICKET, ...(isCertificateDue(asker) ? [CERTIFICATE] : [])] : [];
    return [
      ...made.map((id) => ({
        ...about,
        FileType: id,
        Id: id,
        Title: event.text({ key: `account.my-documents.${id}` }, spoken),
        FileName: `${event.shortName}-${id}.pdf`,
        Url: url(id),
        Size: 0,
        CreatedAt: null,
      })),
      ...(await ownInvoices(asker)).map(({ id, name, issuedAt }) => ({
        ...about,
        FileType: 'invoice',
        Id: id,
        Title: `${event.text({ key: 'account.registration.invoice' }, spoken)} ${name}`,
        FileName: `${event.shortName}-${name}.pdf`,
        Url: url(id),
        Size: 0,
        CreatedAt: iso(issuedAt),
      })),
      ...(await givenDocuments(asker)).map((row) => ({
        ...about,
        FileType: row.file_type,
        Id: row.id,
        Title: row.title,
        FileName: row.file_name,
        Url: url(row.id),
        Size: row.size,
        CreatedAt: iso(row.created_at),
      })),
    ];
  }),

  termsAndConditions: live(async ({ pLanguage }, { people }, { caller, ...asked }) => {
    const event = demandEvent(asked.event, 'pContextId');
    return termsEntries(people, event, event.languageFor(pLanguage), caller.account?.id ?? null);
  }),

  setTermsAnswer: live(async ({ language }, { people }, { body, caller, ...asked }) => {
    const { account } = demandSignedIn(caller);
    const event = demandEvent(asked.event);
    const known = termsOf(event).get(body.Id);
    if (!known) throw badRequest('There are no such terms.', 'Id');
    if (known.version !== body.Version) throw new RequestError(409, 'another-version', 'These terms have a newer version.', 'Version');
    if (known.isMandatory && !known.isPrivacyPolicy && !body.IsAccepted)
      throw new RequestError(409, 'mandatory', 'Nobody takes part without these terms; an account can be deleted.', 'IsAccepted');
    const answer = { id: body.Id, isAccepted: body.IsAccepted, language: event.languageFor(language) };
    return { AnsweredAt: iso(await answerTerms(people, event, account.id, answer)) };
  }),
};
