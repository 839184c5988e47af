// The page of cards, people and sponsors.
import { each, type PagePlan } from '../plan.ts';
import { compound, longTitle, missingPicture, mixed, signs, states, unbroken, w } from '../words.ts';

const title = w('Getting here', 'Anreise', 'الوصول');
const text = w('Tram 4 stops at the door.', 'Die Straßenbahn 4 hält vor der Tür.', 'يتوقف الترام 4 أمام الباب.');
const button = { id: 'card-inner', name: 'structure/button-link', props: { text: title, url: 'page:HomePage', variant: 'quiet' } };
const president = w('President', 'Präsidentin', 'الرئيسة');
const people = [
  {
    name: 'Prof. Dr. Ada Sample',
    role: president,
    institution: 'University Hospital Nordhafen',
    image: 'asset:portrait.svg',
    link: 'https://www.example.org',
  },
  { name: 'د. ليلى مثال', role: president, institution: 'مستشفى الميناء' },
];

export const structureCards: PagePlan = {
  page: 'Structure-cards',
  title: w('Cards and people', 'Karten und Menschen', 'البطاقات والأشخاص'),
  lead: w('Cards, people, sponsors.', 'Karten, Menschen, Sponsoren.', 'البطاقات والأشخاص والرعاة.'),
  families: [
    {
      component: 'structure/card',
      lead: w('One thing with title, words and picture.', 'Eine Sache mit Titel, Worten und Bild.', 'شيء واحد بعنوان ونص وصورة.'),
      across: 3,
      states: [
        { id: 'minimal', state: states.minimal, props: { title } },
        ...each('level', [2, 3, 4], { title, text }),
        ...each('picture', ['none', 'above', 'beside'], {
          title,
          text,
          overline: w('By train', 'Mit der Bahn', 'بالقطار'),
          image: 'asset:wide.svg',
          alt: w('A pattern of lines', 'Ein Linienmuster', 'نقش من الخطوط'),
          link: 'page:HomePage',
        }),
        { id: 'without', state: states.without, props: { title, text, picture: 'above', link: 'https://www.example.org' } },
        { id: 'missing', state: states.missing, props: { title, text, picture: 'above', image: missingPicture, alt: '' } },
        { id: 'nested', state: states.nested, props: { title, text, link: 'page:HomePage' }, slots: { default: [button] } },
        { id: 'compound', state: states.compound, props: { title: compound, overline: compound, text: compound, picture: 'beside' } },
        { id: 'title', state: states.title, props: { title: longTitle, text: longTitle, link: 'page:HomePage' } },
        { id: 'unbroken', state: states.unbroken, props: { title: unbroken, text: unbroken } },
        { id: 'mixed', state: states.mixed, props: { title: mixed, text: signs, picture: 'above' } },
      ],
    },
    {
      component: 'structure/people',
      lead: w('Named people.', 'Menschen mit Namen.', 'أشخاص بأسمائهم.'),
      states: [
        { id: 'minimal', state: states.one, props: { people: [{ name: 'Óscar' }] } },
        ...each('size', ['medium', 'large'], { people }),
        ...each('level', [2, 3, 4], { heading: w('Committee', 'Komitee', 'اللجنة'), people }),
        {
          id: 'long',
          state: states.compound,
          props: {
            people: [
              { name: compound, role: compound, institution: compound },
              { name: longTitle, role: longTitle, institution: longTitle },
              { name: unbroken, institution: unbroken, image: missingPicture },
              { name: mixed, role: signs },
              { name: '👩🏽‍⚕️' },
            ],
          },
        },
        {
          id: 'many',
          state: states.many,
          props: { people: Array.from({ length: 60 }, (_, index) => ({ name: `Sample Person ${index + 1}`, institution: 'Nordhafen' })) },
        },
      ],
    },
    {
      component: 'structure/logo-wall',
      lead: w('Sponsors by tier.', 'Sponsoren nach Stufen.', 'الرعاة حسب المستوى.'),
      states: [
        { id: 'minimal', state: states.one, props: { sponsors: [{ name: 'Sample Instruments' }] } },
        ...each('level', [2, 3, 4], {
          heading: w('Partners', 'Partner', 'الشركاء'),
          tiers: [{ id: 'gold', title: w('Gold', 'Gold', 'ذهبي') }, { id: 'nobody' }],
          sponsors: [
            { name: 'Sample Instruments', tier: 'gold', logo: 'asset:logo.svg', link: 'https://www.example.org' },
            { name: 'Missing Logo Ltd', tier: 'gold', logo: '/no-such-logo.svg' },
            { name: 'Media Daily', tier: 'An unknown tier' },
          ],
        }),
        ...each('sort', ['alphabetical', 'written'], {
          sponsors: ['Zeta', 'Älpha', 'Mu', 'ألف'].map((name) => ({ name, tier: 'Gold Partner' })),
        }),
        {
          id: 'long',
          state: states.compound,
          props: {
            sponsors: [
              { name: compound, tier: 'Platinum Partner', link: 'https://www.example.org' },
              { name: unbroken, tier: 'Gold Partner' },
              { name: longTitle, tier: 'Bronze Partner' },
            ],
          },
        },
        {
          id: 'many',
          state: states.many,
          props: {
            sponsors: Array.from({ length: 60 }, (_, index) => ({
              name: `Sample Company ${index + 1}`,
              tier: index < 20 ? 'Gold Partner' : 'Bronze Partner',
            })),
          },
        },
      ],
    },
  ],
};
