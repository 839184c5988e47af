// The work of foyer charity export: who has earned what with which challenge, for which project.
import { writeFile } from 'node:fs/promises';
import { charityOf, companyName } from '../../server/charity/published-charity.ts';
import { allPoints } from '../../server/charity/stored-points.ts';
import { preparePublishedEvent } from '../../server/published/event.ts';
import { isoInZone } from '../../src/clock/zone.ts';
import type { ExitCode } from '../commands/command.ts';
import { csvFile } from '../../src/base/csv.ts';
import { counted } from '../output/findings.ts';
import type { Terminal } from '../output/terminal.ts';
import { UsageError } from '../output/usage-error.ts';
import { storeOfEnvironment } from '../store/environment-store.ts';
import { publishedEvent } from '../store/published-event.ts';

/** A challenge that somebody has done. Names are empty where the version in use has no such challenge, project or company. */
export type EarnedPoints = {
  person: string;
  name: string;
  challenge: string;
  challengeName: string;
  company: string;
  companyName: string;
  project: string;
  projectName: string;
  rightAnswers: number;
  points: number;
  /** Local time of the event. */
  done: string;
};

const HEAD: readonly (keyof EarnedPoints)[] = [
  'person',
  'name',
  'challenge',
  'challengeName',
  'company',
  'companyName',
  'project',
  'projectName',
  'rightAnswers',
  'points',
  'done',
];

/** Writes the points as CSV or JSON, to a file or the terminal. */
export async function exportPoints(
  { name, format, out, language }: { name: string; format: 'csv' | 'json'; out?: string; language?: string },
  terminal: Terminal,
): Promise<ExitCode> {
  const points = await readPoints(name, language);
  const text =
    format === 'csv'
      ? csvFile([HEAD, ...points.map((one) => HEAD.map((column) => String(one[column])))])
      : `${JSON.stringify(points, null, 2)}\n`;
  if (out === undefined) {
    for (const line of text.trimEnd().split(/\r?\n/)) terminal.print(line);
    return 0;
  }
  await writeFile(out, text).catch((error: NodeJS.ErrnoException) => {
    throw new UsageError(`${out} cannot be written (${error.code ?? error.message}).`);
  });
  terminal.print(`Wrote ${counted(points.length, 'row')} into ${out}`);
  return 0;
}

/** Reads them, the earliest first. Throws UsageError for an unknown event. */
async function readPoints(name: string, asked: string | undefined): Promise<EarnedPoints[]> {
  const store = await storeOfEnvironment();
  try {
    const { id, instance, event: shortName } = await publishedEvent(store, name);
    const head = (await store.events()).find((one) => one.id === id);
    const stored = head && (await store.load(id, head.version));
    if (!stored) throw new UsageError(`The event ${name} has no published version.`);
    const event = preparePublishedEvent({ id, instance, shortName, version: head.version }, stored);
    const language = event.languageFor(asked);
    const { challenges, projects } = charityOf(event);
    return (await allPoints(store.db, id)).map((row) => {
      const challenge = challenges.get(row.challenge_id);
      const company = challenge?.CompanyAccountId ?? '';
      return {
        person: row.email,
        name: `${row.first_name} ${row.surname}`.trim(),
        challenge: row.challenge_id,
        challengeName: event.text(challenge?.Name ?? '', language),
        company,
        companyName: companyName(event, company, language),
        project: row.project_id,
        projectName: event.text(projects.get(row.project_id)?.Name ?? '', language),
        rightAnswers: row.right_answers,
        points: row.points,
        done: isoInZone(row.done_at, event.timeZone).slice(0, 16),
      };
    });
  } finally {
    await store.close();
  }
}
