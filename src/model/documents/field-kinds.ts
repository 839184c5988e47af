// Fields of the usual kinds, for documents: each takes its title, its description and an example, and may be left out.
import * as z from 'zod';
import { link, localisedText, mediaUrl, optional } from '../fields.ts';
import { hexColourOrNone, serviceUrl } from './envelope.ts';

/** A field of one kind that is empty when it is missing. */
const emptyKind =
  <S extends z.ZodType>(schema: S, empty: z.input<S>) =>
  (title: string, description: string, example: z.input<S>) =>
    optional(schema, empty, { title, description, example });

/** A text for visitors, by language or in a set. */
export const text = emptyKind(localisedText, '');

/** A text for programs: a name, an id, a token. */
export const line = emptyKind(z.string().max(2_000), '');

/** An address visitors can follow. */
export const address = emptyKind(link, '');

/** The address of a picture, film or document. */
export const media = emptyKind(mediaUrl, '');

/** The address of a service. */
export const service = emptyKind(serviceUrl, '');

/** A colour `#rrggbb`. */
export const colour = emptyKind(hexColourOrNone, '');

/** A switch; its example is the value that differs from the default. */
export const flag = (title: string, description: string, fallback = false) =>
  optional(z.boolean(), fallback, { title, description, example: !fallback });

/** A list that is empty when it is missing. */
export const list = <S extends z.ZodType>(entry: S, title: string, description: string, example: z.input<S>[]) =>
  optional(z.array(entry), [], { title, description, example });

/** An object whose fields all have defaults. */
export const group = <S extends z.ZodType>(schema: S, title: string, description: string, example: z.input<S>) =>
  optional(schema, {} as z.input<S>, { title, description, example });
