// Submissions and reviews by HTTP on each database: drafts, deadlines, files, who reads what, scores, and what is left of a person.
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type { OpenedReview } from '../../src/contract/reviews.ts';
import type { Submission } from '../../src/contract/submissions.ts';
import { exhibitionServer, type ExhibitionServer } from '../exhibition/fixture/exhibition-server.ts';
import { databases, type TestDatabase } from '../fixture/stores.ts';
import { NOW } from '../fixture/test-app.ts';
import { exportPerson } from '../people/export-person.ts';
import { callFiles, goodContent, pdfOf, submissionCalls } from '../submissions/fixture/submission-calls.ts';
import { assignReview } from '../submissions/stored-reviews.ts';

const KEY = 'submission-0001';

describe.each(databases.filter(({ available }) => available))('$name', ({ make }) => {
  let database: TestDatabase;
  let server: ExhibitionServer;
  beforeAll(async () => {
    database = await make();
    server = await exhibitionServer(database, callFiles);
  });
  afterAll(async () => {
    await server.close();
    await database.remove();
  });
  beforeEach(async () => {
    for (const table of ['reviews', 'submission_files', 'submissions'] as const) await server.store.db.deleteFrom(table).execute();
  });

  const { at, code, post, save, submit, own, read, one } = submissionCalls(() => server);
  const idOf = async (who: string, key = KEY): Promise<number> => (await one(who, key)).Number;
  const assign = async (number: number, who: string) => assignReview(server.store.db, number, server.accountId(who), NOW);
  const set = async (number: number, to: object) =>
    server.store.db
      .updateTable('submissions')
      .set(to as never)
      .where('id', '=', number)
      .execute();
  const review = (who: string | undefined, number: number) => server.get(at('Reviews/Review', { number }), who);
  const score = (who: string, number: number, body: object = {}) =>
    post('Reviews/Save', who, { number }, { Scores: [], ToAuthors: '', ToOrganisers: '', ...body });

  test('calls are everybody’s, who reviews is nobody’s', async () => {
    const answer = await server.get(at('Submissions/Calls'));
    expect(answer.json<{ Id: string }[]>().map(({ Id }) => Id)).toEqual(['open', 'over', 'soon', 'late']);
    expect(answer.body).not.toMatch(/ben@example|Cleo@|Reviewers/i);
    expect(answer.json<object[]>()[0]).toMatchObject({ Deadline: '2027-05-10T23:59:59+02:00', Review: { IsBlind: true } });
  });

  test('a draft may have gaps, is the same when it is sent again, and nobody else’s', async () => {
    const draft = goodContent({ Title: '', Authors: [] });
    const first = (await save('ada', KEY, draft)).json<Submission>();
    expect(first).toMatchObject({ State: 'draft', Revision: 1, MayChange: true, SubmittedAt: null });
    expect((await save('ada', KEY, draft)).json()).toMatchObject({ Number: first.Number, Revision: 1 });
    expect((await save('ada', KEY, goodContent(), 1)).json()).toMatchObject({ Revision: 2, Title: 'Sleep and the sinus node' });
    // What another tab has seen is older.
    expect(code(await save('ada', KEY, goodContent({ Title: 'Other' }), 1))).toEqual([409, 'another-revision']);
    expect((await own('ada')).length).toBe(1);
    expect(await own('ben')).toEqual([]);
    expect(code(await read('ben', KEY))).toEqual([404, 'not-found']);
    expect((await read(undefined, KEY)).statusCode).toBe(401);
    expect((await save(undefined, KEY)).statusCode).toBe(401);
    // The same key of somebody else is another submission.
    expect((await save('ben', KEY, draft)).json<Submission>().Number).not.toBe(first.Number);
    expect((await post('Submissions/Withdraw', 'ben', { key: KEY })).json()).toEqual({ State: 'deleted' });
    expect((await own('ada')).length).toBe(1);
  });

  test('submitting asks what the call asks; one letter; changes until the deadline', async () => {
    const lacking: [Parameters<typeof goodContent>[0], string][] = [
      [{ Title: ' ' }, 'Title'],
      [{ Abstract: 'x'.repeat(101) }, 'Abstract'],
      [{ TopicId: 'none' }, 'TopicId'],
      [{ Authors: [] }, 'Authors'],
      [{ Fields: [{ Id: 'funding', Value: 'twelve' }] }, 'Fields.funding'],
      [{ Conflicts: { Answer: 'some', Text: '' } }, 'Conflicts.Text'],
      [{ Declarations: [] }, 'Declarations.agreed'],
    ];
    for (const [more, field] of lacking) {
      const refused = await submit('ada', KEY, goodContent(more));
      expect(refused.json()).toMatchObject({ error: { code: 'incomplete', field } });
    }
    expect(await own('ada')).toEqual([]);
    const before = server.letters.length;
    expect((await submit('ada', KEY)).json()).toMatchObject({ State: 'submitted', MayWithdraw: true });
    await vi.waitFor(() => expect(server.letters.length).toBe(before + 1));
    expect(server.letters.at(-1)).toMatchObject({ to: 'ada@example.org', subject: expect.stringContaining('Expo 2027') });
    expect(server.letters.at(-1)!.text).toContain('Sleep and the sinus node');
    expect((await submit('ada', KEY)).statusCode).toBe(200);
    expect(code(await save('ada', KEY, goodContent({ Title: 'Half' }), 1))).toEqual([409, 'closed']);
    expect((await submit('ada', KEY, goodContent({ Title: 'Better' }), 1)).json()).toMatchObject({ Title: 'Better', Revision: 2 });
    expect(server.letters.length).toBe(before + 1);
    expect((await post('Submissions/Withdraw', 'ada', { key: KEY })).json()).toEqual({ State: 'withdrawn' });
    expect((await submit('ada', KEY, goodContent(), 3)).json()).toMatchObject({ State: 'submitted' });
  });

  test('the clock of the server decides; decided ones stay as they are, those that are sent back do not', async () => {
    for (const call of ['over', 'soon']) {
      expect(code(await save('ada', KEY, goodContent(), 0, call))).toEqual([409, 'closed']);
      expect(code(await submit('ada', KEY, goodContent(), 0, call))).toEqual([409, 'closed']);
    }
    expect(code(await save('ada', KEY, goodContent(), 0, 'none'))).toEqual([404, 'not-found']);
    await submit('ada', KEY);
    const number = await idOf('ada');
    await set(number, { call_id: 'over' });
    expect(await one('ada', KEY)).toMatchObject({ MayChange: false, MayWithdraw: true });
    expect(code(await submit('ada', KEY, goodContent({ Title: 'Late' }), 1, 'over'))).toEqual([409, 'closed']);
    await set(number, { state: 'revision', decided_at: NOW, decision_comment: 'Shorter, please.' });
    expect(await one('ada', KEY)).toMatchObject({ State: 'revision', MayChange: true, Comments: ['Shorter, please.'] });
    expect((await submit('ada', KEY, goodContent({ Title: 'Short' }), 1, 'over')).json()).toMatchObject({
      State: 'submitted',
      MayChange: true,
      Comments: [],
    });
    for (const state of ['accepted', 'rejected']) {
      await set(number, { state });
      expect(code(await submit('ada', KEY, goodContent({ Title: 'After' }), 2, 'over'))).toEqual([409, 'closed']);
      expect(code(await post('Submissions/Withdraw', 'ada', { key: KEY }))).toEqual([409, 'closed']);
    }
  });

  test('of many files at once there are as many as the call takes', async () => {
    await save('ada', KEY);
    const codes = await Promise.all(
      Array.from({ length: 8 }, async (_, nth) => {
        const body = { FileKey: `at-once-${nth}`, Name: 'a.pdf', Data: pdfOf(`${nth}`) };
        return (await post('Submissions/AddFile', 'ada', { key: KEY }, body)).statusCode;
      }),
    );
    expect(codes.filter((status) => status !== 409)).toEqual([200]);
    expect((await one('ada', KEY)).Files).toHaveLength(1);
  });

  test('files: a PDF by its content, of the size the call says, for its owner and its reviewers', async () => {
    await save('ada', KEY);
    const add = (Data: string, FileKey = 'file-0001', who = 'ada', Name = 'Secretname "x".pdf') =>
      post('Submissions/AddFile', who, { key: KEY }, { FileKey, Name, Data });
    expect(code(await add(Buffer.from('<html>').toString('base64')))).toEqual([400, 'no-pdf']);
    expect(code(await add(pdfOf('x'.repeat(1024 * 1024 + 1))))).toEqual([400, 'too-large']);
    expect(code(await add(pdfOf('a'), 'file-0001', 'ben'))).toEqual([404, 'not-found']);
    const [file] = (await add(pdfOf('a'))).json<{ Id: string; Url: string }[]>();
    expect((await add(pdfOf('a'))).json()).toHaveLength(1);
    expect(code(await add(pdfOf('b'), 'file-0002'))).toEqual([409, 'too-many']);
    const got = await server.get(file!.Url, 'ada');
    expect([got.statusCode, got.headers['content-type'], got.body]).toEqual([200, 'application/pdf', '%PDF-1.7\na\n%%EOF\n']);
    expect(got.headers['content-disposition']).toContain('attachment');
    for (const who of ['ben', undefined]) expect((await server.get(file!.Url, who)).statusCode).toBe(who ? 404 : 401);
    await submit('ada', KEY, goodContent(), 1);
    await assign(await idOf('ada'), 'ben');
    const blind = await server.get(file!.Url, 'ben');
    expect([blind.statusCode, blind.headers['content-disposition']]).toEqual([200, expect.not.stringContaining('Secretname')]);
    expect((await post('Submissions/RemoveFile', 'ben', { key: KEY }, { Id: file!.Id })).statusCode).toBe(404);
    expect((await post('Submissions/RemoveFile', 'ada', { key: KEY }, { Id: file!.Id })).json()).toEqual([]);
  });

  test('reviewers read what is assigned to them, blind; scores within the scale; a conflict ends it', async () => {
    await submit('ada', KEY);
    const number = await idOf('ada');
    expect((await server.get(at('Reviews/Assigned'), 'ben')).json()).toEqual({ IsReviewer: true, Reviews: [] });
    expect((await server.get(at('Reviews/Assigned'), 'ada')).json()).toEqual({ IsReviewer: false, Reviews: [] });
    expect((await review('ben', number)).statusCode).toBe(404);
    await assign(number, 'ben');
    await assign(number, 'cleo');
    // Assigned by mistake: neither the author nor somebody who is no reviewer reads it.
    await assign(number, 'ada');
    await assign(number, 'staff 701');
    for (const who of ['ada', 'staff 701', 'staff 702']) expect((await review(who, number)).statusCode).toBe(404);
    const blind = await review('ben', number);
    expect(blind.json<OpenedReview>()).toMatchObject({ Title: 'Sleep and the sinus node', Authors: [], Conflicts: '', MayReview: true });
    expect(blind.body).not.toMatch(/Secretname|Hidden|ada@|IsPresenting/);
    expect(await one('ada', KEY)).toMatchObject({ State: 'review', Comments: [] });

    const full = [
      { Id: 'novelty', Value: 5 },
      { Id: 'methods', Value: 5 },
    ];
    for (const wrong of [
      { Id: 'novelty', Value: 6 },
      { Id: 'novelty', Value: 0 },
      { Id: 'other', Value: 1 },
    ])
      expect(code(await score('ben', number, { Scores: [wrong] }))).toEqual([400, 'no-such-score']);
    expect((await score('ben', number, { Scores: [full[0], full[0]] })).statusCode).toBe(400);
    expect((await score('ben', number, { Scores: [full[0]] })).json()).toEqual({ State: 'open' });
    expect((await score('ben', number, { Scores: full, ToAuthors: 'Well done.', ToOrganisers: 'Between us.' })).json()).toEqual({
      State: 'done',
    });
    expect((await score('ada', number, { Scores: full })).statusCode).toBe(404);
    expect((await read('ada', KEY)).body).not.toMatch(/Well done|Between us/);

    expect((await post('Reviews/Conflict', 'cleo', { number })).json()).toEqual({ State: 'conflict' });
    expect([(await review('cleo', number)).statusCode, (await score('cleo', number)).statusCode]).toEqual([404, 404]);
    expect((await server.get(at('Reviews/Assigned'), 'cleo')).json()).toMatchObject({ Reviews: [{ Title: '', State: 'conflict' }] });

    await set(number, { state: 'accepted', decided_at: NOW, decided_kind: 'poster' });
    expect(code(await score('ben', number, { Scores: full }))).toEqual([409, 'closed']);
    const decided = await read('ada', KEY);
    expect(decided.json()).toMatchObject({ State: 'accepted', DecidedKind: 'poster', Comments: ['Well done.'] });
    expect(decided.body).not.toMatch(/Between us|ben@/);
  });

  test('an open review has the names, without addresses; outside its dates nothing is scored', async () => {
    await submit('ada', KEY);
    const number = await idOf('ada');
    await assign(number, 'ben');
    await set(number, { call_id: 'over' });
    const open = await review('ben', number);
    expect(open.json()).toMatchObject({ Authors: [{ Surname: 'Secretname' }, {}], Conflicts: 'Paid by Hiddenfirm' });
    expect(open.body).not.toContain('ada@example.org');
    await set(number, { call_id: 'late' });
    expect((await review('ben', number)).json()).toMatchObject({ MayReview: false });
    expect(code(await score('ben', number))).toEqual([409, 'closed']);
  });

  test('limits: bodies, keys, zero bytes; and what is stored goes with the person', async () => {
    expect((await save('ada', KEY, goodContent({ Abstract: 'x'.repeat(300_000) }))).statusCode).toBe(413);
    for (const more of [{ Title: 'x'.repeat(501) }, { Title: 'a\0b' }, { Keywords: Array.from({ length: 21 }, () => 'k') }])
      expect((await save('ada', KEY, goodContent(more))).statusCode, JSON.stringify(more).slice(0, 40)).toBe(400);
    expect((await save('ada', 'a b')).statusCode).toBe(400);

    await submit('staff 703', KEY);
    await submit('cleo', KEY);
    await assign(await idOf('cleo'), 'staff 703');
    await assign(await idOf('staff 703'), 'ben');
    await post('Submissions/AddFile', 'staff 703', { key: KEY }, { FileKey: 'file-0001', Name: 'a.pdf', Data: pdfOf('a') });
    const { db } = server.store;
    await db
      .updateTable('reviews')
      .set({ state: 'done', to_authors: 'Good.' })
      .where('account_id', '=', server.accountId('staff 703'))
      .execute();
    const exported = await exportPerson(db, await server.account('staff 703'));
    expect(exported).toMatchObject({
      submissions: [{ call: 'open', content: { Title: 'Sleep and the sinus node' } }],
      submissionFiles: [{ file: 'a.pdf' }],
      reviews: [{ toAuthors: 'Good.' }],
    });
    await server.remove('staff 703');
    expect(await db.selectFrom('submissions').select('account_id').execute()).toEqual([{ account_id: server.accountId('cleo') }]);
    expect(await db.selectFrom('submission_files').select('file_key').execute()).toEqual([]);
    expect(await db.selectFrom('reviews').select(['account_id', 'to_authors']).execute()).toEqual([
      { account_id: null, to_authors: 'Good.' },
    ]);
  });
});
