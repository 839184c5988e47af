// What moving an event changes: every file of it with its times moved, and everything a person should look at; nothing is written here.
import { openEvent } from '../../server/open-event.ts';
import type { Folder } from '../../server/store/read-folder.ts';
import type { ConfigurationFile, EventFolder } from '../../src/model/adapters/configuration-files.ts';
import { locator } from '../../src/model/locate.ts';
import { NOTIFICATION_FILE, type PropsOf } from '../../src/shift/document-times.ts';
import { type MentionCode, mentionOf, type Vocabulary, vocabularyOf } from '../../src/shift/mentions.ts';
import { type Left, type Moved, shiftDocument } from '../../src/shift/shift-document.ts';
import { daysBetween } from '../../src/shift/shift-time.ts';
import { kindOfFile } from '../../src/checks/files.ts';
import { UsageError } from '../output/usage-error.ts';
import { firstDayOf } from './first-day.ts';

/** A place in a file; `file` is below the configuration folder as it was read, line and column count from 1. */
export type Place = { file: string; pointer: string; line: number; column: number };

/** Something that did not move, and why: words of a date, a time nobody can read, a file of all events, a file that is not JSON. */
export type Remark = Place & { code: MentionCode | 'unreadable-time' | 'time-of-instance' | 'unreadable-file'; excerpt: string };

/** A plan: the event's files with new texts, all moved times, and all remarks. Paths are those read. */
export type ShiftPlan = {
  folder: EventFolder;
  from: string;
  to: string;
  /** Whole days, negative for an earlier one. */
  days: number;
  timeZone: string;
  /** `from` was not written in the app document but taken from the first session. */
  fromSessions: boolean;
  files: ConfigurationFile[];
  /** New texts of assets that hold times, by their paths. */
  assets: Map<string, string>;
  moved: (Place & Moved)[];
  remarks: Remark[];
};

/** What the plan is made for: first day `YYYY-MM-DD`, and the new short name where there is one. */
export type ShiftTarget = { to: string; name?: string };

/** Plans the move of one event. Throws UsageError when the event has no first day and no session. */
export function planShift({ files, assets }: Folder, folder: EventFolder, { to, name }: ShiftTarget, propsOf: PropsOf): ShiftPlan {
  const { timeZone, startDate, endDate, languages } = openEvent(files, folder);
  const below = `${folder.instance}/${folder.event}/`;
  const from = startDate || firstDayOf(files.find(({ path }) => path === `${below}data/sessions.json`)?.text);
  if (from === '')
    throw new UsageError(
      `${folder.instance}/${folder.event} has no startDate in its app.json and no session: nothing says how far to move.`,
    );
  const days = daysBetween(from, to);
  const year = Number(from.slice(0, 4));
  const last = Math.max(year, Number(endDate.slice(0, 4)) || 0);
  const vocabulary = vocabularyOf({
    years: Array.from({ length: last - year + 3 }, (_, index) => year - 1 + index),
    languages,
    weekdaysChange: days % 7 !== 0,
    ...(name === undefined || name === folder.event ? {} : { eventName: folder.event }),
  });
  const plan: ShiftPlan = {
    folder,
    from,
    to,
    days,
    timeZone,
    fromSessions: startDate === '',
    files: [],
    assets: new Map(),
    moved: [],
    remarks: [],
  };
  for (const file of files.filter(({ path }) => path.startsWith(below))) {
    const kind = kindOfFile(file.path.slice(below.length)) ?? '';
    const result = shiftDocument(kind, file.text, { days, timeZone, propsOf, vocabulary });
    plan.files.push(result ? { ...file, text: result.text } : file);
    if (!result) plan.remarks.push({ ...placeOf(file)(''), code: 'unreadable-file', excerpt: 'not JSON, so nothing in it moved' });
    else addPlaces(plan, file, result);
  }
  const names = vocabulary.filter(({ code }) => code === 'event-name');
  for (const file of files.filter(({ path }) => !path.startsWith(below))) plan.remarks.push(...remarksAbove(file, folder, propsOf, names));
  for (const { path, bytes } of assets) {
    if (!path.startsWith(`${below}assets/`) || !isNotificationFile(path)) continue;
    const file = { path, text: new TextDecoder().decode(bytes) };
    const result = shiftDocument(NOTIFICATION_FILE, file.text, { days, timeZone, propsOf, vocabulary });
    if (result) plan.assets.set(path, result.text);
    if (result) addPlaces(plan, file, result);
    else plan.remarks.push({ ...placeOf(file)(''), code: 'unreadable-file', excerpt: 'not JSON, so nothing in it moved' });
  }
  for (const { path } of assets.filter((asset) => asset.path.startsWith(below)))
    for (const { code } of mentionOf(path.slice(below.length), vocabulary, []))
      plan.remarks.push({ file: path, pointer: '', line: 1, column: 1, code, excerpt: path.slice(below.length) });
  return plan;
}

/** The copy of the notifications for a language, `assets/notifications.<language>.json`. */
const isNotificationFile = (path: string): boolean => /\/assets\/notifications\.[A-Za-z-]{2,12}\.json$/.test(path);

const placeOf = ({ path, text }: ConfigurationFile): ((pointer: string) => Place) => {
  const at = locator(text);
  return (pointer) => ({ file: path, pointer, ...at(pointer) });
};

function addPlaces(plan: ShiftPlan, file: ConfigurationFile, { moved, left }: { moved: readonly Moved[]; left: readonly Left[] }): void {
  const at = placeOf(file);
  plan.moved.push(...moved.map((one) => ({ ...at(one.pointer), ...one })));
  plan.remarks.push(...left.map((one) => ({ ...at(one.pointer), ...one })));
}

/** Files above the event serve others, too: their times stay, and so does the old name of the event in them. */
function remarksAbove(file: ConfigurationFile, folder: EventFolder, propsOf: PropsOf, vocabulary: Vocabulary): Remark[] {
  const isOfInstance = file.path.startsWith(`${folder.instance}/`);
  if (!isOfInstance && file.path !== 'domains.json') return [];
  const kind = isOfInstance ? (kindOfFile(file.path.slice(folder.instance.length + 1)) ?? '') : 'domains';
  const found = shiftDocument(kind, file.text, { days: 0, timeZone: 'UTC', propsOf, vocabulary });
  const at = placeOf(file);
  return [
    ...(found?.moved ?? []).map(({ pointer, before }): Remark => ({ ...at(pointer), code: 'time-of-instance', excerpt: before })),
    ...(found?.left ?? []).map((left): Remark => ({ ...at(left.pointer), ...left })),
  ];
}
