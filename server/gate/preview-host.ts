// Whether a request comes to a development host, where everybody may preview (A §1): this machine, asked by this machine.
import type { FastifyRequest } from 'fastify';

/** `FOYER_PREVIEW`: for everybody, on this machine alone, or only for super users and holders of a link. */
export const previewDoors = ['open', 'local', 'closed'] as const;
export type PreviewDoor = (typeof previewDoors)[number];

const local = /^(localhost|127\.0\.0\.1|\[::1\]|::1)$/i;
const own = /^(::1|(::ffff:)?127\.0\.0\.1)$/;

/** What a proxy on the same machine adds: then the host it names is not the visitor's. */
const forwarded = ['x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto', 'x-real-ip', 'forwarded', 'via'] as const;

/** Whether previews are open to whoever sends this. A proxy that hides itself needs `FOYER_PREVIEW=closed`. */
export function isPreviewHost(request: FastifyRequest, door: PreviewDoor): boolean {
  if (door !== 'local') return door === 'open';
  if (forwarded.some((name) => request.headers[name] !== undefined)) return false;
  return local.test(request.hostname) && own.test(request.raw.socket.remoteAddress ?? '');
}
