// Who may preview without credentials: nobody, except with `--dev` requests from this machine to itself (A §1).
import type { FastifyRequest } from 'fastify';

/** Values of `FOYER_PREVIEW`: everybody; holders of the key printed at the start; nobody except super users and holders of a link, whom all three admit. */
export const previewSettings = ['open', 'key', 'closed'] as const;
/** `development`: the default with `--dev`; this machine itself, and holders of the key. */
export type PreviewSetting = (typeof previewSettings)[number] | 'development';

const local = /^(localhost|127\.0\.0\.1|\[::1\]|::1)$/i;
const own = /^(::1|(::ffff:)?127\.0\.0\.1)$/;

/** What proxies add: then host and address are not the visitor's. */
const forwarded = /^(x-forwarded(-.*)?|x-real-ip|forwarded|via|(cf|x|true)-(connecting|client)-ip|client-ip)$/;

/** Whether previews are open to the sender of this request, without a key. A proxy without headers looks like this machine: so only `--dev` trusts it. */
export function isPreviewHost(request: FastifyRequest, setting: PreviewSetting): boolean {
  if (setting !== 'development') return setting === 'open';
  if (Object.keys(request.headers).some((name) => forwarded.test(name))) return false;
  return local.test(request.hostname) && own.test(request.raw.socket.remoteAddress ?? '');
}
