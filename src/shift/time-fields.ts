// Finds the times inside a value by its schema: a field is a time when it is declared as one, never because it looks like one.
import * as z from 'zod';
import { dayOrNone } from '../model/documents/envelope.ts';
import { windowBound } from '../model/documents/window.ts';
import { eventTime } from '../model/fields.ts';

/** Keys and indexes that lead to a value inside a document. */
export type Path = readonly (string | number)[];

/** A text that is a time of the event, and its place. */
export type TimeField = { path: Path; text: string };

/** Shapes that hold a time of the event. A field that is built of one of them is found everywhere. */
const timeShapes: readonly z.ZodType[] = [eventTime, windowBound, dayOrNone];

/** A schema and those it was made from by `.meta` and the like. */
function* lineage(schema: z.ZodType): Generator<z.ZodType> {
  for (let one: z.ZodType | undefined = schema; one; one = one._zod.parent as z.ZodType | undefined) yield one;
}

/** Whether a schema is one of these, or one of these with other words. */
export const isMadeFrom = (schema: z.ZodType, shapes: readonly z.ZodType[]): boolean => lineage(schema).some((one) => shapes.includes(one));

/** Whether a schema declares a time of the event. */
export const isTime = (schema: z.ZodType): boolean => isMadeFrom(schema, timeShapes);

/** Called at every object on the path: further schemas for parts of it, by key (the props of a placement, for example). */
export type MoreSchemas = (schema: z.ZodType, value: Readonly<Record<string, unknown>>) => Readonly<Record<string, z.ZodType>>;

const nothingMore: MoreSchemas = () => ({});

/** Every time inside a value. What does not fit the schema is passed over. */
export function timeFieldsIn(schema: z.ZodType, value: unknown, more: MoreSchemas = nothingMore, path: Path = []): TimeField[] {
  if (value === undefined || value === null) return [];
  if (isTime(schema)) return typeof value === 'string' && value !== '' ? [{ path, text: value }] : [];
  const inner = innerOf(schema);
  if (inner) return timeFieldsIn(inner, value, more, path);
  if (schema instanceof z.ZodUnion) return unique(schema.options.flatMap((option) => timeFieldsIn(option as z.ZodType, value, more, path)));
  if (Array.isArray(value))
    return schema instanceof z.ZodArray
      ? value.flatMap((entry, index) => timeFieldsIn(schema.element as z.ZodType, entry, more, [...path, index]))
      : [];
  return typeof value === 'object' ? timesInObject(schema, value as Record<string, unknown>, more, path) : [];
}

function timesInObject(schema: z.ZodType, value: Readonly<Record<string, unknown>>, more: MoreSchemas, path: Path): TimeField[] {
  const further = more(schema, value);
  return Object.entries(value).flatMap(([key, part]) => {
    const known = Object.hasOwn(further, key) ? further[key] : partOf(schema, key);
    return known ? timeFieldsIn(known, part, more, [...path, key]) : [];
  });
}

function partOf(schema: z.ZodType, key: string): z.ZodType | undefined {
  if (schema instanceof z.ZodObject) return Object.hasOwn(schema.shape, key) ? (schema.shape[key] as z.ZodType) : undefined;
  return schema instanceof z.ZodRecord ? (schema.valueType as z.ZodType) : undefined;
}

/** What a wrapper wraps; undefined for what is none. */
export function innerOf(schema: z.ZodType): z.ZodType | undefined {
  return schema instanceof z.ZodOptional ||
    // A field that every row must have.
    schema instanceof z.ZodNonOptional ||
    schema instanceof z.ZodNullable ||
    schema instanceof z.ZodPrefault ||
    schema instanceof z.ZodDefault ||
    schema instanceof z.ZodLazy
    ? (schema.unwrap() as z.ZodType)
    : undefined;
}

const unique = (fields: readonly TimeField[]): TimeField[] => [
  ...new Map(fields.map((field) => [JSON.stringify(field.path), field])).values(),
];
