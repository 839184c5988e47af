// Checks the events of a configuration folder as the runtime will read them: documents, pages, visibility, programme rows.
import { type ConfigurationFile, eventFolders } from '../../src/model/adapters/configuration-files.ts';
import { filesToRows } from '../../src/model/adapters/files-to-rows.ts';
import { buildPage } from '../../src/model/build-page.ts';
import { readEvent } from '../../src/model/event.ts';
import type { Finding } from '../../src/model/finding.ts';
import { locator } from '../../src/model/source.ts';
import { modelChecks } from '../published/model-checks.ts';
import { readProgramme } from '../published/programme-rows.ts';

/** What the runtime could not use of the folder, each once, with line and column. A row of the programme that is left out holds nothing back: a warning. */
export function checkFolder(files: readonly ConfigurationFile[]): Finding[] {
  const checks = modelChecks();
  const found = eventFolders(files).flatMap((folder) => {
    const { rows, data } = filesToRows(files, folder);
    const model = readEvent(rows, checks);
    const pages = [...model.raw.values()].filter(({ kind }) => kind === 'page' || kind === 'footer');
    const leftOut: Finding[] = [];
    readProgramme(data, leftOut);
    return [
      ...model.findings,
      ...pages.flatMap((document) => buildPage(document.name, [document], checks).findings),
      ...leftOut.map((one): Finding => ({ ...one, severity: 'warning' })),
    ];
  });
  const texts = new Map(files.map(({ path, text }) => [path, locator(text)]));
  const located = found.map((one) => ({ ...one, ...texts.get(one.file)?.(one.pointer) }));
  return [...new Map(located.map((one) => [[one.file, one.pointer, one.code, one.message].join('\n'), one])).values()];
}
