// Collects what an import notices: findings, quarantined rows, fields left out on purpose.
import type { Finding, Severity } from '../../src/model/finding.ts';
import type { Noticed, Place } from './place.ts';
import type { LeftOut, QuarantinedRow } from './result.ts';

/** Finds the line and column of a JSON pointer in a file. */
export type Locate = (pointer: string, file: string) => { line: number; column: number };

/** The collector one import writes to. */
export type Report = {
  /** Something was repaired or is doubtful; the row stays. */
  warn(code: string, place: Place, message: string, suggestion?: string): void;
  /** How something in doubt was understood. */
  tell(code: string, place: Place, message: string, suggestion?: string): void;
  /** What the reading of a file noticed. */
  notice(noticed: readonly Noticed[]): void;
  /** The row cannot be used; its neighbours stay. */
  quarantine(place: Place, reason: string, row: unknown): void;
  /** A part larger than a row cannot be used. */
  error(code: string, place: Place, message: string): void;
  /** A field was seen and deliberately not imported. */
  leaveOut(field: string, reason: string): void;
  /** Everything collected; places without a line are located now, so that files without findings cost nothing. */
  close(locate?: Locate): { findings: Finding[]; quarantine: QuarantinedRow[]; leftOut: LeftOut[] };
};

/** Longest message, in characters. */
const LONGEST = 300;

/** An empty report. */
export function createReport(): Report {
  const findings: Finding[] = [];
  const quarantine: QuarantinedRow[] = [];
  const leftOut = new Map<string, LeftOut>();
  const add = (severity: Severity, code: string, { file, pointer, line, column }: Place, message: string, suggestion = ''): void => {
    // A message may quote the source, and the source may be a megabyte of one word.
    const short = message.length > LONGEST ? `${message.slice(0, LONGEST)}…` : message;
    findings.push({ file, line, column, pointer, code, severity, message: short, suggestion });
  };
  return {
    warn: (code, place, message, suggestion) => add('warning', code, place, message, suggestion),
    tell: (code, place, message, suggestion) => add('info', code, place, message, suggestion),
    notice: (noticed) => {
      for (const { severity, code, place, message, suggestion } of noticed) add(severity, code, place, message, suggestion);
    },
    error: (code, place, message) => add('error', code, place, message),
    quarantine: (place, reason, row) => {
      add('error', 'row-quarantined', place, `row left out: ${reason}`);
      quarantine.push({ file: place.file, line: place.line, pointer: place.pointer, reason, row });
    },
    leaveOut: (field, reason) => {
      const known = leftOut.get(field);
      leftOut.set(field, { field, rows: (known?.rows ?? 0) + 1, reason });
    },
    close: (locate) => {
      const located = <T extends { line: number; pointer: string; file: string }>(entry: T): T =>
        entry.line > 0 || !locate ? entry : { ...entry, ...locate(entry.pointer, entry.file) };
      return {
        findings: findings.map(located),
        quarantine: quarantine.map((entry) => ({ ...entry, line: located(entry).line })),
        leftOut: [...leftOut.values()],
      };
    },
  };
}
