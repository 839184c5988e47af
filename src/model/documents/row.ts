// How the rows of data files are made of the fields of the wire: limits on their texts, and which fields must be there.
import * as z from 'zod';
import { LONGEST_ADDRESS, LONGEST_TITLE } from '../fields.ts';

/** A field with a limit on its texts; the wire, which says the same of what it sends, has none of its own. */
function bounded<S extends z.ZodType>(field: S, key: string): S;
function bounded(field: z.ZodType, key: string): z.ZodType {
  const words = field.meta() ?? {};
  if (field instanceof z.ZodString)
    return field.maxLength === null
      ? field.max(/(Url|Path|Link)$/.test(key) ? LONGEST_ADDRESS : key.endsWith('Id') ? 200 : LONGEST_TITLE).meta(words)
      : field;
  if (field instanceof z.ZodOptional)
    return bounded(field.unwrap() as z.ZodType, key)
      .optional()
      .meta(words);
  // A copy, so that its own limits stay.
  if (field instanceof z.ZodArray) return field.clone({ ...field.def, element: bounded(field.element as z.ZodType, key) }).meta(words);
  if (!(field instanceof z.ZodObject)) return field;
  return z
    .object(Object.fromEntries(Object.entries(field.shape).map(([inner, one]) => [inner, bounded(one as z.ZodType, inner)])))
    .meta(words);
}

/** A row of which only `keys` must be there. */
type RowShape<S extends z.ZodRawShape, K extends keyof S> = { [Key in keyof S]: Key extends K ? S[Key] : z.ZodOptional<S[Key]> };
export const dataRow = <S extends z.ZodRawShape, K extends keyof S & string>(shape: S, keys: readonly K[]): z.ZodObject<RowShape<S, K>> =>
  z
    .object(Object.fromEntries(Object.entries(shape).map(([key, field]) => [key, bounded(field as z.ZodType, key)])) as unknown as S)
    .partial()
    .required(Object.fromEntries(keys.map((key) => [key, true])) as never) as never;
