// The pages of pictures and of heroes.
import type { GridInput } from '../../../src/model/documents/grid.ts';
import { each, type PagePlan } from '../plan.ts';
import { compound, longTitle, missingPicture, mixed, states, unbroken, w } from '../words.ts';

const alt = w('A pattern of lines', 'Ein Linienmuster', 'نقش من الخطوط');

export const structurePictures: PagePlan = {
  page: 'Structure-pictures',
  title: w('Pictures', 'Bilder', 'الصور'),
  lead: w('Pictures in every shape, and missing ones.', 'Bilder in jeder Form, auch fehlende.', 'صور بكل الأشكال، ومنها المفقودة.'),
  families: [
    {
      component: 'structure/image',
      lead: w('A picture with caption and credit.', 'Ein Bild mit Unterschrift und Nachweis.', 'صورة مع شرح ومصدر.'),
      across: 3,
      states: [
        { id: 'minimal', state: states.without, props: { url: '', alt } },
        { id: 'missing', state: states.missing, props: { url: missingPicture, alt } },
        {
          id: 'full',
          state: states.full,
          props: {
            url: 'asset:wide.svg',
            alt,
            caption: w('The glass hall, built in 1996.', 'Die Glashalle von 1996.', 'القاعة الزجاجية، 1996.'),
            credit: w('Photo: A. Sample', 'Foto: A. Muster', 'تصوير: أ. مثال'),
            link: 'page:HomePage',
          },
        },
        ...each('ratio', ['auto', '21/9', '16/9', '3/2', '4/3', '1/1', '3/4'], { url: 'asset:wide.svg', alt }),
        ...each('fit', ['cover', 'contain'], { url: 'asset:tall.svg', alt }),
        { id: 'compound', state: states.compound, props: { url: '', alt: compound, caption: compound, credit: unbroken } },
        { id: 'title', state: states.title, props: { url: '', alt: longTitle, caption: longTitle } },
        { id: 'decoration', state: w('decoration', 'Zierde', 'للزينة'), props: { url: 'asset:tall.svg', alt: '', ratio: '1/1' } },
      ],
    },
  ],
};

const links = [
  { text: w('See the programme', 'Zum Programm', 'إلى البرنامج'), url: 'page:PagSearchPage', open: 'page' },
  { text: w('All pages', 'Alle Seiten', 'كل الصفحات'), url: 'page:HomePage', open: 'modal' },
];

/** A hero from edge to edge is in a grid of full width of its own. */
const cover: GridInput = {
  id: 'edge-to-edge',
  width: 'full',
  space: 'none',
  placements: [
    {
      id: 'hero-edge',
      name: 'structure/hero',
      props: {
        layout: 'cover',
        title: w('From edge to edge', 'Von Rand zu Rand', 'من الحافة إلى الحافة'),
        image: 'asset:wide.svg',
        alt: '',
        links,
      },
    },
  ],
};

export const structureHero: PagePlan = {
  page: 'Structure-hero',
  title: w('Heroes', 'Aufmacher', 'المقدمات'),
  lead: w('The top of a home page in its forms.', 'Der Kopf einer Startseite in seinen Formen.', 'رأس الصفحة الرئيسية بأشكاله.'),
  families: [
    {
      component: 'structure/hero',
      lead: w('What, when, where, and what to do.', 'Was, wann, wo und was zu tun ist.', 'ماذا ومتى وأين وما العمل.'),
      states: [
        { id: 'minimal', state: states.minimal },
        ...each('layout', ['text', 'split', 'cover'], {
          title: w('The heart, from molecule to society', 'Das Herz, vom Molekül zur Gesellschaft', 'القلب من الجزيء إلى المجتمع'),
          overline: w('34th annual congress', '34. Jahrestagung', 'المؤتمر السنوي الرابع والثلاثون'),
          lead: w('Three days for everybody.', 'Drei Tage für alle.', 'ثلاثة أيام للجميع.'),
          when: w('15 June', '15. Juni', '15 يونيو'),
          where: w('Everywhere', 'Überall', 'في كل مكان'),
          links,
          image: 'asset:wide.svg',
          alt,
        }),
        ...each('fit', ['cover', 'contain'], {
          title: w('The picture', 'Das Bild', 'الصورة'),
          layout: 'split',
          image: 'asset:wide.svg',
          alt,
        }),
        ...each('facts', [true, false], { title: w('Days and place', 'Tage und Ort', 'الأيام والمكان') }),
        { id: 'without', state: states.without, props: { layout: 'split', title: w('A pattern', 'Ein Muster', 'نقش') } },
        {
          id: 'missing',
          state: states.missing,
          props: { layout: 'cover', title: w('No picture', 'Kein Bild', 'لا صورة'), image: missingPicture, alt: '' },
        },
        { id: 'compound', state: states.compound, props: { title: compound, overline: compound, lead: compound, links } },
        {
          id: 'split-compound',
          state: w('long word beside a picture', 'langes Wort neben Bild', 'كلمة طويلة بجانب صورة'),
          props: { layout: 'split', title: compound },
        },
        { id: 'title', state: states.title, props: { layout: 'cover', title: longTitle, lead: longTitle } },
        { id: 'unbroken', state: states.unbroken, props: { title: unbroken, lead: unbroken } },
        { id: 'mixed', state: states.mixed, props: { title: mixed } },
      ],
    },
  ],
  after: [cover],
};
