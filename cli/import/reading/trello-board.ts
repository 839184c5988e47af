// A board of Trello as a table, from its JSON or its CSV: a card is a session, its list the day, its labels tags, its members those who speak.
import type { ImportFile } from '../result.ts';
import { timedLine } from '../formats/table/timed-line.ts';
import { dayIn } from '../formats/table/headings.ts';
import type { Noticed, Place } from '../place.ts';
import { headOf } from './bytes.ts';
import { csvRecords } from './csv.ts';
import { asFields, asList, type Fields, field, oneLine } from './fields.ts';
import { readJson } from './json.ts';
import type { SourceRecord } from './source-records.ts';
import { UnreadableFile } from './unreadable-file.ts';

/** The files, with the cards of a board as a list of rows. */
export const withCards = (files: readonly ImportFile[]): ImportFile[] =>
  files.map((file): ImportFile => {
    try {
      const list = boardOf(file) ?? tableOfCards(file);
      return list ? { ...file, list } : file;
    } catch (error) {
      if (!(error instanceof UnreadableFile)) throw error;
      return file;
    }
  });

/** A card of either form; `people` are names. */
type Card = {
  fields: { id: unknown; name: unknown; description: unknown; start: unknown; due: unknown; url: unknown };
  list: string;
  labels: readonly string[];
  people: readonly string[];
  attachments: readonly unknown[];
  archived: boolean;
  raw: unknown;
  place: Place;
};

type List = NonNullable<ImportFile['list']>;

function boardOf(file: ImportFile): List | undefined {
  if (!/\.json$/i.test(file.path) || !/"(?:idBoard|idOrganization|shortUrl|lists|cards)"\s{0,9}:/.test(headOf(file))) return undefined;
  const board = asFields(readJson(file).value) ?? {};
  const cards = asList(field(board, 'cards'));
  const isBoard =
    Array.isArray(field(board, 'lists')) && cards.length > 0 && cards.every((card) => asFields(card)?.['idList'] !== undefined);
  if (!isBoard) return undefined;
  const lists = namesById(field(board, 'lists'), 'name');
  const members = namesById(field(board, 'members'), 'fullName', 'username');
  const closed = new Set(
    asList(field(board, 'lists')).flatMap((list) => (asFields(list)?.['closed'] === true ? [oneLine(asFields(list)!['id'])] : [])),
  );
  return listOf(
    cards.map((raw, at): Card => {
      const fields = asFields(raw)!;
      const list = oneLine(fields['idList']);
      const { id, name, desc: description, start, due, url } = fields;
      return {
        fields: { id, name, description, start, due, url },
        list: lists.get(list) ?? '',
        labels: asList(fields['labels']).map((label) => oneLine(asFields(label)?.['name'])),
        people: asList(fields['idMembers']).flatMap((one) => members.get(oneLine(one)) ?? []),
        attachments: asList(fields['attachments']).flatMap((one) => asFields(one)?.['url'] ?? []),
        archived: fields['closed'] === true || closed.has(list),
        raw,
        place: { file: file.path, pointer: `/cards/${at}`, line: 1, column: 1 },
      };
    }),
    oneLine(board['name']),
  );
}

const namesById = (list: unknown, ...names: string[]): Map<string, string> =>
  new Map(
    asList(list).map((entry) => [
      oneLine(asFields(entry)?.['id']),
      names.map((name) => oneLine(asFields(entry)?.[name])).find(Boolean) ?? '',
    ]),
  );

/** The CSV that a board is exported to. */
function tableOfCards(file: ImportFile): List | undefined {
  if (!/\.(?:csv|tsv)$/i.test(file.path) || !/Card Name/.test(headOf(file, 400)) || !/List Name/.test(headOf(file, 4000))) return undefined;
  const { records, noticed } = csvRecords(file);
  const several = (cell: unknown): string[] =>
    oneLine(cell)
      .split(/,\s|,$|\|/)
      .map(oneLine)
      .filter(Boolean);
  const list = listOf(
    records.map(({ value, raw, place }): Card => {
      const row = asFields(value) ?? {};
      return {
        fields: {
          id: row['Card ID'],
          name: row['Card Name'],
          description: row['Card Description'],
          start: row['Start Date'],
          due: row['Due Date'],
          url: row['Card URL'],
        },
        list: oneLine(row['List Name']),
        // `Sea (blue)`: the colour of a label is none of its name.
        labels: several(row['Labels']).map((label) => label.replace(/\s?\([a-z_ ]{3,20}\)$/, '')),
        // `Ada Sample (adasample)`: the name of an account is no institution.
        people: several(row['Members']).map((member) => member.replace(/\s\(@?[\w.-]{1,60}\)$/, '')),
        attachments: several(row['Attachment Links']),
        archived: /^(?:true|yes|1)$/i.test(oneLine(row['Archived'])),
        raw: raw(),
        place,
      };
    }),
    oneLine(asFields(records[0]?.value)?.['Board Name']),
  );
  return { ...list, noticed: [...noticed, ...list.noticed] };
}

/** Cards that are archived, or lie in an archived list, are told and left out. */
function listOf(cards: readonly Card[], title: string): List {
  const noticed: Noticed[] = [];
  const records = cards.flatMap((card): SourceRecord[] => {
    const { place, fields, raw } = card;
    if (!card.archived) return [{ value: rowOf(card), raw: () => raw, key: '', place }];
    const message = `“${oneLine(fields.name).slice(0, 200)}” is archived and left out`;
    noticed.push({ severity: 'info', code: 'card-archived', place, message });
    return [];
  });
  return { records, noticed, title };
}

function rowOf({ fields: { id, name, description, start, due, url }, list, labels, people, attachments }: Card): Fields {
  const day = dayIn(list);
  const timed = timedLine(oneLine(name));
  const isTimed = timed !== undefined && timed.rest !== '';
  return {
    id,
    title: isTimed ? timed.rest : name,
    description,
    ...(day === undefined ? { track: list } : { date: day }),
    start: isTimed ? timed.time : start,
    end: isTimed ? undefined : due,
    tags: labels.filter(Boolean),
    speakers: people.map((one) => ({ name: one })),
    material: attachments,
    url,
  };
}
