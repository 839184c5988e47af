// Checks the pages that lists and settings name: one there is not has no effect, and in the list of sign-in it leaves a page open.
import { CONTENT_PAGE } from '../model/documents/app/page-lists.ts';
import { type Finding, finding, fixable } from '../model/finding.ts';
import type { Source } from '../model/source.ts';
import { suggest } from './suggest.ts';
import type { Targets } from './targets.ts';

/** Lists in which `ContentPage` means all content pages (`src/rules/guards/listed.ts`). */
const takesContentPage = /\/(signInPages|programPages|disableAuthForPages|disableAuthForAppPages|openPages)\/\d+$/;

/** The page names of an event with the word for all content pages, made once. */
const withContent = new WeakMap<ReadonlySet<string>, ReadonlySet<string>>();
function contentToo(pages: ReadonlySet<string>): ReadonlySet<string> {
  let all = withContent.get(pages);
  if (!all) withContent.set(pages, (all = new Set([...pages, CONTENT_PAGE])));
  return all;
}

/** The name of a page as a value of a list or setting; `edit` replaces it by the suggestion. */
export function pageNameFindings(name: string, at: Source, { pages }: Targets, edit: 'set' | 'rename' = 'set'): Finding[] {
  const known = takesContentPage.test(at.pointer) ? contentToo(pages) : pages;
  // What is no name of a page by its form alone is reported by the schema.
  if (known.has(name) || !/^[A-Za-z][\w-]*$/.test(name)) return [];
  const { word, certain } = suggest(name, known);
  const leavesOpen = /\/signInPages\/\d+$/.test(at.pointer);
  const message = leavesOpen ? `there is no page ${name}, so the intended page needs no sign-in` : `there is no page ${name}`;
  const found = finding('unknown-page', leavesOpen ? 'error' : 'warning', at, message, word);
  return [certain ? fixable(found, edit === 'set' ? { pointer: at.pointer, set: word } : { pointer: at.pointer, rename: word }) : found];
}
