// Which fields are times: known by their schemas, in every document and every component, and nothing else.
import { expect, test } from 'vitest';
import * as z from 'zod';
import { loadCatalog } from '#registry/catalog.ts';
import { documents } from '../model/documents/index.ts';
import { link, localisedText, optional } from '../model/fields.ts';
import { documentTimes } from './document-times.ts';
import { innerOf, isTime, timeFieldsIn } from './time-fields.ts';

const catalog = await loadCatalog();
const times = (kind: string, value: unknown): Record<string, string> =>
  Object.fromEntries(documentTimes(kind, value, (name) => catalog[name]?.props).map(({ path, text }) => [path.join('.'), text]));

const exampleOf = (schema: z.ZodType): unknown => (schema.meta()?.['examples'] as unknown[] | undefined)?.[0];

/** Fields of a schema that are texts, by path, with their schema and example. */
function fieldsOf(
  schema: z.ZodType,
  path: string,
  seen: ReadonlySet<z.ZodType> = new Set(),
): [path: string, schema: z.ZodType, example: unknown][] {
  if (seen.has(schema) || isTime(schema)) return [[path, schema, exampleOf(schema)]];
  const around = new Set([...seen, schema]);
  const own: [string, z.ZodType, unknown][] = [[path, schema, exampleOf(schema)]];
  const inner = innerOf(schema);
  if (inner) return [...own, ...fieldsOf(inner, path, around)];
  if (schema instanceof z.ZodObject)
    return [...own, ...Object.entries(schema.shape).flatMap(([key, field]) => fieldsOf(field as z.ZodType, `${path}.${key}`, around))];
  if (schema instanceof z.ZodArray) return [...own, ...fieldsOf(schema.element as z.ZodType, `${path}.0`, around)];
  if (schema instanceof z.ZodRecord) return [...own, ...fieldsOf(schema.valueType as z.ZodType, `${path}.any`, around)];
  if (schema instanceof z.ZodUnion) return [...own, ...schema.options.flatMap((option) => fieldsOf(option as z.ZodType, path, around))];
  return own;
}

const isWrapped = (schema: z.ZodType): boolean => {
  const inner = innerOf(schema);
  return isTime(schema) || (inner !== undefined && isWrapped(inner));
};

test('every field whose example is a time is declared as one, so that an event moves as a whole', () => {
  const all: [string, z.ZodType][] = [
    ...Object.values(documents).map(({ kind, schema }): [string, z.ZodType] => [kind, schema]),
    ...Object.values(catalog).map(({ name, props }): [string, z.ZodType] => [name, props]),
  ];
  const dated = all.flatMap(([name, schema]) =>
    fieldsOf(schema, name).filter(([, , example]) => typeof example === 'string' && /^\d{4}-\d{2}-\d{2}/.test(example)),
  );
  expect(dated.length).toBeGreaterThan(8);
  // Known by name in document-times.ts, for its schema is a plain text.
  const undeclared = dated.filter(([, schema]) => !isWrapped(schema)).map(([path]) => path);
  expect(undeclared.filter((path) => path !== 'data-sessions.rows.0.ProgrammeDay')).toEqual([]);
});

test('windows of placements, also in slots and fallbacks, and times in their props', () => {
  const inner = { name: 'structure/notice', props: { text: '2027-05-03' }, startTime: '2027-05-01' };
  const value = {
    page: 'HomePage',
    layers: {
      page: {
        grids: [
          {
            placements: [
              { name: 'programme/countdown', props: { to: '2027-05-03T08:30', label: '2027-05-03' }, endTime: '2027-05-04T10:00+02:00' },
              { name: 'structure/section', slots: { content: [inner] }, fallback: [{ ...inner, startTime: '', endTime: null }] },
            ],
          },
        ],
      },
    },
  };
  const at = 'layers.page.grids.0.placements';
  expect(times('page', value)).toEqual({
    [`${at}.0.props.to`]: '2027-05-03T08:30',
    [`${at}.0.endTime`]: '2027-05-04T10:00+02:00',
    [`${at}.1.slots.content.0.startTime`]: '2027-05-01',
  });
  expect(times('page', { grids: [{ components: [{ name: 'x/y', endTime: '2027-05-04' }] }] })).toEqual({
    'grids.0.components.0.endTime': '2027-05-04',
  });
});

test('days of the event, rows, visibility, advertisements, access windows; never texts that look alike', () => {
  expect(times('app', { event: { name: '2027-05-03', startDate: '2027-05-03', endDate: '' } })).toEqual({
    'event.startDate': '2027-05-03',
  });
  const row = { Id: '2027-05-03', Name: '2027-05-03', StartDateTime: '2027-05-03T09:00', EndDateTime: null, ProgrammeDay: '2027-05-03' };
  expect(times('data-sessions', { rows: [row, 'no row'] })).toEqual({
    'rows.0.StartDateTime': '2027-05-03T09:00',
    'rows.0.ProgrammeDay': '2027-05-03',
  });
  expect(times('data-presentations', { rows: [row] })).toEqual({ 'rows.0.StartDateTime': '2027-05-03T09:00' });
  expect(times('layer-visibility', { layer: 'page', components: { a: { endTime: '2027-05-04' }, b: false } })).toEqual({
    'components.a.endTime': '2027-05-04',
  });
  expect(times('advertisement', { id: 1, displayFromDate: '2027-05-03' })).toEqual({ displayFromDate: '2027-05-03' });
  const requirement = (PrincipalField: string) => ({ PrincipalField, Values: ['2027-05-03', ''] });
  const policies = [{ Name: 'p', Requirements: [requirement('TimeAccess'), requirement('UserCountry')] }];
  expect(times('access', { policies, appAccessMatrix: { policies } })).toEqual({
    'policies.0.Requirements.0.Values.0': '2027-05-03',
    'appAccessMatrix.policies.0.Requirements.0.Values.0': '2027-05-03',
  });
  expect(times('texts', { texts: { a: '2027-05-03' } })).toEqual({});
  expect(times('nobody', { startTime: '2027-05-03' })).toEqual({});
});

test('a value of another shape than its schema is passed over', () => {
  expect(times('page', { layers: { page: { grids: 7 } } })).toEqual({});
  expect(times('data-sessions', { rows: { StartDateTime: '2027-05-03' } })).toEqual({});
  expect(timeFieldsIn(optional(localisedText, '', { title: '', description: '', example: '' }), '2027-05-03')).toEqual([]);
  expect(isTime(link)).toBe(false);
});
