// Files that stand once: domains.json of the folder and instance.json of an instance.
import type * as z from 'zod';
import type { ConfigurationFile } from '../adapters/configuration-files.ts';
import { domains } from '../documents/domains.ts';
import { instance } from '../documents/instance.ts';
import { type Finding, finding } from '../finding.ts';
import { pointerKey } from '../source.ts';
import { unknownKeyFindings } from './document-keys.ts';

/** Findings of such a file; undefined when it is none. */
export function singleFileFindings(file: ConfigurationFile, value: unknown): Finding[] | undefined {
  const kind = file.path === 'domains.json' ? 'domains' : /^[^/]+\/instance\.json$/.test(file.path) ? 'instance' : undefined;
  if (!kind) return undefined;
  const schema: z.ZodType = kind === 'domains' ? domains : instance;
  const read = schema.safeParse(value);
  const extra =
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? unknownKeyFindings(file, kind, value as Record<string, unknown>)
      : [];
  if (read.success) return extra;
  return [
    ...read.error.issues.map((issue) =>
      finding(
        'wrong-type',
        'error',
        { file: file.path, pointer: issue.path.map((key) => `/${pointerKey(String(key))}`).join('') },
        `${issue.path.join('.')} ${issue.message}`.trim(),
      ),
    ),
    ...extra,
  ];
}
