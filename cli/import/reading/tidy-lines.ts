// Lines of a text without what only printers and mail programs put into them: dot leaders with page numbers, the head of a mail.
import type { Noticed } from '../place.ts';
import { readClocks } from '../values/written-clocks.ts';

/** The lines, of which there are as many as before, and what was left out of them. */
export type TidyLines = { lines: string[]; noticed: Noticed[] };

const leaders = /[.…·_ ]{5,300}/g;

/** A line without its dot leader: `Opening ...... 12` is Opening, `Opening ...... 9:00` begins at nine. */
function withoutLeader(line: string): { line: string; page: string } {
  const leader = [...line.slice(0, 500).matchAll(leaders)].find(([dots]) => dots.replaceAll(/[ _]/g, '').length >= 3 || /_{4}/.test(dots));
  const before = leader ? line.slice(0, leader.index).trim() : '';
  if (!leader || before === '') return { line, page: '' };
  const behind = line.slice(leader.index + leader[0].length).trim();
  if (behind === '' || /^\d{1,4}$/.test(behind)) return { line: before, page: behind };
  return { line: readClocks(behind) ? `${behind} ${before}` : `${before} ${behind}`, page: '' };
}

const ofMail =
  /^(?:from|to|cc|bcc|subject|date|sent|reply-to|von|an|betreff|datum|gesendet|de|à|objet|envoyé|asunto|para|fecha|da|a|oggetto|data|inviato)\s?:\s/iu;
const subject = /^(?:subject|betreff|objet|asunto|oggetto)\s?:\s(?:(?:re|fwd?|aw|wg|tr)\s?:\s){0,3}(.{1,200})$/iu;

/** The lines of a text, tidied. */
export function tidyLines(given: readonly string[], file: string): TidyLines {
  const noticed: Noticed[] = [];
  const say = (code: string, line: number, message: string): void =>
    void noticed.push({ severity: 'info', code, place: { file, pointer: '', line, column: 1 }, message, suggestion: '' });
  let pages = 0;
  const lines = given.map((one) => {
    const { line, page } = withoutLeader(one);
    if (page !== '') pages += 1;
    return line;
  });
  if (pages > 0) say('page-numbers', 1, `the numbers of pages behind ${pages === 1 ? 'one line' : `${pages} lines`} are left out`);
  const first = lines.findIndex((line) => line !== '');
  let end = Math.max(0, first);
  while (ofMail.test(lines[end] ?? '')) end += 1;
  const head = lines.slice(Math.max(0, first), end);
  const about = head.flatMap((line) => subject.exec(line)?.[1] ?? [])[0];
  if (head.length < 2 || about === undefined) return { lines, noticed };
  say('mail-head', first + 1, 'the head of the mail is left out but for its subject');
  return { lines: lines.map((line, at) => (at === first ? about : at > first && at < end ? '' : line)), noticed };
}
