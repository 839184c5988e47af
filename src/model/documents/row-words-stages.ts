// Words for the fields of hot spots and stages: title, description, example, and the default of a missing field.
import { id, type RowWords, textWords, type Words } from './row-word-kinds.ts';

const percent = (title: string, description: string, example: number): Words => ({
  title,
  description: `${description}, in percent of the picture.`,
  example,
  fallback: 0,
});

/** Words of the hot spots of a picture; `more` are fields of this kind of picture alone. */
export const hotSpotWords = (link: string, example: string, more: RowWords = {}): Words => ({
  title: 'Hot spots',
  description: 'Places of the picture that lead somewhere; links for the keyboard and for readers of the screen, too.',
  example: [{ Label: 'Products', Left: 10, Top: 40, Width: 20, Height: 30, Link: 'https://www.example.org' }],
  fallback: [],
  fields: {
    Label: textWords('Label', 'Words of the link.', 'Products'),
    Left: percent('Left', 'Left edge', 10),
    Top: percent('Top', 'Upper edge', 40),
    Width: percent('Width', 'Width', 20),
    Height: percent('Height', 'Height', 30),
    Link: textWords('Link', link, example),
    ...more,
  },
});

/** Words of `data/stages.json`. */
export const stageWords: RowWords = {
  Id: id('The word by which addresses name it: /industrylandingpage/…/gold and …/list/gold show the stage gold.', 'gold'),
  Title: { title: 'Title', description: 'Name of the stage.', example: { 'en-GB': 'Gold partners', 'de-DE': 'Goldpartner' } },
  Lead: textWords('Lead', 'A sentence below the title.', 'Five companies and their news.'),
  PicturePath: { title: 'Picture', description: 'Picture or plan, best as SVG.', example: 'asset:stages/plaza.svg' },
  Alternative: textWords(
    'Alternative text',
    'What the picture shows, for those who do not see it.',
    'A square with a fountain and four stalls',
  ),
  Width: { title: 'Width', description: 'Width of the picture in units of its own; with the height it keeps its place.', example: 1200 },
  Height: { title: 'Height', description: 'Height of the picture in the same units.', example: 675 },
  HotSpots: hotSpotWords('Where it leads: an address or page:<PageName>; empty leads to the company.', 'page:MeetingHubPage', {
    CompanyAccountId: textWords(
      'Company',
      'Id of the company it leads to, whose name it has without a label; not shown to those who do not get the company.',
      '4711',
    ),
  }),
  SponsorTypes: { title: 'Tiers', description: 'Tiers whose companies belong to the stage.', example: ['Gold Partner'], fallback: [] },
  CompanyIds: {
    title: 'Companies',
    description: 'Companies that belong to the stage beside those of its hot spots and tiers; a list under its address shows these alone.',
    example: ['4711'],
    fallback: [],
  },
  Pages: {
    title: 'Pages',
    description: 'Pages it is shown on. It is sent to those alone to whom one of them is open; empty is IndustryLandingPage.',
    example: ['PlazaPage'],
    fallback: [],
  },
};
