// What a list or table beside the sessions holds, by its name and its columns: people, rooms, tracks, types, tags.
import { SURE } from './columns.ts';
import type { SourceTable } from './source-table.ts';

/** What a list holds whose entries sessions refer to. */
export type ListKind = 'people' | 'rooms' | 'tracks' | 'types' | 'tags';

const names: Readonly<Record<ListKind, RegExp>> = {
  people:
    /speaker|people|person|author|presenter|contributor|referent|vortragende|intervenant|ponente|relator|参加者|演者|講演者|متحدث|konuşmac[ıi]/,
  rooms: /\b(rooms?|venues?|locations?|halls?|stages?|räume|raum|säle|salles?|salas?|sale|salonlar|会場)\b/,
  tracks: /\b(tracks?|topics?|themen|thèmes|temas|streams?)\b/,
  types: /\b(categor(?:y|ies)|(?:session|talk)?(?:types?|formats?|kinds?))\b/i,
  tags: /\b(tags?|keywords?|labels?)\b/,
};

/** What a list of this name holds; undefined where the name does not say it. Words of the name may be joined by signs. */
export function kindOfName(name: string): ListKind | undefined {
  const words = name.toLowerCase().replaceAll(/[_.-]/g, ' ');
  return (Object.keys(names) as ListKind[]).find((kind) => names[kind].test(words));
}

/** Whether a column of a table is surely this field. */
export const has = ({ choices }: Pick<SourceTable, 'choices'>, field: SourceTable['choices'][number]['field']): boolean =>
  choices.some((choice) => choice.field === field && choice.sureness >= SURE);

/** What a table lists, as the mapping says or by its columns and its name; one with titles or times of its own is one of sessions. */
export function listKindOf(table: SourceTable, isAlone: boolean): ListKind | NonNullable<SourceTable['mapping']['what']> {
  if (table.mapping.what !== undefined) return table.mapping.what;
  const named = kindOfName(table.name);
  if (isAlone && named !== 'people') return 'sessions';
  const isOfSessions = table.choices.some(
    ({ field, column, sureness }) =>
      field === 'title' && sureness >= SURE && !/^(?:name|full_?name|display_?name|nom|nombre|title|titel|label)$/i.test(column.trim()),
  );
  const isSaid = (['institution', 'biography', 'portrait'] as const).some((field) => has(table, field));
  const isOfPeople = has(table, 'firstname') || has(table, 'lastname') || (has(table, 'persons') && isSaid && !has(table, 'title'));
  // A day may come from a line above another table of the sheet.
  const timed = has(table, 'start') || (has(table, 'day') && !isOfPeople) || has(table, 'abstract');
  if (isOfSessions || timed) return 'sessions';
  return isOfPeople ? 'people' : (named ?? 'sessions');
}
