// Every endpoint by name: what the server answers and openapi.json prints.
import * as core from './core.ts';
import * as diagnostics from './diagnostics.ts';
import type { Endpoint } from './endpoint.ts';
import * as exhibition from './exhibition.ts';
import * as identity from './identity.ts';
import * as people from './people.ts';
import * as programme from './programme.ts';
import * as session from './session.ts';
import * as sso from './sso.ts';

/** Endpoints by export name, across all areas. */
export const endpoints: Record<string, Endpoint> = Object.fromEntries(
  [core, diagnostics, programme, exhibition, identity, session, people, sso].flatMap((area) =>
    Object.entries(area).filter(([, value]) => typeof value === 'object' && 'path' in value && 'reply' in value),
  ),
);
