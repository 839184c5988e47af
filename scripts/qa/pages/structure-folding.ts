// The page of accordions, tabs and sections, with slots five deep.
import type { PlacementInput } from '../../../src/model/documents/placement.ts';
import { each, type PagePlan, type State } from '../plan.ts';
import { compound, longTitle, mixed, states, unbroken, w } from '../words.ts';

const question = w('Where do I get my badge?', 'Wo bekomme ich meinen Ausweis?', 'أين أستلم بطاقتي؟');
const answer = w('<p>At the desks, from seven.</p>', '<p>Am Empfang, ab sieben.</p>', '<p>عند المكاتب من السابعة.</p>');
const words = (id: string): PlacementInput => ({ id, name: 'structure/rich-text', props: { html: answer } });
const card = (id: string): PlacementInput => ({ id, name: 'structure/card', props: { title: question } });

/** Sections in sections: the innermost states its depth. */
const deep = (depth: number, most: number): PlacementInput => ({
  id: `deep-${depth}`,
  name: 'structure/section',
  props: { heading: `${depth} / ${most}`, level: 4, tone: (['plain', 'tint', 'raised'] as const)[depth % 3]!, columns: 1 },
  slots: { default: depth === most ? [words('deepest')] : [deep(depth + 1, most)] },
});

/** Three items or tabs whose ids are their own on the page. */
const three = (id: string) => [1, 2, 3].map((number) => ({ id: `${id}-${number}`, title: question }));

const accordion = (id: string, state: State['state'], props: Record<string, unknown>): State => ({
  id,
  state,
  props: {
    items: three(id).map((item, index) => ({ ...item, html: answer, open: index === 0 })),
    ...props,
  },
});

export const structureFolding: PagePlan = {
  page: 'Structure-folding',
  title: w('Sections, tabs, accordions', 'Abschnitte, Reiter, Aufklapper', 'الأقسام والتبويبات والقوائم المطوية'),
  lead: w('What holds other components.', 'Was andere Bausteine enthält.', 'ما يحوي عناصر أخرى.'),
  families: [
    {
      component: 'structure/accordion',
      lead: w('Questions that open.', 'Fragen, die sich öffnen.', 'أسئلة تنفتح.'),
      across: 2,
      states: [
        { id: 'minimal', state: states.one, props: { items: [{ id: 'only', title: question }] } },
        accordion('level-2', 'level: 2', { heading: question, level: 2 }),
        accordion('level-3', 'level: 3', { heading: w('More', 'Mehr', 'المزيد'), level: 3 }),
        accordion('level-4', 'level: 4', { heading: w('Less', 'Weniger', 'أقل'), level: 4 }),
        accordion('single-true', 'single: true', { single: true }),
        accordion('single-false', 'single: false', { single: false }),
        {
          id: 'nested',
          state: states.nested,
          props: { items: [{ id: 'with-slot', title: question, open: true }] },
          slots: { 'with-slot': [card('accordion-card')] },
        },
        {
          id: 'long',
          state: states.compound,
          props: {
            items: [
              { id: 'long-compound', title: compound, html: `<p>${compound}</p>`, open: true },
              { id: 'long-title', title: longTitle },
              { id: 'long-unbroken', title: unbroken, html: `<p>${unbroken}</p>`, open: true },
              { id: 'long-mixed', title: mixed },
            ],
          },
        },
      ],
    },
    {
      component: 'structure/tabs',
      lead: w('Several contents in one place.', 'Mehrere Inhalte an einem Ort.', 'محتويات عدة في مكان واحد.'),
      across: 2,
      states: [
        { id: 'minimal', state: states.one, props: { tabs: [{ id: 'alone', title: question }] } },
        {
          id: 'full',
          state: states.full,
          props: { label: w('Ways to come', 'Wege hierher', 'طرق الوصول'), query: 'way', tabs: three('way') },
          slots: { 'way-1': [words('way-1-words')], 'way-2': [card('way-2-card')], 'way-3': [] },
        },
        {
          id: 'long',
          state: states.compound,
          props: {
            label: w('Long tabs', 'Lange Reiter', 'تبويبات طويلة'),
            tabs: [
              { id: 'tab-compound', title: compound },
              { id: 'tab-unbroken', title: unbroken },
              { id: 'tab-mixed', title: mixed },
            ],
          },
          slots: { 'tab-compound': [words('tab-compound-words')] },
        },
        {
          id: 'many',
          state: w('twelve tabs', 'zwölf Reiter', 'اثنا عشر تبويبا'),
          props: {
            label: w('Twelve tabs', 'Zwölf Reiter', 'اثنا عشر'),
            tabs: Array.from({ length: 12 }, (_, index) => ({ id: `twelve-${index + 1}`, title: mixed.slice(0, 5) + String(index + 1) })),
          },
          slots: { 'twelve-1': [words('twelve-1-words')] },
        },
      ],
    },
    {
      component: 'structure/section',
      lead: w('A part of the page with a heading.', 'Ein Teil der Seite mit Überschrift.', 'جزء من الصفحة له عنوان.'),
      states: [
        { id: 'minimal', state: states.empty },
        ...each('tone', ['plain', 'tint', 'raised', 'strong']).map((state, index) => ({
          ...state,
          props: {
            ...state.props,
            heading: w('Doors open at eight', 'Einlass ab acht', 'تفتح الأبواب في الثامنة'),
            level: ([3, 2, 3, 4] as const)[index]!,
            overline: w('For delegates', 'Für Gäste', 'للمشاركين'),
            lead: w('Coffee is ready from seven.', 'Kaffee gibt es ab sieben.', 'القهوة جاهزة من السابعة.'),
            links: [
              {
                text: w('All questions', 'Alle Fragen', 'كل الأسئلة'),
                url: 'page:HomePage',
                open: (['page', 'modal'] as const)[index % 2]!,
              },
            ],
          },
          slots: { default: [words(`tone-words-${index}`), card(`tone-card-${index}`)] },
        })),
        ...each('columns', [0, 1, 2, 3, 4]).map((state, index) => ({
          ...state,
          slots: {
            default: Array.from({ length: 5 }, (_, child) => ({
              ...card(`columns-${index}-${child}`),
              ...(index === 0 ? { size: { base: 12, medium: 6, wide: child % 2 ? 4 : 8 } } : {}),
            })),
          },
        })),
        { id: 'nested', state: w('five deep', 'fünf tief', 'خمسة مستويات'), slots: { default: [deep(1, 5)] } },
        { id: 'compound', state: states.compound, props: { heading: compound, level: 4, overline: compound, lead: unbroken } },
      ],
    },
  ],
};
