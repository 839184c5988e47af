// Lines of one text between the rows of a table: a day, a room, a session or its chair, which count for the rows below.
import { oneLine } from '../../reading/fields.ts';
import { datePartsOf } from '../../values/written-dates.ts';
import { plainSigns } from '../../values/plain-signs.ts';
import { readMoment } from '../../values/written-times.ts';
import { fieldOfName } from '../../vocabulary/field-of-name.ts';
import { namesRoom } from '../../vocabulary/room-words.ts';
import { timedLine } from './timed-line.ts';
import { dayNumberOf } from '../../vocabulary/written-period.ts';

/** What a line says about the rows below it; a day may stand with its room. */
export type RowHeading = { kind: 'day' | 'room' | 'session' | 'chairs'; text: string; room?: string };

const LONGEST = 200;
const session =
  /^(?:(?:oral|plenary|parallel|poster|keynote)\s)?(?:session|sitzung|séance|sesión|sessione|symposium|simposio|block|themenblock|sektion|mesa|bloque|bloc|sesja|sessie|секция|заседание|セッション|الجلسة)(\s?[\p{L}\p{N}.]{1,6})?\s?[:：–—-]\s?(\S.{0,180})$/iu;
const chair =
  /^(?:session )?(?:chairs?|chaired by|moderat(?:or|ors|ion|orin)|vorsitz(?:ende[rn]?)?|sitzungsleitung|pr[ée]sident(?:e|s)?|présidence|modérat(?:eur|rice)s?|moderador(?:a|es|as)?|moderatori?|předsedající|předsed(?:a|kyně)|moderátor(?:ka|ři)?|座長|司会|主持人?|主席|좌장|رئيس الجلسة|יו["״]ר)\s?[:：]\s?(\S.{0,180})$/iu;

/** What a line of one text is; undefined for a note. */
export function headingOf(line: string): RowHeading | undefined {
  const text = oneLine(line);
  if (text === '' || text.length > LONGEST) return undefined;
  const led = chair.exec(text);
  if (led) return { kind: 'chairs', text: led[1]! };
  const named = session.exec(text);
  // A number is part of the name; a word alone in front of it is not.
  if (named) return { kind: 'session', text: named[1] === undefined ? named[2]! : text };
  const day = dayIn(text);
  if (day !== undefined) return { kind: 'day', text: day };
  // Names of columns that stand in one line are no room, and what begins with a time is a session.
  if (namesRoom(text) && timedLine(text)) return undefined;
  if (namesRoom(text) && text.split(' ').length > 2 && text.split(' ').every((word) => fieldOfName(word))) return undefined;
  for (const { index, 0: sign } of text.matchAll(/(?:\s[–—|-]|[,:|])\s/gu)) {
    const [before, behind] = [dayIn(text.slice(0, index)), text.slice(index + sign.length)];
    if (before !== undefined && namesRoom(behind)) return { kind: 'day', text: before, room: nameOfRoom(behind) };
  }
  return namesRoom(text) ? { kind: 'room', text: nameOfRoom(text) } : undefined;
}

const nameOfRoom = (text: string): string => text.replace(/^(?:room|raum|会場|地点|会场|場所|장소|قاعة)\s?[:：]\s?/iu, '');

/** Whether a line above the columns says something about the rows. */
export const isHeading = (line: string): boolean => headingOf(line) !== undefined;

/** The day a line is about: `Monday, 3 March 2031`, `Day 2`, `Tag 1 – 3. März`; as a reader of dates takes it. */
export function dayIn(text: string): string | undefined {
  if (text === '' || text.length > 80) return undefined;
  const trimmed = plainSigns(oneLine(text)).replace(/^[-–—=*#\s]{1,10}|[-–—=*#:\s]{1,10}$/g, '');
  if (isDay(trimmed)) return trimmed;
  if (!/^\d+$/.test(trimmed) && dayNumberOf(trimmed) !== undefined) return trimmed;
  const [, before = '', behind] = /^([^:–—|-]{1,30})[:–—|-]\s?(.{3,50})$/u.exec(trimmed) ?? [];
  // `Harbour Days 4 - 6 March 2031` is a span, `Day 2 - 6 March` is not.
  if (/\d\.?\s?$/.test(before) && dayNumberOf(before.trim()) === undefined) return undefined;
  return behind !== undefined && datePartsOf(behind) && isDay(behind) ? behind : undefined;
}

/** A day with its year at the end of a name: `Run of show, 4 March 2031`; the last day of a span and the day of a version are none. */
export function dayAtEnd(text: string): string | undefined {
  const words = text.length > 120 ? [] : plainSigns(oneLine(text)).split(' ');
  for (let from = Math.max(1, words.length - 5); from < words.length; from += 1) {
    const day = words.slice(from).join(' ');
    if (!/(?:19|20|21)\d{2}/.test(day) || !isDay(day)) continue;
    return noDayBehind.test(words[from - 1]!) ? undefined : day;
  }
  return undefined;
}

/** Words before the end of a span or the day of a version. */
const noDayBehind =
  /^(?:.{0,40}\d.{0,40}|[-–—&+/]|to|until|through|till|and|of|from|since|as|by|on|bis|und|vom|von|seit|stand|version|fassung|updated?|printed|draft|status|rev(?:ision)?\.?|à|au|et|du|de|del|al|a|y|dal|e|do|i|до|и)[:,]?$/iu;

const isDay = (text: string): boolean => readMoment(text, { order: 'dmy', year: 2000 })?.from === '';

const breaks =
  /(?:coffee|lunch|tea|dinner) ?(?:break)?$|^(?:coffee|lunch|break|tea|dinner|registration)\b|pause|mittag(?:essen|spause)|kaffee|déjeuner|café|almuerzo|descanso|merienda|pausa|休憩|昼食|استراحة|الغداء|غداء|\bmola\b|przerwa|obiad|перерыв|кофе|обед|přestávka|oběd|koffie|frokost|lounas|kahvi|szünet|almoço|intervalo|茶歇|午餐|午休|휴식|점심|yemeği|הפסק|ארוחת|צהריים/iu;

/** Whether a row is a break, which belongs to no session and ends the one above. */
export const isBreak = (title: string): boolean => title.length < 80 && breaks.test(oneLine(title));

/** A title without the chair in brackets behind it. */
export function withChair(text: string): { title: string; chairs: string } {
  const open = text.endsWith(')') ? text.lastIndexOf('(') : -1;
  const [title, inside] = open > 0 ? [text.slice(0, open).trim(), text.slice(open + 1, -1)] : [text, ''];
  const led = headingOf(inside);
  if (led?.kind === 'chairs') return { title, chairs: led.text };
  // `Session 1: Sea. Chair: Eve Probe`
  for (const { index, 0: sign } of text.slice(0, LONGEST).matchAll(/(?:\s?[.,;|–—]|\s-)\s/gu)) {
    const behind = headingOf(text.slice(index + sign.length));
    if (behind?.kind === 'chairs') return { title: text.slice(0, index).trim(), chairs: behind.text };
  }
  return { title: text, chairs: '' };
}

/** A title without the room in brackets behind it. */
export function withRoom(text: string): { title: string; room: string } {
  const open = text.endsWith(')') ? text.lastIndexOf('(') : -1;
  const inside = open > 0 ? text.slice(open + 1, -1) : '';
  return namesRoom(inside) ? { title: text.slice(0, open).trim(), room: nameOfRoom(inside) } : { title: text, room: '' };
}
