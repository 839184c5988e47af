// The definition of an API endpoint: data from which the server's routes, the typed client and openapi.json are made.
import type * as z from 'zod';

/** What a file of endpoints says of itself, as its export `area`. */
export type Area = {
  title: string;
  description: string;
  /** Asks for accounts or sessions: a server without people has no route of it. */
  needsPeople?: boolean;
};

/** Roles of CheckPermissionsForRole (A §7). */
export type Role = 'User' | 'TicketHolder' | 'Exhibitor' | 'SuperUser';

/** Who may call: anybody, a signed-in user (else 401), or a signed-in user with a role (else 403); refused before the body is read. */
export type Auth = 'none' | 'user' | Role;

/** Caching of an answer: `published` answers change only with a published version (ETag), `never` answers are not stored. */
export type Caching = 'published' | 'never';

/** What a call does: `read` changes nothing; `change` is accepted only from pages of this site, even where the spec makes it a GET (ASVS 3.5). */
export type CallEffect = 'read' | 'change';

/** The limit under which calls are counted, by address and by person; the numbers are in `server/http/limits.ts` (quality S09). */
export const limits = ['read', 'diagnostics', 'sign-in', 'account', 'mail', 'write'] as const;
export type Limit = (typeof limits)[number];

export type EndpointShape = {
  method: 'GET' | 'POST' | 'DELETE';
  /** Path as the spec spells it; `:name` marks a path parameter. Matched without regard to case. */
  path: string;
  title: string;
  description: string;
  /** Section of the specification, e.g. `B §7`. */
  spec: string;
  auth: Auth;
  effect: CallEffect;
  limit: Limit;
  caching: Caching;
  /**
   * Parameters of the query that name the event, the usual one first; a request gives one of them, in any spelling of
   * `eventSpellings`. Omitted where a call is about no event.
   */
  event?: readonly string[];
  /**
   * The pages an answer belongs to, in addition to those whose components request it: it is sent to callers to whom one of them
   * is open. Omitted where the answer belongs to no page: it does not depend on the caller, or its handler decides.
   */
  shownOn?: readonly string[];
  query: z.ZodObject;
  body?: z.ZodType;
  /** Also accepts a form body (application/x-www-form-urlencoded) where the specification says so; only for servers, since pages of other sites can send one. */
  takesForm?: boolean;
  /** Most bytes of a body; defaults to the server's own limit. */
  mostBytes?: number;
  /** A good request to the fictional congress `kardia/kardia2027`: printed in openapi.json, and what the tests ask. */
  example: { query: Readonly<Record<string, unknown>>; body?: unknown };
  /** The answer on 200. Never a transform, as it is printed and compiled. */
  reply: z.ZodType;
};

/** An endpoint with its types; the attendee's build replaces the schemas by a compiled `check`. */
export type Endpoint<Q extends z.ZodObject = z.ZodObject, B extends z.ZodType = z.ZodType, R extends z.ZodType = z.ZodType> = Omit<
  EndpointShape,
  'query' | 'event' | 'body' | 'reply' | 'example'
> & {
  query: Q;
  event?: readonly (keyof z.input<NoInfer<Q>> & string)[];
  body?: B;
  reply: R;
  example: { query: NoInfer<z.input<Q>>; body?: NoInfer<z.input<B>> };
};

/** Query parameters of a call. */
export type QueryOf<E> = E extends { query: infer Q extends z.ZodObject } ? z.input<Q> : never;
/** Body of a call. */
export type BodyOf<E> = E extends { body?: infer B extends z.ZodType } ? z.input<B> : never;
/** The answer on 200. */
export type ReplyOf<E> = E extends { reply: infer R extends z.ZodType } ? z.output<R> : never;

/** The event of every example. */
const EXAMPLE_EVENT = 'kardia/kardia2027';

/** What an example gives in addition to the event; omitted where that is all. */
type ExampleOf<Q extends z.ZodObject, B extends z.ZodType> = { query?: Partial<z.input<NoInfer<Q>>>; body?: NoInfer<z.input<B>> };

/** Declares an endpoint with its types; its example names the event. */
export const endpoint = <Q extends z.ZodObject, R extends z.ZodType, B extends z.ZodType = z.ZodType>(
  shape: Omit<Endpoint<Q, B, R>, 'example'> & { example?: ExampleOf<Q, B> },
): Endpoint<Q, B, R> => {
  const named = shape.event?.[0] === undefined ? {} : { [shape.event[0]]: EXAMPLE_EVENT };
  const { query, ...body } = shape.example ?? {};
  return { ...shape, example: { ...body, query: { ...named, ...query } as z.input<Q> } };
};
