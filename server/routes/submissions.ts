// Handlers of src/contract/submissions.ts: everybody's own submissions, and nobody else's.
import type * as contract from '../../src/contract/submissions.ts';
import { contentFaults } from '../../src/rules/submissions/check-content.ts';
import { isCallOpen, mayWithdraw } from '../../src/rules/submissions/moments.ts';
import { notFound, RequestError } from '../http/errors.ts';
import { sendEventLetter } from '../mail/event-letter.ts';
import type { PublishedEvent } from '../published/event.ts';
import { abstractCallOf, datesOf, demandCall } from '../submissions/calls-of-event.ts';
import { demandPage } from '../submissions/demand-page.ts';
import { addFile, filesOfSubmission, removeFile } from '../submissions/stored-files.ts';
import * as stored from '../submissions/stored-submissions.ts';
import { mayChangeRow, submissionLines, wireFiles, wireSubmission } from '../submissions/submission-view.ts';
import { tidyContent } from '../submissions/tidy-content.ts';
import { type HandlersOf, live, type Live } from './handlers.ts';

const PAGE = 'SubmissionPage';
const closed = (): RequestError => new RequestError(409, 'closed', 'This cannot be changed any more, or not yet.');
const none = (): RequestError => notFound('You have no submission under this key.', 'key');

async function demandOwn(
  { people: { db } }: Pick<Live, 'people'>,
  owner: stored.SubmissionOwner,
  key: string,
): Promise<stored.SubmissionRow> {
  const row = await stored.submissionOf(db, owner, key);
  if (!row) throw none();
  return row;
}

/** Throws RequestError 409 where it cannot be written now: a new one only while its call is open. */
const demandChange =
  (event: PublishedEvent, callId: string, now: number) =>
  (row: stored.SubmissionRow | undefined): void => {
    const may = row ? mayChangeRow(event, row, now) : isCallOpen(datesOf(abstractCallOf(event, callId)), now);
    if (!may) throw closed();
  };

export const submissions: HandlersOf<typeof contract> = {
  ownSubmissions: live(async (_, parts, call) => {
    const { event, owner } = await demandPage(parts, call, PAGE);
    const { db } = parts.people;
    return submissionLines(db, event, await stored.submissionsOf(db, owner), parts.clock.now());
  }),

  ownSubmission: live(async ({ key }, parts, call) => {
    const { event, owner } = await demandPage(parts, call, PAGE);
    return wireSubmission(parts.people.db, event, await demandOwn(parts, owner, key), parts.clock.now());
  }),

  saveSubmission: live(async ({ key }, parts, { body, ...call }) => {
    const { event, owner } = await demandPage(parts, call, PAGE);
    const { people, clock } = parts;
    demandCall(event, body.CallId);
    const may = demandChange(event, body.CallId, clock.now());
    const written = {
      key,
      callId: body.CallId,
      content: body.Content,
      revision: body.Revision,
      state: 'draft' as const,
      language: event.languageFor(undefined),
    };
    const { row } = await stored.writeSubmission(people.db, owner, written, clock.now(), (before) => {
      // What was submitted is changed by submitting it: half a change would be reviewed.
      if (before && before.state !== 'draft') throw closed();
      may(before);
    });
    return wireSubmission(people.db, event, row, clock.now());
  }),

  submitSubmission: live(async ({ key, language }, parts, { body, ...call }) => {
    const { event, account, owner } = await demandPage(parts, call, PAGE);
    const { people, clock } = parts;
    const asked = demandCall(event, body.CallId);
    const known = await stored.submissionOf(people.db, owner, key);
    const content = tidyContent(asked, body.Content);
    const files = known ? (await filesOfSubmission(people.db, known.id)).length : 0;
    const spoken = event.languageFor(language);
    const written = { key, callId: body.CallId, content, revision: body.Revision, state: 'submitted' as const, language: spoken };
    const may = demandChange(event, body.CallId, clock.now());
    const { row, changed } = await stored.writeSubmission(people.db, owner, written, clock.now(), (before) => {
      may(before);
      const [fault] = contentFaults(asked, content, files);
      if (fault) throw new RequestError(400, 'incomplete', `This is ${fault.fault}: ${fault.field}.`, fault.field);
    });
    // Its first time: later changes are seen on the page.
    if (changed && (known?.submitted_at ?? null) === null)
      await sendEventLetter(
        { ...parts, event, address: call.address, browser: call.browser },
        {
          kind: 'submitted',
          to: account.email,
          name: account.first_name,
          about: [account.id, row.id],
          page: PAGE,
          params: {},
          query: { submission: key },
          quoted: { subject: content.Title },
          language: spoken,
        },
      );
    return wireSubmission(people.db, event, row, clock.now());
  }),

  withdrawSubmission: live(async ({ key }, parts, call) => {
    const { owner } = await demandPage(parts, call, PAGE);
    const { people, clock } = parts;
    const row = await stored.submissionOf(people.db, owner, key);
    // Asked twice, the draft is gone, and that is what was wanted.
    if (!row) return { State: 'deleted' as const };
    if (row.state === 'withdrawn') return { State: row.state };
    if (!mayWithdraw(row.state) || !(await stored.withdrawStored(people.db, row, clock.now()))) throw closed();
    return { State: row.state === 'draft' ? ('deleted' as const) : ('withdrawn' as const) };
  }),

  addSubmissionFile: live(async ({ key }, parts, { body, ...call }) => {
    const { event, account, owner } = await demandPage(parts, call, PAGE);
    const { people, clock } = parts;
    const row = await demandOwn(parts, owner, key);
    const asked = demandCall(event, row.call_id);
    demandChange(event, row.call_id, clock.now())(row);
    await people.limits.demandFor('submission-file', String(account.id));
    const bytes = Buffer.from(body.Data, 'base64');
    const limits = { most: asked.MostFiles, megabytes: asked.MostFileMegabytes };
    await addFile(
      people.db,
      { submissionId: row.id, accountId: account.id },
      { key: body.FileKey, name: body.Name, bytes },
      limits,
      clock.now(),
    );
    return wireFiles(event, row, await filesOfSubmission(people.db, row.id));
  }),

  removeSubmissionFile: live(async ({ key }, parts, { body, ...call }) => {
    const { event, owner } = await demandPage(parts, call, PAGE);
    const { people, clock } = parts;
    const row = await demandOwn(parts, owner, key);
    demandChange(event, row.call_id, clock.now())(row);
    const files = await filesOfSubmission(people.db, row.id);
    // What was submitted stays whole: another file first.
    if (row.state !== 'draft' && abstractCallOf(event, row.call_id)?.NeedsFile && files.length === 1 && files[0]?.file_key === body.Id)
      throw new RequestError(409, 'file-needed', 'This call asks for a file: add another one first.', 'Id');
    await removeFile(people.db, row.id, body.Id);
    return wireFiles(event, row, await filesOfSubmission(people.db, row.id));
  }),
};
