// The areas of the contract with their handlers: the one list that routes are made from.
import * as coreContract from '../../src/contract/core.ts';
import * as diagnosticsContract from '../../src/contract/diagnostics.ts';
import type { Endpoint } from '../../src/contract/endpoint.ts';
import * as exhibitionContract from '../../src/contract/exhibition.ts';
import * as identityContract from '../../src/contract/identity.ts';
import * as peopleContract from '../../src/contract/people.ts';
import * as programmeContract from '../../src/contract/programme.ts';
import * as sessionContract from '../../src/contract/session.ts';
import * as ssoContract from '../../src/contract/sso.ts';
import { core } from './core.ts';
import { diagnostics } from './diagnostics.ts';
import { exhibition } from './exhibition.ts';
import type { Handler } from './handlers.ts';
import { identity } from './identity.ts';
import { people } from './people.ts';
import { programme } from './programme.ts';
import { session } from './session.ts';
import { sso } from './sso.ts';

/** An endpoint with its name, area and handler. */
export type Route = { name: string; area: string; endpoint: Endpoint; handler: Handler<Endpoint> };

const areas: Readonly<Record<string, [contract: Readonly<Record<string, unknown>>, handlers: Readonly<Record<string, unknown>>]>> = {
  core: [coreContract, core],
  diagnostics: [diagnosticsContract, diagnostics],
  programme: [programmeContract, programme],
  exhibition: [exhibitionContract, exhibition],
  identity: [identityContract, identity],
  session: [sessionContract, session],
  people: [peopleContract, people],
  sso: [ssoContract, sso],
};

/** Every route, in the order of the contract. Throws when an endpoint and its handler do not agree on whether answers are kept. */
export const routes: readonly Route[] = Object.entries(areas).flatMap(([area, [contract, handlers]]) =>
  Object.entries(handlers).map(([name, handler]) => routeOf(area, name, contract[name] as Endpoint, handler as Handler<Endpoint>)),
);

function routeOf(area: string, name: string, endpoint: Endpoint, handler: Handler<Endpoint>): Route {
  if ((endpoint.caching === 'published') !== (handler.kind === 'published'))
    throw new Error(`${area}.${name}: caching "${endpoint.caching}" needs another handler than "${handler.kind}"`);
  return { name, area, endpoint, handler };
}
