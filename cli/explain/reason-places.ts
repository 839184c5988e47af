// Where a reason was written, to the line: the rule field itself where the placement has it, else the placement.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ConfigurationFile } from '../../src/model/adapters/configuration-files.ts';
import { locator } from '../../src/model/locate.ts';
import type { Reason } from '../../src/rules/verdict.ts';

/** A reason with the file and line (from 1) of its rule; both empty where nothing was written. */
export type PlacedReason = { rule: string; outcome: 'show' | 'hide'; detail: string; file: string; line: number };

/** Places reasons of one configuration. */
export type PlaceReason = (reason: Reason) => PlacedReason;

/** The platform's own pages lie in the repository, not in the configuration. */
const project = join(import.meta.dirname, '../..');

/** Fields of a placement or visibility entry that a rule reads. */
const fieldsOf: Readonly<Record<string, readonly string[]>> = {
  window: ['startTime', 'endTime'],
  'layer-visibility': ['visible', 'containers', 'startTime', 'endTime'],
};

/** Makes the function; each file is parsed once, on first use. */
export function reasonPlaces(files: readonly ConfigurationFile[]): PlaceReason {
  const texts = new Map(files.map(({ path, text }) => [path, text]));
  const locators = new Map<string, ReturnType<typeof locator>>();
  const locate = (file: string): ReturnType<typeof locator> => {
    let found = locators.get(file);
    if (!found) locators.set(file, (found = locator(texts.get(file) ?? platformText(file))));
    return found;
  };
  return ({ rule, outcome, detail, source }) => {
    if (!source) return { rule, outcome, detail, file: '', line: 0 };
    const at = locate(source.file);
    const whole = at(source.pointer);
    const own = fieldOrder(rule, detail)
      .map((field) => at(`${source.pointer}/${field}`))
      // The locator answers with the placement where the field is not written.
      .find(({ line, column }) => line !== whole.line || column !== whole.column);
    return { rule, outcome, detail, file: source.file, line: (own ?? whole).line };
  };
}

/** A window that has closed is explained by its end; the field named as the rule is used where no other is. */
const fieldOrder = (rule: string, detail: string): readonly string[] => {
  const fields = fieldsOf[rule] ?? [rule];
  return detail.startsWith('closed at')
    ? fields.toReversed()
    : detail.startsWith('opens at')
      ? fields.filter((field) => field === 'startTime')
      : fields;
};

function platformText(file: string): string {
  if (!file.startsWith('src/pages/defaults/') || file.includes('..')) return '';
  try {
    return readFileSync(join(project, file), 'utf8');
  } catch {
    return '';
  }
}
