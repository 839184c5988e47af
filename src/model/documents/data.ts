// The data documents: the organiser's rows of a programme and an exhibition, `data/<name>.json`, with words for every field.
import * as z from 'zod';
import { optionalAs, required } from '../fields.ts';
import { versioned } from './envelope.ts';
import { type DataFileName, dataFiles } from './programme.ts';
import type { RowWords } from './row-word-kinds.ts';
import { rowWords } from './row-words.ts';

/** Adds words to the fields of a row; a field may only be left out where the row says so. */
function describe(row: z.ZodObject, words: RowWords): z.ZodObject {
  const shape = Object.entries(row.shape).map(([key, field]) => {
    const word = words[key];
    if (!word) throw new Error(`the field ${key} has no words in row-words.ts`);
    const may = field instanceof z.ZodOptional;
    const plain = may ? withoutOptional(field) : (field as z.ZodType);
    const inner = word.fields ? within(plain, word.fields) : plain;
    return [key, may ? optionalAs(inner, word.fallback as never, word as never) : required(inner, word as never)];
  });
  return z.looseObject(Object.fromEntries(shape));
}

/** The type itself: what a wire leaves out at times is optional twice in a row. */
const withoutOptional = (field: z.ZodType): z.ZodType =>
  field instanceof z.ZodOptional ? withoutOptional(field.unwrap() as z.ZodType) : field;

/** Words inside an object, which may be null, or the objects of a list. */
function within(schema: z.ZodType, words: RowWords): z.ZodType {
  if (schema instanceof z.ZodNullable) return within(schema.unwrap() as z.ZodType, words).nullable();
  if (schema instanceof z.ZodArray) return z.array(describe(schema.element as z.ZodObject, words));
  return describe(schema as z.ZodObject, words);
}

const document = (name: DataFileName) => {
  const row = describe(dataFiles[name], rowWords[name]).meta({
    id: `Row-${name}`,
    title: 'Row',
    description: `One of the ${name}.`,
  });
  return z.looseObject({
    ...versioned(`data-${name}`),
    rows: required(z.array(row), {
      title: 'Rows',
      description: `The ${name} of the event. A row that does not fit is left out with a finding, its neighbours stay.`,
      example: [
        Object.fromEntries(
          Object.entries(row.shape).flatMap(([key, field]) =>
            field instanceof z.ZodOptional ? [] : [[key, field.meta()?.['examples']?.[0]]],
          ),
        ),
      ],
    }),
  });
};

/** A data document by the name of its file. */
export const dataDocuments = {
  rooms: document('rooms'),
  tracks: document('tracks'),
  labels: document('labels'),
  authors: document('authors'),
  sessions: document('sessions'),
  presentations: document('presentations'),
  companies: document('companies'),
  products: document('products'),
  halls: document('halls'),
  'company-media': document('company-media'),
  meetings: document('meetings'),
  stages: document('stages'),
  news: document('news'),
  jobs: document('jobs'),
  tv: document('tv'),
  awards: document('awards'),
  preceptorships: document('preceptorships'),
  assemblies: document('assemblies'),
  calls: document('calls'),
} as const satisfies Record<DataFileName, z.ZodType>;
