// foyer shift at work: reads an event, plans the move, reports it, writes it where no file prevents it, and checks what was written.
import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { loadCatalog } from '../../component-registry/catalog.ts';
import { type Folder, folderLimits, readFolder } from '../../server/store/read-folder.ts';
import { type EventFolder, eventFolders } from '../../src/model/adapters/configuration-files.ts';
import type { ExitCode } from '../commands/command.ts';
import { checkConfiguration, findConfiguration } from '../commands/configuration-folder.ts';
import { summaryLine } from '../commands/validate.ts';
import { counted, lineOf, placed, printable } from '../output/findings.ts';
import type { Terminal } from '../output/terminal.ts';
import { UsageError } from '../output/usage-error.ts';
import { planShift } from './plan-shift.ts';
import { shiftLines } from './shift-lines.ts';
import { type Destination, planWrites, type ShiftWrites, writeShifted } from './write-shift.ts';

/** What the caller wants: first day `YYYY-MM-DD`, new short name, configuration folder to write into, whether files may be replaced. */
export type ShiftRequest = { to: string; event?: string; out?: string; yes: boolean; format: 'text' | 'json' };

/** Moves an event. Throws UsageError when there is none, or more than one, or nothing that says when it begins. */
export async function shiftEvent(dir: string, { to, event, out, yes, format }: ShiftRequest, terminal: Terminal): Promise<ExitCode> {
  const source = await readEvent(dir);
  const catalog = await loadCatalog();
  const propsOf = (name: string) => (Object.hasOwn(catalog, name) ? catalog[name]?.props : undefined);
  const plan = planShift(source.folder, source.event, { to, ...(event === undefined ? {} : { name: event }) }, propsOf);
  const destination = { root: resolve(out ?? source.root), event: event ?? source.event.event };
  const writes = await planWrites(source, plan, destination);
  const refused = source.folder.findings.filter(({ file }) => file.startsWith(`${plan.folder.instance}/`));
  if (format === 'text') for (const line of shiftLines(plan, terminal)) terminal.print(line);
  for (const { file, message } of refused) terminal.say(printable(`${file} is not taken along: ${message}`));
  for (const path of writes.left) terminal.say(printable(`${path} is not taken along: Foyer does not read it`));

  const written = writes.kept.length === 0 || yes ? [...writes.write, ...writes.kept] : undefined;
  if (written) await writeShifted(destination.root, written);
  const checked = written
    ? await checkConfiguration({ root: destination.root, part: { ...plan.folder, event: destination.event } })
    : undefined;
  if (format === 'json') {
    const { files: _texts, assets: _assets, folder, ...report } = plan;
    const paths = { written: written?.map(({ path }) => path) ?? [], inTheWay: written ? [] : writes.kept.map(({ path }) => path) };
    const findings = checked?.findings.map(placed) ?? [];
    terminal.print(
      JSON.stringify({ event: `${folder.instance}/${folder.event}`, ...report, ...paths, notTaken: writes.left, findings }, null, 2),
    );
  } else if (written && checked) {
    terminal.print(writtenLine(written.length, writes, destination, plan.folder));
    for (const found of checked.findings) terminal.print(lineOf(found, terminal));
    terminal.print(`Checked: ${summaryLine(checked.summary, terminal)}`);
  } else inTheWay(writes, terminal);
  return checked && checked.summary.errors === 0 ? 0 : 1;
}

/** The named event, with what it inherits, and the domains for what they say about it. */
async function readEvent(dir: string): Promise<{ root: string; folder: Folder; event: EventFolder }> {
  const { root, part } = await findConfiguration(dir);
  const folder = await readFolder(root, folderLimits, part);
  const domains = part ? await readFile(join(root, 'domains.json'), 'utf8').catch(() => undefined) : undefined;
  if (domains !== undefined) folder.files.push({ path: 'domains.json', text: domains });
  const events = eventFolders(folder.files).filter(({ event }) => part?.event === undefined || event === part.event);
  const [event, ...others] = events;
  if (!event) throw new UsageError(`There is no event in ${dir}: a folder <instance>/<event> with an app.json.`);
  if (others.length)
    throw new UsageError(
      `${dir} holds ${events.length} events; name one: ${events.map((one) => `${one.instance}/${one.event}`).join(', ')}.`,
    );
  return { root, folder, event };
}

function writtenLine(count: number, { unchanged }: ShiftWrites, { root, event }: Destination, { instance }: EventFolder): string {
  const same = unchanged.length > 0 ? `, ${unchanged.length} unchanged` : '';
  return `Wrote ${counted(count, 'file')} into ${join(root, instance, event)}${same}`;
}

function inTheWay({ kept }: ShiftWrites, terminal: Terminal): void {
  terminal.print('Nothing was written. These files are there with other content:');
  for (const { path } of kept) terminal.print(printable(`  ${path}`));
  terminal.print('--yes replaces them; --event <name> makes a new event beside the old one.');
}
