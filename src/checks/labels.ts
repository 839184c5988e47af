// Checks the labels of an event: each is of a kind or tag that a session has.
import { labelKey } from '../contract/label-shapes.ts';
import { type Finding, finding } from '../model/finding.ts';
import { isObject } from '../model/is-object.ts';
import type { EventContext } from './event-context.ts';
import { suggest } from './suggest.ts';

/** Findings of all labels; none where there is no file. */
export function labelFindings({ data }: EventContext): Finding[] {
  const file = data.get('labels');
  if (!file) return [];
  const written = wordsOf(data.get('sessions')?.rows);
  const used = new Set(written.map(labelKey));
  return file.rows.flatMap((row, index) => {
    const id = isObject(row) ? row['Id'] : undefined;
    if (typeof id !== 'string' || used.has(labelKey(id))) return [];
    const { word, certain } = suggest(id, new Set(written));
    const at = { file: file.path, pointer: `/rows/${index}/Id` };
    const message = `no session has the kind or tag “${id}”; this label is never shown`;
    return [finding('label-without-use', 'warning', at, message, certain ? word : '')];
  });
}

function wordsOf(rows: readonly unknown[] = []): string[] {
  return rows
    .filter(isObject)
    .flatMap(({ SessionType, Groups }) => [
      ...(typeof SessionType === 'string' ? [SessionType] : []),
      ...(Array.isArray(Groups) ? Groups : []).flatMap((group: unknown) =>
        isObject(group) && typeof group['Name'] === 'string' ? [group['Name']] : [],
      ),
    ]);
}
