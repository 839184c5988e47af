// Ratings by HTTP on each database, and what an export and the deletion of a person do to what they wrote.
import { describe, expect, test } from 'vitest';
import type { NoteEntry } from '../../src/contract/notes.ts';
import { databases } from '../fixture/stores.ts';
import { type NotesServer, withNotesServer } from '../notes/fixture/notes-server.ts';
import { createAudit } from '../people/audit.ts';
import { deletePerson } from '../people/delete-person.ts';
import { exportPerson } from '../people/export-person.ts';
import { createCallers } from '../sessions/caller.ts';
import { createSessions } from '../sessions/sessions.ts';
import { NOW } from '../fixture/test-app.ts';

describe.each(databases.filter(({ available }) => available))('$name', ({ make }) => {
  let server: NotesServer;
  withNotesServer(make, (one) => (server = one));

  const EVENT = 'id=demo%2Fnotes27';
  const at = (query: Record<string, string>): string => `${EVENT}&${new URLSearchParams(query).toString()}`;
  const read = async (as: number | undefined, query: Record<string, string> = {}) => {
    const answer = await server.get(`/api/App/GetNotes?${at({ pSessionId: 's-1', limit: '50', ...query })}`, { as });
    expect(answer.statusCode, answer.body).toBe(200);
    return answer.json<{ Notes: NoteEntry[]; Total: number; Next: string }>();
  };
  const write = (as: number | undefined, pContent: string, query: Record<string, string> = {}, headers: Record<string, string> = {}) =>
    server.post(`/api/App/CreateNote?${at({ pSessionId: 's-1', ...query })}`, { as, headers, payload: { pContent } });
  const written = async (...call: Parameters<typeof write>): Promise<NoteEntry> => {
    const answer = await write(...call);
    expect(answer.statusCode, answer.body).toBe(200);
    return answer.json<NoteEntry>();
  };
  const empty = async () => {
    await server.store.db.deleteFrom('notes').execute();
    await server.store.db.deleteFrom('ratings').execute();
  };
  /** Ten a minute is another test: here the counts begin anew. */
  const others = async (count: number) => {
    const ids: number[] = [];
    const { addAccount, addTicket } = await import('../people/fixture/people-server.ts');
    for (let nth = 0; nth < count; nth++) {
      const email = `more${Math.random()}@example.org`;
      ids.push(await addAccount(server.store, email));
      await addTicket(server.store, 'notes27', email, { email, TicketTypeName: 'Congress Ticket' });
    }
    return ids;
  };

  test('export and deletion of a person: own words go, answers of others stay', async () => {
    await empty();
    const { db, signals } = server.store;
    const clock = { now: () => NOW };
    const [gone, other] = await others(2);
    const { NoteId } = await written(gone, 'answered', { pVisibility: 'everybody' });
    await written(gone, 'secret plan', { pIsNote: 'true' });
    await written(other, 'the answer', { parentId: NoteId });
    await server.post(`/api/Exhibition/CreateSessionRating?${at({ pSessionId: 's-1', pRatingValue: '5' })}`, {
      as: gone,
      payload: { pContent: 'good' },
    });
    const account = await db.selectFrom('accounts').selectAll().where('id', '=', gone!).executeTakeFirstOrThrow();
    const exported = JSON.stringify(await exportPerson(db, account));
    for (const text of ['answered', 'secret plan', 'good']) expect(exported).toContain(text);
    const sessions = createSessions({ db, signals, clock });
    const callers = createCallers({ db, signals, clock, sessions });
    await deletePerson({ db, sessions, callers, audit: createAudit({ db, clock }) }, account, 'cli');
    callers.close();
    expect((await read(undefined)).Notes.map(({ Content, UserName, State }) => [Content, UserName, State])).toEqual([
      ['', '', 'deleted'],
      ['the answer', 'Mira Sample', 'shown'],
    ]);
    expect(await db.selectFrom('notes').select('id').where('account_id', '=', gone!).execute()).toEqual([]);
    expect((await db.selectFrom('ratings').selectAll().execute()).length).toBe(0);
  });

  test('a rating once per person and thing, changeable; an average from three on', async () => {
    await empty();
    const { ada, eve, gold, guest, chair } = server.people;
    const rate = (as: number, pRatingValue: number, body: unknown = {}, place: Record<string, string> = { pSessionId: 's-1' }) =>
      server.post(`/api/Exhibition/CreateSessionRating?${at({ ...place, pRatingValue: String(pRatingValue) })}`, {
        as,
        payload: body as object,
      });
    const rating = async (as?: number, pSessionId = 's-1') =>
      (await server.get(`/api/Exhibition/GetSessionRating?${at({ pSessionId })}`, { as })).json();
    await rate(ada, 2, { pContent: 'too long' });
    await rate(ada, 4, { pContent: 'good after all' });
    await rate(eve, 5, ['1', 2]);
    expect([await rating(ada), await rating()]).toEqual([
      { RatingValue: 4, Content: 'good after all', Average: 0, Count: 0 },
      { RatingValue: 0, Content: '', Average: 0, Count: 0 },
    ]);
    await rate(chair, 4);
    expect(await rating(guest)).toEqual({ RatingValue: 0, Content: '', Average: 4.3, Count: 3 });
    expect([(await rate(ada, 6)).statusCode, (await rate(ada, 0)).statusCode]).toEqual([400, 400]);
    expect((await rate(ada, 3, {}, { pSessionId: 's-closed' })).statusCode).toBe(404);
    const unrated = { RatingValue: 0, Content: '', Average: 0, Count: 0 };
    expect([await rating(ada, 's-closed'), await rating(gold, 's-closed')]).toEqual([{ ...unrated, IsClosed: true }, unrated]);
    expect((await rate(ada, 3, {}, { pPresentationId: 'q-1' })).json()).toMatchObject({ RatingValue: 3 });
  });
});
