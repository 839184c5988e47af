// A real OpenID Connect provider for journeys: asks for the user, remembers them, and signs them out.
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { type InteractionResults, Provider } from 'oidc-provider';
import { noor } from './noor.ts';

/** Lifetime of everything at the provider, s. */
const HOUR = 3600;

/** The secret it shares with Foyer. */
export const SECRET = 'a-secret-of-the-society';

export type RunningProvider = {
  issuer: string;
  /** Begins to answer, for a site at this origin. */
  serve: (site: string) => void;
  close: () => void;
};

/** Listens; answers once it knows the site. */
export async function startProvider(): Promise<RunningProvider> {
  const server = createServer();
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    issuer,
    serve: (site) =>
      void server.on(
        'request',
        quietly(() => providerFor(issuer, site)),
      ),
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}

function providerFor(issuer: string, site: string) {
  const provider = new Provider(issuer, {
    clients: [
      {
        client_id: 'foyer',
        client_secret: SECRET,
        redirect_uris: [`${site}/auth/callback`],
        post_logout_redirect_uris: [`${site}/auth/signed-out`],
      },
    ],
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['given_name', 'family_name', 'congress_tickets'] },
    findAccount: (_, email) => ({ accountId: email, claims: () => ({ ...noor, sub: email, email }) }),
    pkce: { required: () => true },
    ttl: { Interaction: HOUR, Grant: HOUR, Session: HOUR, AccessToken: HOUR, IdToken: HOUR },
    cookies: { keys: ['a key of the tests'] },
    interactions: { url: (_, { uid }) => `/interaction/${uid}` },
    features: {
      devInteractions: { enabled: false },
      rpInitiatedLogout: {
        logoutSource(context, form) {
          context.body = pageOf(`${form}<button form="op.logoutForm" name="logout" value="yes">Leave the society</button>`);
        },
      },
    },
  });
  provider.use(async (context, next) => {
    if (!context.path.startsWith('/interaction/')) {
      await next();
    } else if (context.method === 'GET') {
      context.body = pageOf(
        '<form method="post"><label>Your address <input name="email"></label><button>Enter</button><button name="no">Not now</button></form>',
      );
    } else {
      context.respond = false;
      const typed = new URLSearchParams(await text(context.req));
      await provider.interactionFinished(context.req, context.res, await answerTo(provider, typed));
    }
  });
  return provider.callback();
}

/** The result of the form: signing in means agreeing to everything. */
async function answerTo(provider: Provider, typed: URLSearchParams): Promise<InteractionResults> {
  if (typed.has('no')) return { error: 'access_denied' };
  const accountId = typed.get('email') ?? '';
  const grant = new provider.Grant({ accountId, clientId: 'foyer' });
  grant.addOIDCScope('openid email profile');
  return { login: { accountId }, consent: { grantId: await grant.save() } };
}

/** Makes a provider without its warnings of keys and memory for development, which are what is wanted here. */
function quietly<Made>(make: () => Made): Made {
  const { warn } = console;
  Object.assign(console, { warn: () => {} });
  try {
    return make();
  } finally {
    Object.assign(console, { warn });
  }
}

/** A page without a request of its own. */
const pageOf = (body: string): string =>
  `<!doctype html><html lang="en"><title>The society</title><link rel="icon" href="data:,"><h1>The society</h1>${body}`;
