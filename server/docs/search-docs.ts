// Search in the documentation: by section, forgiving small mistakes.
import MiniSearch from 'minisearch';
import type { Docs } from './pages.ts';
import { slugOf } from './slug.ts';

/** A section that fits: its page, its heading, and where it is. */
export type Hit = { page: string; heading: string; path: string; words: string };

type Section = Hit & { id: number };

/** Most hits shown. */
export const MOST_HITS = 30;
/** Words of a section shown below its heading, in characters. */
const LONGEST = 180;

/** Answers a query with the sections that have all its words, or nearly; best first. */
export type DocsSearch = (question: string) => Hit[];

/** Makes the index, which takes longer than a search. */
export function searchIn({ pages }: Docs): DocsSearch {
  const sections = [...pages.values()].filter(({ group }) => group).flatMap(({ title, path, text }) => sectionsOf(title, path, text));
  const index = new MiniSearch<Section>({
    fields: ['heading', 'page', 'text'],
    extractField: (section, field) => (field === 'text' ? section.words : String(section[field as keyof Section] ?? '')),
  });
  const numbered = sections.map((section, id) => ({ ...section, id }));
  index.addAll(numbered);
  const hit = (id: number): Hit => {
    const { page, heading, path, words } = numbered[id]!;
    return { page, heading, path, words: words.length > LONGEST ? `${words.slice(0, LONGEST).replace(/\s\S*$/, '')} …` : words };
  };
  return (question) =>
    index
      .search(question, {
        combineWith: 'AND',
        prefix: true,
        fuzzy: (term) => (term.length > 4 ? 0.2 : false),
        boost: { heading: 4, page: 2 },
      })
      .slice(0, MOST_HITS)
      .map(({ id }) => hit(id as number));
}

function sectionsOf(page: string, path: string, text: string): Hit[] {
  return text.split(/^(?=#{1,4} )/m).flatMap((part) => {
    const [, marks = '', heading = ''] = /^(#{1,4}) (.+)$/m.exec(part) ?? [];
    if (!heading) return [];
    const words = plainText(part.slice(part.indexOf('\n')));
    return [{ page, heading: heading.replaceAll('`', ''), path: marks === '#' ? path : `${path}#${slugOf(heading)}`, words }];
  });
}

/** A section without the marks of Markdown. */
const plainText = (text: string): string =>
  text
    .replaceAll(/<[^<>]+>/g, ' ')
    .replaceAll(/\[([^[\]]*)\]\([^()]*\)/g, '$1')
    .replaceAll(/^(?:\| ?)?---[-| ]*$/gm, ' ')
    .replaceAll(/[`|*\\]|^```\w*/gm, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
