// Judges the cases of one file with the real rule, each on its device.
import type { Judged } from './judged.ts';
import { isDeepStrictEqual } from 'node:util';
import * as z from 'zod';
import { inLocale, onDevice } from './device.ts';
import { type CaseFormat, caseHead, type CaseHead } from './format.ts';

/** The judged cases of a file, in order; `notes` say what could not be played of a device. */
export type JudgedCases = { judged: Judged[]; notes: string[] };

/** Judges cases of a format. A case that cannot be read has failed, strictly: it proves nothing. */
export function judgeCases(format: CaseFormat, cases: readonly unknown[]): JudgedCases {
  const judged = cases.map((written, index) => judgeHere(format, written, index));
  const notes: string[] = [];
  for (const locale of new Set(cases.map(localeOf))) {
    if (locale === '') continue;
    const there = cases.flatMap((written, index) => (localeOf(written) === locale ? [{ written, index }] : []));
    const answers = inLocale(locale, { format: format.name, locale, cases: there.map(({ written }) => written) });
    if (!answers)
      notes.push(`this system cannot be set to ${locale}; ${there.map(({ index }) => judged[index]!.id).join(', ')} judged without`);
    for (const [position, { index }] of there.entries())
      if (judged[index]!.problem === '') judged[index] = answers?.[position] ?? judged[index]!;
  }
  return { judged, notes };
}

/** Judges a case in this process, in its time zone and at its clock. */
export function judgeHere(format: CaseFormat, written: unknown, index: number): Judged {
  const head = caseHead.safeParse(written);
  if (!head.success) return { id: idOf(written, index), strict: true, reading: '', problem: `not a case: ${issueWords(head.error)}` };
  const { id, strict, reading = '' } = head.data;
  return { id, strict, reading, problem: problemOf(format, head.data, written) };
}

function problemOf(format: CaseFormat, device: CaseHead, written: unknown): string {
  try {
    const { got, accepted } = onDevice(device, () => format.answer(written));
    if (accepted.some((right) => isDeepStrictEqual(got, right))) return '';
    return `expected ${accepted.map(asText).join(' or ')}, got ${asText(got)}${deviceWords(device)}`;
  } catch (error) {
    if (error instanceof z.ZodError) return `not a case of ${format.name}: ${issueWords(error)}`;
    return `the rule failed: ${error instanceof Error ? error.message : String(error)}`;
  }
}

const localeOf = (written: unknown): string => caseHead.safeParse(written).data?.hostLocale ?? '';

const asText = (value: unknown): string => (value === undefined ? 'nothing' : JSON.stringify(value));

const deviceWords = ({ clientNow, hostTimezone, hostLocale }: CaseHead): string => {
  const device = [clientNow && `its clock at ${clientNow}`, hostTimezone && `in ${hostTimezone}`, hostLocale && `in ${hostLocale}`].filter(
    Boolean,
  );
  return device.length > 0 ? ` (device: ${device.join(', ')})` : '';
};

const issueWords = (error: z.ZodError): string => error.issues.map(({ path, message }) => `${path.join('.')} ${message}`.trim()).join('; ');

/** The id of something that is no case: as written, or its number in the file, from 1. */
const idOf = (written: unknown, index: number): string =>
  typeof written === 'object' && written !== null && 'id' in written && typeof written.id === 'string' ? written.id : `case ${index + 1}`;
