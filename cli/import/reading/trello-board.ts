// A board of Trello as a table: a card is a session, its list the day, its labels tags, its members those who speak.
import type { ImportFile } from '../result.ts';
import { timedLine } from '../formats/table/timed-line.ts';
import { dayIn } from '../formats/table/headings.ts';
import type { Noticed } from '../place.ts';
import { headOf } from './bytes.ts';
import { asFields, asList, type Fields, field, oneLine } from './fields.ts';
import { readJson } from './json.ts';
import type { SourceRecord } from './source-records.ts';
import { UnreadableFile } from './unreadable-file.ts';

/** The files, with the cards of a board as a list of rows. */
export const withCards = (files: readonly ImportFile[]): ImportFile[] =>
  files.map((file): ImportFile => {
    if (!/\.json$/i.test(file.path) || !/"(?:idBoard|idOrganization|shortUrl|lists|cards)"\s{0,9}:/.test(headOf(file))) return file;
    try {
      const board = asFields(readJson(file).value) ?? {};
      const cards = asList(field(board, 'cards'));
      const isBoard =
        Array.isArray(field(board, 'lists')) && cards.length > 0 && cards.every((card) => asFields(card)?.['idList'] !== undefined);
      return isBoard ? { ...file, list: rowsOf(board, cards, file.path) } : file;
    } catch (error) {
      if (!(error instanceof UnreadableFile)) throw error;
      return file;
    }
  });

const namesById = (list: unknown, ...names: string[]): Map<string, string> =>
  new Map(asList(list).map((entry) => [oneLine(asFields(entry)?.['id']), oneLine(field(asFields(entry) ?? {}, ...names))]));

/** Cards that are archived, or lie in an archived list, are told and left out. */
function rowsOf(board: Fields, cards: readonly unknown[], file: string): NonNullable<ImportFile['list']> {
  const lists = namesById(field(board, 'lists'), 'name');
  const members = namesById(field(board, 'members'), 'fullName', 'username');
  const closed = new Set(
    asList(field(board, 'lists')).flatMap((list) => (asFields(list)?.['closed'] === true ? [oneLine(asFields(list)!['id'])] : [])),
  );
  const noticed: Noticed[] = [];
  const records = cards.flatMap((card, at): SourceRecord[] => {
    const fields = asFields(card)!;
    const list = oneLine(fields['idList']);
    const place = { file, pointer: `/cards/${at}`, line: 1, column: 1 };
    if (fields['closed'] === true || closed.has(list)) {
      noticed.push({
        severity: 'info',
        code: 'card-archived',
        place,
        message: `“${oneLine(fields['name']).slice(0, 200)}” is archived and left out`,
      });
      return [];
    }
    const name = lists.get(list) ?? '';
    const day = dayIn(name);
    const timed = timedLine(oneLine(fields['name']));
    const isTimed = timed !== undefined && timed.rest !== '';
    const value = {
      id: fields['id'],
      title: isTimed ? timed.rest : fields['name'],
      description: fields['desc'],
      ...(day === undefined ? { track: name } : { date: day }),
      start: isTimed ? timed.time : fields['start'],
      end: isTimed ? undefined : fields['due'],
      tags: asList(fields['labels'])
        .map((label) => oneLine(asFields(label)?.['name']))
        .filter(Boolean),
      speakers: asList(fields['idMembers']).flatMap((id) => members.get(oneLine(id)) ?? []),
      url: fields['url'],
    };
    return [{ value, raw: () => card, key: '', place }];
  });
  return { records, noticed };
}
