// Findings as SARIF 2.1.0, for code scanning and editors: rules from the table of codes, places, and fixes.
import type { ConfigurationFile } from '../../src/model/adapters/configuration-files.ts';
import type { Finding, Severity } from '../../src/model/finding.ts';
import { positions } from '../../src/model/locate.ts';
import { codes } from '../../src/checks/codes.ts';
import { formerNamesOf } from '../../src/checks/codes/former-codes.ts';
import { editable, type EditableText, type TextEdit, textEditsOf } from '../fix/text-edits.ts';
import { placed } from './findings.ts';

/** The level of a severity. */
const levels: Readonly<Record<Severity, 'error' | 'warning' | 'note'>> = { error: 'error', warning: 'warning', info: 'note' };

/** A log with one run. `files` are the texts the findings name; URIs are relative to the configuration folder, or to what `base` says. */
export function sarifLog(
  findings: readonly Finding[],
  files: readonly ConfigurationFile[],
  version: string,
  base = 'The configuration folder that was validated.',
): object {
  const texts = new Map(files.map(({ path, text }) => [path, text]));
  const names = [...new Set([...Object.keys(codes), ...findings.map(({ code }) => code)])];
  const editables = new Map<string, (EditableText & { at: ReturnType<typeof positions> }) | undefined>();
  return {
    $schema: 'https://json.schemastore.org/sarif-2.1.0.json',
    version: '2.1.0',
    runs: [
      {
        tool: { driver: { name: 'foyer', version, semanticVersion: version, rules: names.map(ruleOf) } },
        columnKind: 'utf16CodeUnits',
        originalUriBaseIds: { CONFIGURATION: { description: { text: base } } },
        results: findings.map((found) => resultOf(placed(found), names.indexOf(found.code), fixesOf(found))),
      },
    ],
  };

  function fixesOf(found: Finding): object[] {
    if (!found.fix?.length) return [];
    if (!editables.has(found.file)) {
      const read = editable(texts.get(found.file) ?? '');
      editables.set(found.file, read && { ...read, at: positions(read.text) });
    }
    const source = editables.get(found.file);
    const edits = source ? found.fix.flatMap((edit) => textEditsOf(edit, source)) : [];
    if (!source || !edits.length) return [];
    const replacements = edits.map((edit) => replacementOf(edit, source.at));
    return [
      {
        description: { text: found.suggestion ? `Write ${found.suggestion}` : (codes[found.code]?.title ?? found.code) },
        artifactChanges: [{ artifactLocation: locationOf(found.file), replacements }],
      },
    ];
  }
}

function ruleOf(code: string): object {
  const entry = codes[code];
  if (!entry) return { id: code };
  const { title, explanation, severity, fixable } = entry;
  const deprecatedIds = formerNamesOf(code);
  return {
    id: code,
    // A viewer matches results it was shown under a former code (SARIF 2.1.0 §3.49.4).
    ...(deprecatedIds.length > 0 && { deprecatedIds }),
    shortDescription: { text: title },
    fullDescription: { text: explanation },
    help: { text: fixable ? `${explanation}\n\nfoyer validate --fix can fix it.` : explanation },
    defaultConfiguration: { level: levels[severity] },
  };
}

function resultOf(found: Finding, ruleIndex: number, fixes: readonly object[]): object {
  const { file, line, column, code, severity, message, suggestion, pointer } = found;
  return {
    ruleId: code,
    ruleIndex,
    level: levels[severity],
    message: { text: suggestion ? `${message} (did you mean ${suggestion}?)` : message },
    locations: [
      {
        physicalLocation: { artifactLocation: locationOf(file), region: { startLine: line, startColumn: column } },
        ...(pointer ? { logicalLocations: [{ fullyQualifiedName: pointer, kind: 'member' }] } : {}),
      },
    ],
    ...(fixes.length ? { fixes } : {}),
  };
}

const locationOf = (file: string): object => ({ uri: file.split('/').map(encodeURIComponent).join('/'), uriBaseId: 'CONFIGURATION' });

function replacementOf({ offset, length, content }: TextEdit, at: ReturnType<typeof positions>): object {
  const [start, end] = [at(offset), at(offset + length)];
  return {
    deletedRegion: { startLine: start.line, startColumn: start.column, endLine: end.line, endColumn: end.column },
    ...(content === '' ? {} : { insertedContent: { text: content } }),
  };
}
