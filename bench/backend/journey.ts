// One person's way in over HTTP, as a browser goes it: start, password, callback.
import { Agent, type IncomingHttpHeaders, request } from 'node:http';
import { startSignIn } from '../../src/contract/session.ts';
import { validateLogin } from '../../src/contract/identity.ts';
import { EVENT, PASSWORD } from './people-rows.ts';

const agent = new Agent({ keepAlive: true, maxSockets: 512 });

export type Reply = { status: number; headers: IncomingHttpHeaders; body: Buffer };

/** One call; the body of the answer stays packed. With `payload` it is a POST of JSON. */
export function call(port: number, path: string, headers: Readonly<Record<string, string>>, payload?: unknown): Promise<Reply> {
  const text = payload === undefined ? '' : JSON.stringify(payload);
  const kind = text === '' ? {} : { 'content-type': 'application/json', 'content-length': String(Buffer.byteLength(text)) };
  return new Promise((done, fail) => {
    request(
      { agent, port, host: '127.0.0.1', path, method: text === '' ? 'GET' : 'POST', headers: { ...headers, ...kind } },
      (response) => {
        const chunks: Buffer[] = [];
        response
          .on('data', (chunk: Buffer) => chunks.push(chunk))
          .on('end', () => done({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(chunks) }))
          .on('error', fail);
      },
    )
      .on('error', fail)
      .end(text);
  });
}

/** Signs somebody in. Throws when any step is not answered as it should be, or no session comes of it. */
export async function signIn(port: number, email: string): Promise<void> {
  const own = { origin: `http://127.0.0.1:${port}` };
  const started = demand(await call(port, `${startSignIn.path}?shortName=${EVENT}&language=en-GB`, own, { ReturnUrl: '' }), 200);
  const cookie = (started.headers['set-cookie'] ?? []).map((line) => line.split(';', 1)[0]).join('; ');
  const { Request } = JSON.parse(started.body.toString()) as { Request: string };
  const login = { Email: email, Password: PASSWORD, AcceptTermsOfUse: true, RememberMe: false, ContextModel: { Short: EVENT } };
  const checked = demand(await call(port, `${validateLogin.path}?request=${encodeURIComponent(Request)}`, { ...own, cookie }, login), 200);
  const { Outcome, RedirectUrl } = JSON.parse(checked.body.toString()) as { Outcome: string; RedirectUrl: string };
  if (Outcome !== 'Succeeded') throw new Error(`a sign-in ended with ${Outcome}`);
  const back = demand(await call(port, RedirectUrl, { cookie }), 303);
  if (!(back.headers['set-cookie'] ?? []).some((line) => line.startsWith('foyer-session-')))
    throw new Error('no session came of a sign-in');
}

function demand(reply: Reply, status: number): Reply {
  if (reply.status !== status)
    throw new Error(`answered with ${reply.status} instead of ${status}: ${reply.body.toString().slice(0, 200)}`);
  return reply;
}
