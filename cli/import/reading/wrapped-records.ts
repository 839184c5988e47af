// Records as content systems wrap them, as plain ones: Airtable and Contentful (`fields`), Strapi and JSON:API (`attributes`), Notion (`properties`), WordPress (`rendered`).
import { textOfBlocks } from './block-texts.ts';
import { plainText } from '../values/plain-text.ts';
import { isNotionPage, recordOfPage } from './notion-properties.ts';
import { asFields, asList, type Fields, oneLine } from './fields.ts';

/** Deeper than this nothing is a record. */
const DEEPEST = 20;

/** Whether a text of JSON may hold records that are wrapped. */
export const hasWrapped = (text: string): boolean => /"(?:attributes|fields|rendered|children|properties)"\s{0,9}:/.test(text);

/** What stands beside the fields of a record: when it was made, and by which system. */
const bookkeeping = new Set(['id', '_id', 'documentId', 'type', 'sys', 'createdTime', 'links', 'relationships', 'metadata', 'meta']);
/** What WordPress knows of a page: when and by whom it was written says nothing of when a session is and who speaks. */
const ofPages: Readonly<Record<string, string>> = { date: 'created', date_gmt: 'created_gmt', author: 'created_by', type: 'created_as' };

type Included = ReadonlyMap<string, unknown>;

/** The value with every wrapped record as its fields, and what records refer to within the same answer written out. Lists keep their order. */
export function withoutWrappers(value: unknown): unknown {
  const outer = asFields(value);
  if (!outer) return plain(value, new Map(), false, 0);
  const { included, includes, ...rest } = outer;
  const entries = [included, ...Object.values(asFields(includes) ?? {})].flatMap((list) => (Array.isArray(list) ? list : []));
  const known = new Map(
    entries.flatMap((entry) => (idOf(entry) === '' ? [] : [[idOf(entry), plain(entry, new Map(), false, 0)] as const])),
  );
  return plain(known.size > 0 ? rest : outer, known, false, 0);
}

const idOf = (value: unknown): string => {
  const fields = asFields(value) ?? {};
  return oneLine(fields['id'] ?? asFields(fields['sys'])?.['id']);
};

/** `isWithin` says that the value is a field of a wrapped record, where `{ "data": … }` is what it refers to. */
function plain(value: unknown, known: Included, isWithin: boolean, depth: number): unknown {
  if (depth > DEEPEST) return value;
  const text = textOfBlocks(value);
  if (text !== undefined) return text;
  const inner = (entry: unknown, within = isWithin): unknown => plain(entry, known, within, depth + 1);
  if (Array.isArray(value)) return value.map((entry) => inner(entry));
  const fields = asFields(value);
  if (!fields) return value;
  const keys = Object.keys(fields);
  if (typeof fields['rendered'] === 'string' && keys.every((key) => key === 'rendered' || key === 'protected' || key === 'raw'))
    return fields['rendered'].includes('<') ? fields['rendered'] : plainText(fields['rendered']);
  if (isNotionPage(fields)) return inner(recordOfPage(fields));
  const found = isReference(fields) ? known.get(idOf(fields)) : undefined;
  if (found !== undefined) return found;
  if (isWithin && Object.hasOwn(fields, 'data') && keys.every((key) => ['data', 'links', 'meta'].includes(key)))
    return inner(fields['data']);
  // A span of time as Drupal writes it.
  if (Object.hasOwn(fields, 'value') && Object.hasOwn(fields, 'end_value'))
    return { start: fields['value'], end: fields['end_value'], ...(fields['duration'] !== undefined && { duration: fields['duration'] }) };
  // `{ "person": { … } }` in a list of presenters.
  const [only, ...others] = keys;
  if (only !== undefined && others.length === 0 && asFields(fields[only]) && /^(?:person|user|profile|speaker|author)$/.test(only))
    return inner(fields[only]);
  if (isTitledWithin(fields)) {
    const { attributes, ...beside } = fields;
    return plain({ ...beside, ...asFields(attributes) }, known, isWithin, depth);
  }
  const own = ['attributes', 'fields'].find((key) => isWrapper(fields, key));
  if (own !== undefined) {
    const { [own]: wrapped, relationships, type, ...beside } = fields;
    const related = Object.entries(asFields(relationships) ?? {});
    return {
      ...beside,
      ...(type !== undefined && { created_as: type }),
      ...(idOf(fields) !== '' && { id: idOf(fields) }),
      ...Object.fromEntries(
        [...related, ...Object.entries(asFields(wrapped)!)].map(([key, entry]) => [withoutPrefix(key), inner(entry, true)]),
      ),
    };
  }
  return Object.fromEntries(Object.entries(isPage(fields) ? fieldsOfPage(fields) : fields).map(([key, entry]) => [key, inner(entry)]));
}

/** An id and a kind, and nothing else: what it refers to stands elsewhere in the answer. */
const isReference = (fields: Fields): boolean =>
  idOf(fields) !== '' && Object.keys(fields).every((key) => ['id', 'type', 'sys', 'meta'].includes(key));

const isWrapper = (fields: Fields, key: string): boolean => {
  const inner = asFields(fields[key]);
  return inner !== undefined && idOf(fields) !== '' && Object.keys(fields).every((name) => name === key || bookkeeping.has(name));
};

/** Whether the title of a record stands among its attributes, with people and the like beside them. */
const isTitledWithin = (fields: Fields): boolean =>
  asFields(fields['attributes'])?.['title'] !== undefined && fields['title'] === undefined && !isWrapper(fields, 'attributes');

/** Drupal begins the names of fields that sites add so. */
const withoutPrefix = (name: string): string => name.replace(/^field_(?=.)/, '');

/** `_wcpt_session_time` of a session is its time, where it has no other. */
const withoutKind = (name: string, taken: ReadonlySet<string>): string => {
  const short = /^_?(?:[a-z]{2,5}_)?(?:session|talk|event|speaker)_(?=.)/.exec(name)?.[0] ?? '';
  return short === '' || taken.has(name.slice(short.length)) ? name : name.slice(short.length);
};

const isPage = (fields: Fields): boolean =>
  asFields(fields['title']) !== undefined &&
  ((Object.hasOwn(fields, 'date_gmt') && asFields(fields['guid']) !== undefined) || Object.hasOwn(fields, '_links'));

/** The fields with the names of tracks, categories and the like in place of their numbers, where the answer has them (`?_embed`). */
function withTerms(fields: Fields, embedded: unknown): Fields {
  const terms = new Map(
    asList(asFields(embedded)?.['wp:term'])
      .flat()
      .flatMap((term) => (idOf(term) === '' ? [] : [[idOf(term), oneLine(asFields(term)?.['name'])] as const])),
  );
  return Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [
      name,
      Array.isArray(value) && value.length > 0 && value.every((id) => terms.has(String(id)))
        ? value.map((id) => plainText(terms.get(String(id))!))
        : value,
    ]),
  );
}

/** A page of WordPress with the fields a site adds to it beside its own. */
function fieldsOfPage(fields: Fields): Fields {
  const { meta, acf, _embedded: embedded, ...numbered } = fields;
  const own = withTerms(numbered, embedded);
  const added = [acf, meta].flatMap((part) => Object.entries(asFields(part) ?? {})).filter(([, entry]) => asList(entry).length > 0);
  const renamed = Object.entries(own).map(([name, entry]) => [ofPages[name] ?? name, entry] as const);
  const taken = new Set(renamed.map(([name]) => name));
  return Object.fromEntries([
    ...added.map(([name, entry]) => [withoutKind(name, taken), entry] as const),
    ...renamed.map(([name, entry]) => [withoutKind(name, taken), entry] as const),
  ]);
}
