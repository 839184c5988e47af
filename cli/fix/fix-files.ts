// Applies the fixes of findings to the texts of a configuration, round by round, until there is nothing left that can be fixed.
import type { ConfigurationFile } from '../../src/model/adapters/configuration-files.ts';
import type { Edit, Finding } from '../../src/model/finding.ts';
import { editable, type EditableText, edited, staysInPlace, type TextEdit, textEditsOf } from './text-edits.ts';

/** One finding that was fixed, with what was written before and after. */
export type Fixed = { finding: Finding; before: string; after: string };

/** Texts after the fixes, what was fixed, and what is still found. */
export type FixResult = { files: readonly ConfigurationFile[]; fixed: readonly Fixed[]; findings: readonly Finding[] };

/** Asks for the findings of the texts as they are now. */
export type Check = (files: readonly ConfigurationFile[]) => Promise<readonly Finding[]>;

/** A fix can make way for another one (a migrated page for its misspelt props); more rounds than this would be a circle. */
const MOST_ROUNDS = 12;

/** Fixes what can be fixed in the files that `may` be written. Nothing is read from or written to disk. Applied to its own result it changes nothing. */
export async function fixFiles(files: readonly ConfigurationFile[], check: Check, may: (path: string) => boolean): Promise<FixResult> {
  const fixed: Fixed[] = [];
  let now = files;
  let findings = await check(now);
  for (let round = 0; round < MOST_ROUNDS; round++) {
    const wanted = Map.groupBy(
      findings.filter((found) => found.fix?.length && may(found.file)),
      ({ file }) => file,
    );
    const done: Fixed[] = [];
    now = now.map((file) => {
      const own = wanted.get(file.path);
      const after = own ? fixText(file.text, own, done) : file.text;
      return after === file.text ? file : { ...file, text: after };
    });
    if (!done.length) break;
    fixed.push(...done);
    findings = await check(now);
  }
  return { files: now, fixed, findings };
}

/** One round on one text: keys written twice first, then what stays in its place, then, alone, what changes the keys of the document. */
function fixText(text: string, findings: readonly Finding[], done: Fixed[]): string {
  const source = editable(text);
  if (!source) return text;
  // Two equal keys make a pointer ambiguous: whatever else is to do waits.
  const twice = findings.filter(({ fix }) => fix!.some((edit) => 'removeEarlier' in edit));
  const inPlace = twice.length ? twice : findings.filter(({ fix }) => fix!.every((edit) => staysInPlace(edit, source)));
  const result = inPlace.length ? allAtOnce(source, inPlace, done) : text;
  if (result !== text || twice.length) return result;
  for (const found of findings) {
    const after = oneByOne(text, found.fix!);
    if (after === text) continue;
    done.push({ finding: found, before: '', after: '' });
    return after;
  }
  return text;
}

function allAtOnce(source: EditableText, findings: readonly Finding[], done: Fixed[]): string {
  const edits: TextEdit[] = [];
  for (const found of findings) {
    const own = found.fix!.flatMap((edit) => textEditsOf(edit, source));
    if (!own.length || own.some((edit) => edits.some((other) => overlap(edit, other)))) continue;
    edits.push(...own);
    const [first] = own;
    done.push({ finding: found, before: source.text.slice(first!.offset, first!.offset + first!.length), after: first!.content });
  }
  return edited(source.text, edits);
}

const overlap = (a: TextEdit, b: TextEdit): boolean => a.offset < b.offset + b.length && b.offset < a.offset + a.length;

/** All edits of one finding, one after the other; the text as it was when one of them would make it unreadable. */
function oneByOne(text: string, edits: readonly Edit[]): string {
  let after = text;
  for (const edit of edits) {
    const source = editable(after);
    if (!source) return text;
    after = edited(after, textEditsOf(edit, source));
  }
  return editable(after) ? after : text;
}
