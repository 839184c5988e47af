// The server's log: JSON lines, tokens in addresses blotted out.
import type { FastifyRequest, FastifyServerOptions } from 'fastify';

/** Parameters that carry secrets (A §4: jwt_token, access_token; quality S05). */
const secrets =
  /([?&](?:jwt_token|jwt|access_token|id_token|id_token_hint|token|code|state|previewKey|externalAuthorizationCode)=)[^&#]*/gi;

/** An address as a log may contain it. */
export const withoutSecrets = (url: string): string => url.replaceAll(secrets, '$1…');

/** Fastify's logger setting for a level (`silent` turns it off). */
export const loggerSettings = (level: string): FastifyServerOptions['logger'] => ({
  level,
  serializers: {
    req: (request: FastifyRequest) => ({ method: request.method, url: withoutSecrets(request.url), remoteAddress: request.ip }),
  },
});
