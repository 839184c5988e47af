// Columns of states: what was announced and is off stays and says so, in nine languages; what was never public stays out and is named.
import { expect, test } from 'vitest';
import { calledOff } from '../../../../src/rules/called-off.ts';
import { diffImport } from '../../diff/diff-import.ts';
import { describeDiff } from '../../diff/describe-diff.ts';
import { csvFile, readOffice } from '../../fixtures/office-tables.ts';
import { fileOf } from '../../fixtures/schedules.ts';
import type { ImportResult } from '../../result.ts';

const tableOf = (column: string, ...states: string[]): ImportResult =>
  readOffice(
    csvFile([`Title;Start;Room;${column}`, ...states.map((state, at) => `Tides ${at};2031-03-06 ${9 + at}:00;Hall;${state}`)].join('\n')),
  );
/** What each row has become: `on`, `cancelled`, `postponed`, `full`, or `out`. */
const become = ({ rows }: ImportResult, count: number): string[] =>
  Array.from({ length: count }, (_, at) => {
    const row = rows.sessions.find(({ Name }) => Name === `Tides ${at}`);
    if (!row) return 'out';
    const tags = (row.Groups ?? []).map(({ Name }) => Name);
    return calledOff({ Groups: row.Groups ?? [] }) ?? (tags.includes('Fully booked') ? 'full' : tags.length > 0 ? tags.join() : 'on');
  });

test.each([
  ['Status', 'Confirmed', 'Cancelled', 'withdrawn', 'Rejected', 'draft'],
  ['Status', 'bestätigt', 'Abgesagt', 'zurückgezogen', 'abgelehnt', 'Entwurf'],
  ['Statut', 'confirmé', 'ANNULÉE', 'retirée', 'refusée', 'en attente'],
  ['Stato', 'confermato', 'annullato', 'ritirato', 'rifiutato', 'bozza'],
  ['Estado', 'confirmada', 'Cancelada', 'retirada', 'rechazada', 'pendiente'],
  ['Estado', 'confirmado', 'cancelado', 'retirado', 'recusado', 'rascunho'],
  ['Durum', 'onaylandı', 'İPTAL', 'geri çekildi', 'reddedildi', 'taslak'],
  ['ステータス', '確定', '中止', '取り下げ', '不採択', '審査中'],
  ['状态', '已确认', '已取消', '已撤回', '已拒绝', '草稿'],
  ['الحالة', 'مؤكد', 'ملغاة', 'مسحوبة', 'مرفوض', 'مسودة'],
])('%s: %s, %s, %s, %s, %s', (column, ...states) => {
  const result = tableOf(column, ...states);
  expect(become(result, 5)).toEqual(['on', 'cancelled', 'cancelled', 'out', 'out']);
  expect(result.leftOut).toEqual([{ field: 'rows that are not public', rows: 2, reason: 'their status says so' }]);
  const named = result.findings.filter(({ code }) => code === 'row-not-public');
  expect(named.map(({ line, message }) => `${line} ${message}`)).toEqual([
    `5 "Tides 3" is left out: its status is “${states[3]}”`,
    `6 "Tides 4" is left out: its status is “${states[4]}”`,
  ]);
  expect(result.findings.filter(({ code }) => code === 'row-called-off').map(({ line }) => line)).toEqual([3, 4]);
});

test.each([
  ['Cancelled', 'no', 'yes'],
  ['Cancelled?', '', 'x'],
  ['Abgesagt', 'nein', 'ja'],
  ['Annulé', 'non', 'oui'],
  ['Annullato', 'no', 'sì'],
  ['Cancelada', 'no', 'sí'],
  ['Cancelado', 'não', 'sim'],
  ['İptal', 'hayır', 'evet'],
  ['中止', 'いいえ', 'はい'],
  ['取消', '否', '是'],
  ['ملغاة', 'لا', 'نعم'],
])('%s: %s and %s', (column, no, yes) => expect(become(tableOf(column, no, yes), 2)).toEqual(['on', 'cancelled']));

test('more than a word, other states, and columns that say whether a row is shown', () => {
  expect(become(tableOf('Status', 'cancelled due to illness', 'verschoben', 'sold out', 'final', ''), 5)).toEqual([
    'cancelled',
    'postponed',
    'full',
    'on',
    'on',
  ]);
  expect(become(tableOf('Published', 'yes', 'no'), 2)).toEqual(['on', 'out']);
});

test('what is withdrawn and has no time was never announced', () => {
  const { rows } = readOffice(csvFile('Title;Start;Status\nTides;2031-03-06 09:00;confirmed\nMoons;;withdrawn\nWicks;;cancelled\n'));
  expect(rows.sessions.map(({ Name }) => Name)).toEqual(['Tides', 'Wicks']);
});

test('where every row is a draft all of them arrive, with one warning', () => {
  const result = tableOf('Status', 'draft', 'pending', 'Draft');
  expect([become(result, 3), result.findings.filter(({ code }) => code === 'states-unsettled').length]).toEqual([['on', 'on', 'on'], 1]);
});

test('lists of JSON: a flag and a word; a cancelled talk within a session', () => {
  const list = [
    { title: 'Tides', start: '2031-03-06T09:00', cancelled: true },
    { title: 'Moons', start: '2031-03-06T10:00', cancelled: false, status: 'pending' },
    { title: 'Wicks', start: '2031-03-06T11:00', cancelled: false, status: 'ok' },
  ];
  const { rows } = readOffice(fileOf('talks.json', JSON.stringify(list)));
  expect(rows.sessions.map(({ Name, Groups }) => [Name, Groups])).toEqual([
    ['Tides', [{ Name: 'Cancelled' }]],
    ['Wicks', []],
  ]);
  const talks = 'Session;Talk title;Start;Status\nSea;Tides;2031-03-06 09:00;ok\nSea;Moons;2031-03-06 09:20;cancelled\n';
  expect(readOffice(csvFile(talks)).rows.presentations.map(({ Title, Groups }) => [Title, Groups])).toEqual([
    ['Tides', []],
    ['Moons', [{ Name: 'Cancelled' }]],
  ]);
});

test('a session that becomes cancelled is one change', () => {
  const [before, after] = [tableOf('Status', 'ok', 'ok'), tableOf('Status', 'ok', 'cancelled')];
  expect(describeDiff(diffImport(before.rows, after.rows), 'Europe/Berlin').map(({ text }) => text)).toEqual([
    '1 changed; 1 as before',
    'changed: “Tides 1”: tags now “Cancelled”',
  ]);
});
