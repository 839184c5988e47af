// The terms of a published event, and what people have answered to them.
import { oncePer } from '../../src/base/once-per.ts';
import { schemaCheck } from '../../src/compile/schema-check.ts';
import type { TermsEntry } from '../../src/contract/own-data.ts';
import { documentsOfRows } from '../../src/model/documents-of-rows.ts';
import { termsDocument, type TermsDocument } from '../../src/model/documents/terms.ts';
import { checkDocument } from '../../src/model/event.ts';
import type { People } from '../people/people.ts';
import type { PublishedEvent } from '../published/event.ts';
import { richText } from '../published/rich-text.ts';

const FOLDER = 'terms/';

/** By id: what is mandatory first, privacy notices last. One that lacks its version or text is left out. */
export const termsOf = oncePer((event: Pick<PublishedEvent, 'rows'>): ReadonlyMap<string, TermsDocument> => {
  const rows = event.rows.filter(({ setname, resourcename }) => setname === 'config_json' && resourcename.startsWith(FOLDER));
  const check = schemaCheck(termsDocument);
  const read = [...documentsOfRows(rows, [])].flatMap(([name, raw]): [string, TermsDocument][] => {
    const value = checkDocument(raw, name, check, []) as Partial<TermsDocument>;
    return value.version && value.title && value.content ? [[name.slice(FOLDER.length), value as TermsDocument]] : [];
  });
  const rank = ({ isMandatory, isPrivacyPolicy }: TermsDocument): number => (isPrivacyPolicy ? 2 : isMandatory ? 0 : 1);
  return new Map(read.sort(([a, one], [b, other]) => rank(one) - rank(other) || (a < b ? -1 : 1)));
});

/** The terms in a language, with the answers of an account. */
export async function termsEntries(
  { db }: Pick<People, 'db'>,
  event: PublishedEvent,
  language: string,
  accountId: number | null,
): Promise<TermsEntry[]> {
  const answers =
    accountId === null
      ? []
      : await db.selectFrom('terms_acceptances').selectAll().where('account_id', '=', accountId).where('event_id', '=', event.id).execute();
  return [...termsOf(event)].map(([Id, { version, title, content, isPrivacyPolicy, isMandatory }]) => {
    const answer = answers.find((one) => one.terms_id === Id && one.version === version);
    return {
      Id,
      Version: version,
      Title: event.text(title, language),
      Content: richText(event.text(content, language)),
      IsPrivacyPolicy: isPrivacyPolicy,
      IsMandatory: isMandatory && !isPrivacyPolicy,
      AnsweredAt: answer ? new Date(answer.accepted_at).toISOString() : null,
      IsAccepted: answer?.is_accepted === 1,
    };
  });
}

/** Keeps an answer. A mandatory text that was accepted stays so, with its first instant; a consent may be changed. */
export async function answerTerms(
  { db, clock }: Pick<People, 'db' | 'clock'>,
  event: PublishedEvent,
  accountId: number,
  { id, isAccepted, language, at }: { id: string; isAccepted: boolean; language: string; at?: number | undefined },
): Promise<number> {
  const { version } = termsOf(event).get(id)!;
  const key = { account_id: accountId, event_id: event.id, terms_id: id, version };
  const answer = { is_accepted: isAccepted ? 1 : 0, language, accepted_at: at ?? clock.now() };
  await db
    .insertInto('terms_acceptances')
    .values({ ...key, ...answer })
    .onConflict((conflict) =>
      conflict
        .columns(['account_id', 'event_id', 'terms_id', 'version'])
        .doUpdateSet(answer)
        .where('terms_acceptances.is_accepted', '!=', answer.is_accepted),
    )
    .execute();
  const { accepted_at } = await db
    .selectFrom('terms_acceptances')
    .select('accepted_at')
    .where((eb) => eb.and(key))
    .executeTakeFirstOrThrow();
  return accepted_at;
}

/** Accepts all that is mandatory: what the box `I accept the terms of use` of sign-in stands for. */
export async function acceptMandatory(
  people: Pick<People, 'db' | 'clock'>,
  event: PublishedEvent,
  accountId: number,
  { language, at }: { language: string; at?: number },
): Promise<void> {
  for (const [id, { isMandatory, isPrivacyPolicy }] of termsOf(event))
    if (isMandatory && !isPrivacyPolicy) await answerTerms(people, event, accountId, { id, isAccepted: true, language, at });
}

/** Ids of mandatory terms whose current version the account has not accepted. */
export async function termsMissing(people: Pick<People, 'db'>, event: PublishedEvent, accountId: number): Promise<string[]> {
  if (termsOf(event).size === 0) return [];
  const entries = await termsEntries(people, event, event.languageFor(undefined), accountId);
  return entries.filter(({ IsMandatory, IsAccepted }) => IsMandatory && !IsAccepted).map(({ Id }) => Id);
}
