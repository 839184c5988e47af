// What an API endpoint is: data from which the server's routes, the typed client and openapi.json are made.
import type * as z from 'zod';

/** Who may call: anybody, or a signed-in user. */
export type Auth = 'none' | 'user';

/** How long an answer may be kept: `published` answers change only with a published version (ETag), `never` are not stored. */
export type Caching = 'published' | 'never';

/** What a call does: `read` changes nothing; `change` is taken only from pages of this site, also where the spec makes it a GET (ASVS 3.5). */
export type CallEffect = 'read' | 'change';

/** Account in which calls are counted, by address and by person; the numbers stand in `server/http/limits.ts` (quality S09). */
export const limits = ['read', 'diagnostics', 'sign-in', 'account', 'mail', 'write'] as const;
export type Limit = (typeof limits)[number];

export type EndpointShape = {
  method: 'GET' | 'POST';
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
   * Set for answers that belong to pages: they are sent to whom one is open that shows them. Those whose components ask for the
   * answer are found; here stand the others. Missing: the answer belongs to no page.
   */
  shownOn?: readonly string[];
  query: z.ZodObject;
  body?: z.ZodType;
  /** Also takes a body as a form (application/x-www-form-urlencoded), where the specification says so; for servers alone, pages of other sites can send one. */
  takesForm?: boolean;
  /** Most bytes of a body; what the server takes anyway where missing. */
  mostBytes?: number;
  /** The answer on 200. Never a transform: it is printed and compiled. */
  reply: z.ZodType;
};

/** An endpoint with its types; in the attendee's bundle the build replaces the schemas by a compiled `check`. */
export type Endpoint<Q extends z.ZodObject = z.ZodObject, B extends z.ZodType = z.ZodType, R extends z.ZodType = z.ZodType> = Omit<
  EndpointShape,
  'query' | 'body' | 'reply'
> & { query: Q; body?: B; reply: R };

/** Query parameters a caller gives. */
export type QueryOf<E> = E extends { query: infer Q extends z.ZodObject } ? z.input<Q> : never;
/** Body a caller sends. */
export type BodyOf<E> = E extends { body?: infer B extends z.ZodType } ? z.input<B> : never;
/** What comes back on 200. */
export type ReplyOf<E> = E extends { reply: infer R extends z.ZodType } ? z.output<R> : never;

/** Declares an endpoint; only keeps its types. */
export function endpoint<Q extends z.ZodObject, R extends z.ZodType, B extends z.ZodType = z.ZodType>(
  shape: Endpoint<Q, B, R>,
): Endpoint<Q, B, R> {
  return shape;
}
