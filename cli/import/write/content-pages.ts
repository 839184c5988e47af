// Content pages for what there is in addition to a programme: sponsors, questions, jobs, committee, articles.
import type { LocalisedText } from '../../../src/model/fields.ts';
import type { PageInput } from '../../../src/model/documents/page.ts';
import type { PlacementInput } from '../../../src/model/documents/placement.ts';
import type { ImportedContent, Sponsor } from '../content.ts';
import { slugOf, uniqueIds } from '../values/identifiers.ts';
import { words } from './words.ts';

/** A page with the name of its file, and its words in the menu. */
export type ContentPage = { page: string; title: LocalisedText; document: PageInput };

/** The pages this content needs, in the order of the menu; none for nothing. */
export function contentPages(content: ImportedContent, languages: readonly string[]): ContentPage[] {
  const { sponsors, questions, jobs, committee, articles } = content;
  const titled = (page: string, key: Parameters<typeof words>[0], placements: PlacementInput[]): ContentPage[] =>
    placements.length === 0 ? [] : [pageOf(page, words(key, languages), placements)];
  return [
    ...titled(
      'Sponsors',
      'sponsors',
      sponsors.length > 0 ? [sponsorWall(content, words('partners', languages)), ...sponsors.flatMap(sponsorText)] : [],
    ),
    ...titled(
      'Questions',
      'questions',
      accordions(questions.map(({ section, question, html }) => ({ group: section, title: question, html }))),
    ),
    ...titled('Jobs', 'jobs', accordions(jobs.map(({ company, title, html }) => ({ group: company, title, html })))),
    ...titled(
      'Committee',
      'committee',
      committee.length > 0 ? [{ id: 'committee', name: 'structure/people', props: { people: committee.map(withoutEmpties) } }] : [],
    ),
    ...articles.map(({ id, title, html }) => pageOf(pageName(id), title, [{ id: 'text', name: 'structure/rich-text', props: { html } }])),
  ];
}

/** The wall of logos, as it is on the home page too. */
export const sponsorWall = ({ tiers, sponsors }: ImportedContent, heading: LocalisedText): PlacementInput => ({
  id: 'partners',
  name: 'structure/logo-wall',
  props: {
    heading,
    tiers: tiers.filter((tier) => sponsors.some((sponsor) => sponsor.tier === tier)).map((id) => ({ id })),
    sponsors: sponsors.map(({ name, tier, logo, link }) => withoutEmpties({ name, tier, logo, link })),
  },
});

function pageOf(page: string, title: LocalisedText, placements: PlacementInput[]): ContentPage {
  const heading: PlacementInput = { id: 'title', name: 'structure/heading', props: { text: title, level: 1 } };
  return {
    page,
    title,
    document: { schemaVersion: 1, page, title, layers: { page: { grids: [{ id: 'main', placements: [heading, ...placements] }] } } },
  };
}

/** What a sponsor says about itself, with its films and downloads; nothing for one that says nothing. */
function sponsorText({ name, html, links }: Sponsor): PlacementInput[] {
  const list = links.map(({ Title, Url }) => `<li><a href="${escaped(Url)}" rel="noopener">${escaped(Title)}</a></li>`).join('\n');
  const text = [html, list === '' ? '' : `<ul>\n${list}\n</ul>`].filter(Boolean).join('\n');
  if (text === '') return [];
  const id = `sponsor-${slugOf(name, 'sponsor').slice(0, 80)}`;
  return [
    {
      id,
      name: 'structure/section',
      props: { heading: name },
      slots: { default: [{ id: `${id}-text`, name: 'structure/rich-text', props: { html: text } }] },
    },
  ];
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
const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
