// Content pages for what there is in addition to a programme: questions, committee, articles. Jobs have a page of the platform.
import type { LocalisedText } from '../../../src/model/fields.ts';
import type { PageInput } from '../../../src/model/documents/page.ts';
import type { PlacementInput } from '../../../src/model/documents/placement.ts';
import type { ImportedContent } from '../content.ts';
import { slugOf, uniqueIds } from '../values/identifiers.ts';
import { words } from './words.ts';

/** A page with the name of its file, and its words in the menu. */
export type ContentPage = { page: string; title: LocalisedText; document: PageInput };

/** The pages this content needs, in the order of the menu; none for nothing. */
export function contentPages(content: ImportedContent, languages: readonly string[]): ContentPage[] {
  const { questions, committee, articles } = content;
  const titled = (page: string, key: Parameters<typeof words>[0], placements: PlacementInput[]): ContentPage[] =>
    placements.length === 0 ? [] : [pageOf(page, words(key, languages), placements)];
  return [
    ...titled(
      'Questions',
      'questions',
      accordions(questions.map(({ section, question, html }) => ({ group: section, title: question, html }))),
    ),
    ...titled(
      'Committee',
      'committee',
      committee.length > 0 ? [{ id: 'committee', name: 'structure/people', props: { people: committee.map(withoutEmpties) } }] : [],
    ),
    ...articles.map(({ id, title, html }) => pageOf(pageName(id), title, [{ id: 'text', name: 'structure/rich-text', props: { html } }])),
  ];
}

function pageOf(page: string, title: LocalisedText, placements: PlacementInput[]): ContentPage {
  const heading: PlacementInput = { id: 'title', name: 'structure/heading', props: { text: title, level: 1 } };
  return {
    page,
    title,
    document: { schemaVersion: 1, page, title, layers: { page: { grids: [{ id: 'main', placements: [heading, ...placements] }] } } },
  };
}

/** One accordion for each group, in order of first mention; every item and placement has an id of its own. */
function accordions(entries: readonly { group: string; title: string; html: string }[]): PlacementInput[] {
  const unique = uniqueIds();
  return [...Map.groupBy(entries, ({ group }) => group)].map(([group, members]) => ({
    id: unique(`group-${slugOf(group, 'group').slice(0, 60)}`),
    name: 'structure/accordion',
    props: {
      ...(group === '' ? {} : { heading: group }),
      items: members.map(({ title, html }) => ({ id: unique(slugOf(title, 'item').slice(0, 80).replace(/-$/, '')), title, html })),
    },
  }));
}

/** `code_of_conduct` becomes the page `CodeOfConduct`. */
const pageName = (id: string): string =>
  slugOf(id, 'page')
    .split('-')
    .map((word) => word.slice(0, 1).toUpperCase() + word.slice(1))
    .join('');

const withoutEmpties = (fields: object): object => Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== ''));
