// The pages of headers, footers, banners and clocks, and the layers of every page.
import type { PageInput } from '../../../src/model/documents/page.ts';
import type { PlacementInput } from '../../../src/model/documents/placement.ts';
import { each, pageDocument, type PagePlan } from '../plan.ts';
import { compound, longTitle, states, unbroken, w } from '../words.ts';

const news = w('The main station is closed today.', 'Der Hauptbahnhof ist heute gesperrt.', 'المحطة الرئيسية مغلقة اليوم.');
const shell = (id: string, placements: PlacementInput[]) => ({
  grids: [{ id, width: 'full' as const, space: 'none' as const, gap: 'none' as const, placements }],
});
const header = (props: Record<string, unknown>) => shell('shell-header', [{ id: 'header', name: 'shell/header', props }]);
const footer = (props: Record<string, unknown>) => shell('shell-footer', [{ id: 'footer', name: 'shell/footer', props }]);
const link = { link: 'page:HomePage', linkText: w('All pages', 'Alle Seiten', 'كل الصفحات') };

/** Header and footer as the documents of the event say. */
export const everyPage: PageInput = {
  $schema: '../../../../schemas/documents/page.schema.json',
  schemaVersion: 1,
  page: 'EveryPage',
  // The platform's overlays and the bars of the app stay.
  mode: 'extend',
  layers: { header: header({ theme: 'document', schemeSwitch: true, search: true }), footer: footer({ template: 'document' }) },
};

const shellWords: PagePlan = {
  page: 'Shell',
  title: w('Banners and clocks', 'Banner und Uhren', 'الشرائط والساعات'),
  lead: w('Parts of the shell that stand anywhere.', 'Teile der Hülle, die überall stehen können.', 'أجزاء من الإطار توضع في أي مكان.'),
  families: [
    {
      component: 'shell/banner',
      lead: w('A line of news.', 'Eine Zeile Neuigkeiten.', 'سطر أخبار.'),
      states: [
        ...each('tone', ['strong', 'tint', 'warning'], { text: news, ...link }),
        ...each('closable', [true, false], { text: w('Announcement', 'Ankündigung', 'إعلان') }).map((state, index) => ({
          ...state,
          props: { ...state.props, text: w(`Announcement ${index + 1}`, `Ankündigung ${index + 1}`, `إعلان ${index + 1}`) },
        })),
        { id: 'compound', state: states.compound, props: { text: `${compound} ${unbroken}`, link: 'page:HomePage', linkText: compound } },
        { id: 'title', state: states.title, props: { text: longTitle } },
      ],
    },
    {
      component: 'shell/clock',
      lead: w('The time of the event.', 'Die Zeit der Veranstaltung.', 'وقت الحدث.'),
      across: 2,
      states: [
        { id: 'minimal', state: states.minimal },
        ...each('seconds', [true, false]),
        ...each('size', ['normal', 'large'], { label: w('Time in Leipzig', 'Uhrzeit in Leipzig', 'الوقت في لايبزيغ') }),
        { id: 'compound', state: states.compound, props: { label: compound, size: 'large' } },
      ],
    },
  ],
};

const hello = w('This page does not exist', 'Diese Seite gibt es nicht', 'هذه الصفحة غير موجودة');
const help = w('The desk in the foyer is glad to help.', 'Der Schalter im Foyer hilft gern.', 'يسعد المكتب في البهو بمساعدتكم.');

/** What replaces a page; with the address `?prevPage=…&reason=…` the denial says more. */
const screens: PagePlan = {
  page: 'Shell-screens',
  title: w('In place of a page', 'Anstelle einer Seite', 'بدلا من الصفحة'),
  lead: w(
    'Before the event, after it, and where somebody may not go.',
    'Vor der Veranstaltung, danach, und wo jemand nicht hin darf.',
    'قبل الحدث وبعده، وحيث لا يُسمح بالدخول.',
  ),
  families: [
    {
      component: 'shell/holding',
      lead: w(
        'Before and after show in the events qabefore and qaafter.',
        'Davor und danach zeigen die Events qabefore und qaafter.',
        'يظهر ما قبل وما بعد في الحدثين qabefore وqaafter.',
      ),
      states: [
        { id: 'minimal', state: states.minimal },
        ...each('cover', [true, false], { image: 'asset:banner-phone.svg', alt: help }),
        ...each('countdown', [true, false], { before: help, after: help, link: 'https://www.example.org', linkText: help }),
        {
          id: 'compound',
          state: states.compound,
          props: {
            before: unbroken,
            after: compound,
            link: 'page:HomePage',
            linkText: compound,
          },
        },
      ],
    },
    {
      component: 'shell/access-denied',
      lead: w('What is missing, and what to do.', 'Was fehlt, und was zu tun ist.', 'ما ينقص وما العمل.'),
      states: [
        { id: 'minimal', state: states.minimal },
        { id: 'full', state: states.full, props: { text: help } },
        { id: 'compound', state: states.compound, props: { text: compound } },
      ],
    },
    {
      component: 'shell/page-notice',
      lead: w(
        'A page that is not there, and one that failed.',
        'Eine Seite, die es nicht gibt, und eine, die scheiterte.',
        'صفحة غير موجودة، وصفحة تعذر عرضها.',
      ),
      states: [
        { id: 'minimal', state: states.minimal, props: { title: hello } },
        ...each('actions', [['home', 'programme'], ['retry', 'home'], []], { title: hello, text: help }),
        { id: 'compound', state: states.compound, props: { title: compound, text: unbroken } },
      ],
    },
    {
      component: 'shell/access-denied-dialog',
      lead: w('Opens when a page is refused.', 'Öffnet sich, wenn eine Seite verwehrt wird.', 'يفتح عند رفض صفحة.'),
      states: [{ id: 'minimal', state: states.minimal }],
    },
  ],
};

/** What is about the person there; a visitor sees the labels alone. */
const person: PagePlan = {
  page: 'Shell-person',
  title: w('About the person there', 'Wer davor sitzt', 'عن الشخص الحاضر'),
  lead: w(
    'Dialogs and switches of the signed-in; a visitor sees none of them.',
    'Dialoge und Schalter der Angemeldeten; Besucher sehen nichts davon.',
    'حوارات ومفاتيح لمن سجلوا الدخول؛ لا يرى الزوار منها شيئا.',
  ),
  families: [
    {
      component: 'shell/other-device-dialog',
      lead: w(
        'Opens when another device signed in with the same account.',
        'Öffnet sich, wenn ein anderes Gerät sich mit demselben Konto anmeldet.',
        'يفتح عند تسجيل الدخول بالحساب نفسه على جهاز آخر.',
      ),
      states: [{ id: 'minimal', state: states.minimal }],
    },
    {
      component: 'account/terms-dialog',
      lead: w(
        'Opens for the signed-in where terms are new, or have a new version.',
        'Öffnet sich für Angemeldete, wo Bedingungen neu sind oder eine neue Fassung haben.',
        'يفتح لمن سجلوا الدخول حيث توجد شروط جديدة أو نسخة جديدة منها.',
      ),
      states: [{ id: 'minimal', state: states.minimal }],
    },
    {
      component: 'shell/hcp-dialog',
      lead: w(
        'Opens for the signed-in where the app document asks (showHCPModal).',
        'Öffnet sich für Angemeldete, wo das App-Dokument fragt (showHCPModal).',
        'يفتح لمن سجلوا الدخول حيث يطلبه مستند التطبيق (showHCPModal).',
      ),
      states: [{ id: 'minimal', state: states.minimal }],
    },
    {
      component: 'shell/admin-panel',
      lead: w('In the corner, for super users.', 'In der Ecke, für Superuser.', 'في الزاوية، للمستخدمين ذوي الصلاحية الكاملة.'),
      states: [{ id: 'minimal', state: states.minimal }],
    },
  ],
};

/** A page of its own: opening it signs out, which would disturb a look at the others. */
const leaving: PagePlan = {
  page: 'Shell-sign-out',
  title: w('Signing out', 'Abmelden', 'تسجيل الخروج'),
  lead: w('Opening this page signs you out.', 'Diese Seite zu öffnen meldet Sie ab.', 'فتح هذه الصفحة يسجل خروجكم.'),
  families: [
    {
      component: 'shell/sign-out',
      lead: w('Signs out and says so.', 'Meldet ab und sagt es.', 'يسجل الخروج ويعلن ذلك.'),
      states: [{ id: 'minimal', state: states.minimal }],
    },
  ],
};

/** A page whose header and footer have a form of their own. */
const form = (name: string, theme: string, template: string, schemeSwitch: boolean): PageInput => {
  const page = pageDocument({
    page: `Shell-header-${name}`,
    title: w(`Header ${name}`, `Kopf ${name}`, `الرأس ${name}`),
    lead: w(
      `Header in form ${theme}, footer ${template}.`,
      `Kopf in Form ${theme}, Fuß ${template}.`,
      `الرأس بالشكل ${theme} والتذييل ${template}.`,
    ),
    families: [],
  });
  return {
    ...page,
    layers: {
      ...page.layers,
      banner: shell('news', [{ id: 'news', name: 'shell/banner', props: { text: news, ...link, tone: 'warning' } }]),
      header: header({ theme, schemeSwitch, search: schemeSwitch }),
      footer: footer({ template }),
    },
  };
};

const layerNote = (layer: string): PlacementInput => ({
  id: `layer-${layer}`,
  name: 'structure/notice',
  props: {
    title: `layer: ${layer}`,
    text: w('Everything on the screen stands in a layer.', 'Alles auf dem Schirm steht in einer Schicht.', 'كل ما على الشاشة في طبقة.'),
  },
});

/** All six layers at once. */
const layers: PageInput = (() => {
  const page = pageDocument({
    page: 'Layers',
    title: w('Layers', 'Schichten', 'الطبقات'),
    lead: w('All six layers at once.', 'Alle sechs Schichten zugleich.', 'الطبقات الست معا.'),
    families: [],
    after: [{ id: 'layer-page', placements: [layerNote('page')] }],
  });
  const named = (layer: string) => ({
    grids: [{ id: `layer-${layer}-grid`, space: 'small' as const, label: `layer: ${layer}`, placements: [layerNote(layer)] }],
  });
  return {
    ...page,
    layers: {
      ...page.layers,
      banner: named('banner'),
      header: { grids: [...header({}).grids, ...named('header').grids] },
      footer: { grids: [...named('footer').grids, ...footer({}).grids] },
      overlay: named('overlay'),
      appBar: named('appBar'),
    },
  };
})();

export const shellPages: readonly PageInput[] = [
  everyPage,
  pageDocument(shellWords),
  pageDocument(screens),
  pageDocument(person),
  pageDocument(leaving),
  form('one', 'one', 'Small', true),
  form('two', 'two', 'Large', false),
  form('three', 'three', 'document', true),
  layers,
];
