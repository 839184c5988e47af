// Checks what a configuration points to: pages, text keys, assets.
import { type Finding, finding } from '../finding.ts';
import { nearest } from '../nearest.ts';
import { pointerKey, type Source } from '../source.ts';

/** What may be pointed to. */
export type Targets = {
  pages: ReadonlySet<string>;
  /** Keys `set.key` of the event's texts. */
  texts: ReadonlySet<string>;
};

/** Findings of every `page:<Name>` and `{ "key": "set.key" }` inside a value. */
export function referenceFindings(value: unknown, place: Source, targets: Targets): Finding[] {
  if (typeof value === 'string') return value.startsWith('page:') ? pageFinding(value, place, targets) : [];
  if (typeof value !== 'object' || value === null) return [];
  if (Array.isArray(value))
    return value.flatMap((entry, index) => referenceFindings(entry, { ...place, pointer: `${place.pointer}/${index}` }, targets));
  const entries = Object.entries(value);
  if (entries.length === 1 && entries[0]![0] === 'key' && typeof entries[0]![1] === 'string')
    return textFinding(entries[0]![1], place, targets);
  return entries.flatMap(([key, entry]) => referenceFindings(entry, { ...place, pointer: `${place.pointer}/${pointerKey(key)}` }, targets));
}

function pageFinding(link: string, place: Source, { pages }: Targets): Finding[] {
  const page = link.slice(5).split(/[?#]/)[0]!;
  return pages.has(page) ? [] : [finding('unknown-page', 'error', place, `there is no page ${page}`, nearest(page, pages))];
}

function textFinding(key: string, place: Source, { texts }: Targets): Finding[] {
  return texts.has(key) ? [] : [finding('unknown-text', 'warning', place, `no text has the key ${key}`, nearest(key, texts))];
}
