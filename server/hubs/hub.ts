// What a hub is: who is admitted, which methods clients may call, and what happens on connect and disconnect.
import type { FastifyReply, FastifyRequest } from 'fastify';
import type * as z from 'zod';

/** An error whose message is sent to the client; every other one is reported without its message. */
export class HubError extends Error {}

/** Somebody connected. `guest` is what `admit` found. */
export type Member<Guest> = {
  /** Names the connection to its client; no secret. */
  id: string;
  guest: Guest;
  /** Calls a function of the client; returns nothing. */
  send: (target: string, ...args: readonly unknown[]) => void;
  /** Sends a message written before by `frameOf`: one text for many. */
  sendFrame: (frame: string) => void;
  /** Ends the connection after what was sent. `mayReturn`: the client may connect again by itself; `error` is shown to it. */
  close: (asked?: { error?: string; mayReturn?: boolean }) => void;
};

/** One call as a method sees it. `signal` is aborted when the client cancels or disconnects. */
export type Called<Guest> = { member: Member<Guest>; signal: AbortSignal };

export type Method<Guest> = {
  /** `stream`: gives many answers, one after the other. */
  kind: 'call' | 'stream';
  args: z.ZodTuple<readonly z.ZodType[], null>;
  /** How many streams of the client it takes after its arguments. */
  uploads: number;
  run: (called: Called<Guest>, args: readonly unknown[]) => unknown;
};

/** A method with one answer. `args` checks its arguments; nothing (undefined) is answered as null. */
export const call = <Guest, Args extends z.ZodTuple<readonly z.ZodType[], null>>(
  args: Args,
  run: (called: Called<Guest>, ...args: z.output<Args>) => unknown,
  uploads = 0,
): Method<Guest> => ({ kind: 'call', args, uploads, run: (called, given) => run(called, ...(given as z.output<Args>)) });

/** A method with many answers; it ends when the client cancels or disconnects. */
export const stream = <Guest, Args extends z.ZodTuple<readonly z.ZodType[], null>>(
  args: Args,
  run: (called: Called<Guest>, ...args: z.output<Args>) => AsyncIterable<unknown>,
): Method<Guest> => ({ kind: 'stream', args, uploads: 0, run: (called, given) => run(called, ...(given as z.output<Args>)) });

/** An admitted caller. */
export type Admitted<Guest> = {
  /** Who it is: a connection belongs to its owner alone, for every later request of it. */
  owner: string;
  /** First instant (ms since 1970) at which they are no longer admitted. */
  expiresAt: number;
  guest: Guest;
};

/** Parameters of the address in lower case; one that occurs twice is left out. */
export type HubQuery = Readonly<Record<string, string | undefined>>;

export type Hub<Guest> = {
  /** `/singlelogin`. */
  path: string;
  /** Decides admission, for every request of a connection; the result of the opening request is kept. Throws RequestError. */
  admit: (request: FastifyRequest, query: HubQuery, reply: FastifyReply) => Promise<Admitted<Guest>> | Admitted<Guest>;
  /** Own properties are the methods; nothing else can be called. */
  methods: Readonly<Record<string, Method<Guest>>>;
  joined?: (member: Member<Guest>) => void;
  left?: (member: Member<Guest>) => void;
  /** Sends clients the message of every error; never where anonymous clients are admitted. */
  detailedErrors?: boolean;
  limits?: Partial<HubLimits>;
};

/** Bounds of a hub (A §7, quality §3); times in ms. */
export type HubLimits = {
  /** Silence after which the server sends a ping. */
  keepAlive: number;
  /** Silence of a client after which it counts as disconnected. */
  clientTimeout: number;
  /** Time for the first message, and for a negotiated connection to be opened. */
  handshake: number;
  /** How long a poll waits for a message. */
  poll: number;
  /** Characters of one message of a client. */
  message: number;
  /** Bytes of what arrives at once (a frame of a WebSocket, a body), with all messages in it. */
  frame: number;
  /** Frames of one client at once, and each second from then on; and as many calls. A client that sends more frames is closed, a call beyond is answered with an error. */
  burst: number;
  perSecond: number;
  /** What one owner may do at once in all its connections, and each second from then on: a message counts 1 and 1 for each KiB of it, a connection 8. */
  ownerBurst: number;
  ownerPerSecond: number;
  /** How long a client over its limit waits for its answer: a client that tries again at once is slowed down. */
  penalty: number;
  /** Bytes that may wait for a client that does not read. */
  waiting: number;
  /** Connections of one owner. */
  perOwner: number;
};

export const hubLimits: HubLimits = {
  keepAlive: 15_000,
  clientTimeout: 30_000,
  handshake: 15_000,
  poll: 90_000,
  message: 32 * 1024,
  frame: 128 * 1024,
  burst: 60,
  perSecond: 20,
  ownerBurst: 240,
  ownerPerSecond: 60,
  penalty: 1000,
  waiting: 256 * 1024,
  perOwner: 20,
};
