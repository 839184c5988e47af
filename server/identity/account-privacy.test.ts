// What account calls keep to themselves: a blocked account gets no letter, and names are checked for the owner of the letter alone.
import { expect, test } from 'vitest';
import { context, PASSWORD } from './fixture/identity-server.ts';
import { onDatabases } from './fixture/on-databases.ts';

onDatabases((server, members) => {
  test('a blocked account gets no letter when somebody asks for an account with its address', async () => {
    const email = await members.member();
    await server.quiet();
    server.letters.splice(0);
    await server.create(email);
    await server.quiet();
    expect(server.letters.splice(0)).toMatchObject([{ to: email }]);
    await server.store.db.updateTable('accounts').set({ blocked_at: 1 }).where('email_key', '=', email).execute();
    await server.create(email);
    await server.quiet();
    expect(server.letters).toEqual([]);
  });

  test('a password of the names of an account is refused for its owner only: others learn nothing of the names', async () => {
    const email = await members.member();
    const reset = (Code: string) => {
      const Password = 'Sample Mira';
      return server.post('/api/token/ResetPasswordFromBody?shortName=heart27', { Email: email, Password, ConfirmPassword: Password, Code });
    };
    expect((await reset('x'.repeat(43))).json()).toMatchObject({ error: { field: 'Code' } });
    await members.forgot(email);
    const code = (await server.linkOf(email)).searchParams.get('code')!;
    expect((await reset(code)).json()).toMatchObject({ error: { field: 'Password' } });
  });

  test('a sign-in that began at another instance takes no password of this one', async () => {
    const email = await members.member();
    const { Request } = (await server.post('/api/Session/Start?shortName=rival27', {})).json<{ Request: string }>();
    const login = { Email: email, Password: PASSWORD, ContextModel: context };
    const answer = await server.post(`/api/Token/ValidateLoginFromBody?request=${Request}`, login);
    expect([answer.statusCode, answer.json()]).toEqual([400, { error: expect.objectContaining({ field: 'request' }) }]);
  });
});
