// The services of the older kinds of sign-in, for journeys: OAuth with a token in the address, and web forms with a jwt_token (A §4).
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { exportJWK, generateKeyPair, type JWK, SignJWT } from 'jose';
import { noor } from './noor.ts';

/** Issuer of the tokens of the web forms. */
export const FORMS = 'https://forms.example.org';
/** The token OAuth gives, and the only one its userinfo knows. */
export const ACCESS_TOKEN = 'an-access-token-of-the-older-service';

export type OlderServices = {
  address: string;
  /** Public key of the web forms. */
  key: JWK;
  /** Which token the web forms give: a good one, one of another key, or the one they gave last. */
  gives: 'good' | 'forged' | 'again';
  close: () => void;
};

/** Starts both on one port. */
export async function startOlderServices(): Promise<OlderServices> {
  const [own, other] = await Promise.all([generateKeyPair('ES256'), generateKeyPair('ES256')]);
  const services: Pick<OlderServices, 'gives'> = { gives: 'good' };
  let last = '';
  const tokenOf = (key: CryptoKey): Promise<string> =>
    new SignJWT({ ...noor, email: 'noor@example.org' })
      .setProtectedHeader({ alg: 'ES256' })
      .setIssuer(FORMS)
      .setAudience('foyer')
      .setSubject('noor')
      .setIssuedAt()
      .setExpirationTime('1h')
      .sign(key);
  const server = createServer(async (request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://127.0.0.1');
    const goTo = (location: string): void => void response.writeHead(302, { location }).end();
    if (pathname === '/authorize') {
      const token = new URLSearchParams({ access_token: ACCESS_TOKEN, token_type: 'bearer', expires_in: '3600' });
      return goTo(`${searchParams.get('redirect_uri')}#${token}&state=${searchParams.get('state')}`);
    }
    if (pathname === '/userinfo') {
      if (request.headers.authorization !== `Bearer ${ACCESS_TOKEN}`) return response.writeHead(401).end();
      response.writeHead(200, { 'content-type': 'application/json' });
      return response.end(JSON.stringify({ ...noor, sub: 'noor', email: 'noor@example.org' }));
    }
    if (pathname === '/Home/GetToken') {
      if (services.gives !== 'again') last = await tokenOf(services.gives === 'good' ? own.privateKey : other.privateKey);
      const back = new URL(searchParams.get('returnUrl')!);
      back.searchParams.set('jwt_token', last);
      return goTo(back.href);
    }
    response.writeHead(200, { 'content-type': 'text/html' });
    return response.end('<!doctype html><link rel="icon" href="data:,"><h1>Web forms</h1>');
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return Object.assign(services, {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    key: await exportJWK(own.publicKey),
    close() {
      server.closeAllConnections();
      server.close();
    },
  });
}
