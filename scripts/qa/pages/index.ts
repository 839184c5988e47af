// Every page of the service checks, and the index that leads to them.
import type { PageInput } from '../../../src/model/documents/page.ts';
import { pageDocument, type PagePlan } from '../plan.ts';
import { sessions } from '../programme/sessions.ts';
import { authors } from '../programme/people.ts';
import { w, type Words } from '../words.ts';
import { accounts } from './account.ts';
import { detailPages } from './details.ts';
import { layout } from './layout.ts';
import { media } from './media.ts';
import { programmeDays, programmeHighlights, programmeLists, programmeNow, programmePeople } from './programme.ts';
import { rules, windows } from './rules.ts';
import { samplePlans } from './samples.ts';
import { shellPages } from './shell.ts';
import { structureActions } from './structure-actions.ts';
import { structureCards } from './structure-cards.ts';
import { structureFolding } from './structure-folding.ts';
import { structureHero, structurePictures } from './structure-pictures.ts';
import { structureWords } from './structure-words.ts';

const programmeWord = w('Programme', 'Programm', 'البرنامج');

const plans: readonly PagePlan[] = [
  structureWords,
  structureActions,
  structureCards,
  structureFolding,
  structurePictures,
  structureHero,
  media,
  programmeDays,
  programmeHighlights,
  programmeNow,
  programmePeople,
  ...programmeLists,
  accounts,
  layout,
  windows,
  rules,
];

const planned: readonly PageInput[] = [...plans.map(pageDocument), ...shellPages];

/** Names of the components in these documents. */
const componentsIn = (pages: readonly PageInput[]): ReadonlySet<string> =>
  new Set([...JSON.stringify(pages).matchAll(/"name":"([a-z-]+\/[a-z0-9-]+)"/g)].map(([, name]) => name!));

const documents: readonly PageInput[] = [...planned, ...samplePlans(componentsIn([...planned, ...detailPages])).map(pageDocument)];
const byPrefix = (prefix: string): PageInput[] => documents.filter(({ page }) => page.startsWith(prefix));

const group = (id: string, heading: Words, pages: readonly PageInput[]) => ({
  id: `index-${id}`,
  name: 'structure/quick-links',
  props: { heading, links: pages.map(({ page, title }) => ({ title, text: page, url: `page:${page}` })) },
});

/** Addresses of sessions or people, as a list of links; RichHtml resolves `page:` to plain pages only, so these are paths. */
const addresses = (id: string, heading: Words, path: string, rows: readonly { id: string; text: string }[]) => ({
  id: `index-${id}`,
  name: 'structure/rich-text',
  size: { base: 12, wide: 6 },
  props: {
    width: 'full',
    html: htmlOf(heading, (language) =>
      rows.map((row) => `<li><a href="/qa/qaservicechecks/${language}/${path}/${row.id}">${row.text}</a></li>`).join(''),
    ),
  },
});
const htmlOf = (heading: Words, list: (language: string) => string): Words => ({
  'en-GB': `<h2>${heading['en-GB']}</h2><ul>${list('en-GB')}</ul>`,
  'de-DE': `<h2>${heading['de-DE']}</h2><ul>${list('de-DE')}</ul>`,
  'ar-EG': `<h2>${heading['ar-EG']}</h2><ul>${list('ar-EG')}</ul>`,
});

const notBulk = sessions.filter(({ Id }) => !/^(bulk|poster)-/.test(Id));
const notCrowd = authors.filter(({ Id }) => !Id.startsWith('crowd-'));

const home: PageInput = pageDocument({
  page: 'HomePage',
  title: w('Service checks', 'Funktionsprüfung', 'فحوص الخدمة'),
  lead: w(
    'Every component in every state. The fixed instant is 15 June 2030, 12:00 in Berlin.',
    'Jeder Baustein in jedem Zustand. Der feste Zeitpunkt ist der 15. Juni 2030, 12:00 in Berlin.',
    'كل عنصر في كل حالة. اللحظة الثابتة هي 15 يونيو 2030، 12:00 في برلين.',
  ),
  families: [],
  after: [
    {
      id: 'index',
      space: 'small',
      placements: [
        group('structure', w('Structure', 'Gerüst', 'البنية'), byPrefix('Structure-')),
        group('media', w('Media', 'Medien', 'الوسائط'), byPrefix('Media')),
        group('programme', programmeWord, byPrefix('Programme-')),
        group('accounts', w('Accounts', 'Konten', 'الحسابات'), byPrefix('Accounts')),
        group('shell', w('Shell and layers', 'Hülle und Schichten', 'الإطار والطبقات'), [
          ...byPrefix('Shell'),
          ...byPrefix('Layers'),
          ...byPrefix('Layout'),
          ...byPrefix('Samples'),
        ]),
        group('rules', w('Rules', 'Regeln', 'القواعد'), [...byPrefix('Windows'), ...byPrefix('Rules')]),
        {
          id: 'index-events',
          name: 'structure/quick-links',
          props: {
            heading: w('Other events', 'Andere Veranstaltungen', 'أحداث أخرى'),
            links: [
              { title: w('No programme yet', 'Noch kein Programm', 'لا برنامج بعد'), text: 'qaempty', url: '/home/qa/qaempty/en-GB' },
              { title: w('Before the event', 'Vor der Veranstaltung', 'قبل الحدث'), text: 'qabefore', url: '/home/qa/qabefore/en-GB' },
              { title: w('After the event', 'Nach der Veranstaltung', 'بعد الحدث'), text: 'qaafter', url: '/home/qa/qaafter/en-GB' },
              {
                title: w('Every part of the shell', 'Jeder Teil der Hülle', 'كل جزء من الإطار'),
                text: 'qashell',
                url: '/home/qa/qashell/en-GB',
              },
            ],
          },
        },
        addresses(
          'sessions',
          w('Sessions', 'Sitzungen', 'الجلسات'),
          'session',
          notBulk.map(({ Id }) => ({ id: Id, text: Id })),
        ),
        addresses(
          'people',
          w('People', 'Menschen', 'الأشخاص'),
          'faculty',
          notCrowd.map(({ Id }) => ({ id: Id, text: Id })),
        ),
        addresses('searches', w('Searches', 'Suchen', 'عمليات البحث'), 'search', [
          { id: '?q=zzzzzzzz', text: 'q=zzzzzzzz' },
          { id: '?q=presentaton', text: 'q=presentaton' },
          { id: '?day=2030-06-15&amp;view=grid', text: 'view=grid' },
          { id: '?track=people&amp;room=mixed', text: 'track=people, room=mixed' },
          { id: '?day=all', text: 'day=all' },
        ]),
      ],
    },
  ],
});

/** Every page document of the event, by the name of its page. */
export const pages: readonly PageInput[] = [home, ...documents, ...detailPages];

/** A page with every component of the programme, for events whose programme is empty, to come, or over. */
export const programmePage = (page: string, title: Words): PageInput =>
  pageDocument({
    page,
    title,
    lead: w('Every component of the programme.', 'Jeder Baustein des Programms.', 'كل عناصر البرنامج.'),
    families: [],
    after: [
      {
        id: 'programme',
        placements: ['countdown', 'now-and-next', 'program-days', 'highlighted-sessions', 'person-list', 'session-list'].map((name) => ({
          id: name,
          name: `programme/${name}`,
        })),
      },
    ],
  });

/** What is shown before and after an event, with words of its own for both; the link leads to a page that is open at any time. */
export const holdingPage: PageInput = {
  $schema: '../../../../schemas/documents/page.schema.json',
  schemaVersion: 1,
  page: 'HoldingPage',
  title: w('Before and after', 'Davor und danach', 'قبل وبعد'),
  layers: {
    page: {
      grids: [
        {
          id: 'holding',
          space: 'large',
          placements: [
            {
              id: 'holding',
              name: 'shell/holding',
              props: {
                before: w(
                  'Doors open at nine. The programme can be read already.',
                  'Einlass ist um neun. Das Programm ist schon zu lesen.',
                  'تفتح الأبواب في التاسعة. يمكن قراءة البرنامج من الآن.',
                ),
                after: w(
                  'Recordings follow within a week. The programme stays open.',
                  'Die Aufzeichnungen folgen binnen einer Woche. Das Programm bleibt offen.',
                  'تُنشر التسجيلات خلال أسبوع. يبقى البرنامج مفتوحا.',
                ),
                link: 'page:Programme',
                linkText: programmeWord,
              },
            },
          ],
        },
      ],
    },
  },
};
