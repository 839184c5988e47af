// Messages of the hub protocol as clients send them (JSON, versions 1 and 2): read once, here; what is none is undefined.
import * as z from 'zod';
import { parseJson } from '../../../src/base/parse-json.ts';
import { isObject } from '../../../src/model/is-object.ts';

/** Kinds of messages by their number on the wire. */
export const MESSAGE = { invocation: 1, item: 2, completion: 3, stream: 4, cancel: 5, ping: 6, close: 7 } as const;

const id = z.string().min(1).max(256);
const invoked = {
  target: z.string().min(1).max(256),
  arguments: z.array(z.unknown()).max(20),
  streamIds: z.array(id).max(5).optional(),
};

const handshake = z.object({ protocol: z.string(), version: z.number() });
const invocation = z.object({ type: z.literal(MESSAGE.invocation), invocationId: id.optional(), ...invoked });
const stream = z.object({ type: z.literal(MESSAGE.stream), invocationId: id, ...invoked });
const item = z.object({ type: z.literal(MESSAGE.item), invocationId: id, item: z.unknown() });
const completion = z.object({ type: z.literal(MESSAGE.completion), invocationId: id, error: z.string().optional() });
const cancel = z.object({ type: z.literal(MESSAGE.cancel), invocationId: id });
const ping = z.object({ type: z.literal(MESSAGE.ping) });
const close = z.object({ type: z.literal(MESSAGE.close) });

const message = z.discriminatedUnion('type', [invocation, stream, item, completion, cancel, ping, close]);

/** A call of a method, or of a stream. */
export type Invocation = z.infer<typeof invocation> | z.infer<typeof stream>;
export type ClientMessage = z.infer<typeof message>;

/** First message of a connection. */
export type Handshake = z.infer<typeof handshake>;

/** Reads the first message; undefined when it is none. */
export const readHandshake = (text: string): Handshake | undefined => handshake.safeParse(parseJson(text)).data;

/**
 * Reads a message. `unknown`: JSON of a kind this server does not know, to be ignored (newer clients);
 * `wrong`: of a known kind but not as it must be, with the call it would have been; undefined: no message at all.
 */
export function readMessage(text: string): ClientMessage | { type: 'unknown' } | { type: 'wrong'; invocationId?: string } | undefined {
  const value = parseJson(text);
  if (!isObject(value)) return undefined;
  const { data } = message.safeParse(value);
  if (data) return data;
  const { type, invocationId } = value as { type?: unknown; invocationId?: unknown };
  if (typeof type !== 'number') return undefined;
  if (type < MESSAGE.invocation || type > MESSAGE.close) return { type: 'unknown' };
  const known = id.safeParse(invocationId).data;
  return known === undefined ? { type: 'wrong' } : { type: 'wrong', invocationId: known };
}
