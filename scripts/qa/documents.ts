// The documents of the service checks that are no pages: event, theme, header, footer, access.
import { compound, w } from './words.ts';

const schema = (kind: string) => ({ $schema: `../../../schemas/documents/${kind}.schema.json`, schemaVersion: 1 });
const pages = w('Pages', 'Seiten', 'الصفحات');
const programme = w('Programme', 'Programm', 'البرنامج');

/** The app document of an event of the instance. */
export const app = (name: string, days: { startDate?: string; endDate?: string } = {}) => ({
  ...schema('app'),
  event: {
    name,
    subtitle: w('Every component in every state', 'Jeder Baustein in jedem Zustand', 'كل عنصر في كل حالة'),
    timeZone: 'Europe/Berlin',
    ...days,
    languages: ['en-GB', 'de-DE', 'ar-EG'],
    contentModes: [
      { name: 'preparation', endTime: '2030-06-15T11:59' },
      { name: 'live', startTime: '2030-06-15T12:00', endTime: '2030-06-16' },
      { name: 'ondemand' },
    ],
    venue: w('Sample Halls', 'Musterhallen', 'قاعات النموذج'),
    city: w('Nordhafen', 'Nordhafen', 'نوردهافن'),
  },
  favicon: 'asset:favicon.svg',
  headerTimeEnabled: true,
  showCookieBanner: false,
  // Nothing is loaded without consent, and nobody is asked for it here.
  analyticsProviders: [
    { provider: 'google-tag-manager', settings: { containerId: 'GTM-EXAMPLE', url: 'https://tags.example.org' } },
    { provider: 'boothguru', settings: { url: 'https://booths.example.org/actions' } },
  ],
  gtagConfig: { id: 'G-EXAMPLE12', url: 'https://tags.example.org' },
  defaults: { disableAuth: true, withPublicProgram: true },
});

/** What signed-in visitors of the service checks are told, reminded of and recommended; the introduction opens in the app container. */
export const overlays = {
  userInformation: {
    version: '1',
    title: w('A message of the organiser', 'Eine Nachricht der Veranstalter', 'رسالة من المنظمين'),
    html: w(
      '<p>It is shown <b>once</b> to everybody who is signed in.</p>',
      '<p>Sie erscheint <b>einmal</b> bei allen Angemeldeten.</p>',
      '<p>تظهر <b>مرة واحدة</b> لكل من سجل الدخول.</p>',
    ),
    button: w('I see', 'Verstanden', 'فهمت'),
    startTime: '2027-01-01',
    endTime: '2031-12-31',
  },
  ratingReminder: { active: true, minutes: 240 },
  recommendationActive: true,
  appStores: { ios: 'https://apps.example.org/ios/checks', android: 'https://apps.example.org/android/checks' },
};

export const carousel = {
  ...schema('carousel'),
  Carousel: [
    {
      title: w('Every component', 'Jeder Baustein', 'كل عنصر'),
      text: w(
        'Each on a page of its own, in all its states.',
        'Jeder auf seiner Seite, in allen Zuständen.',
        'كل على صفحته وفي جميع حالاته.',
      ),
      image: 'asset:wide.svg',
    },
    {
      title: w('Structure', 'Gerüst', 'البنية'),
      text: w('A slide that leads to a page.', 'Eine Folie, die auf eine Seite führt.', 'شريحة تقود إلى صفحة.'),
      image: 'asset:tall.svg',
      link: 'page:Structure-words',
    },
    { title: w('Words alone', 'Nur Worte', 'كلمات فقط'), text: compound },
  ],
  minDuration: 2,
  autoCloseMobileCarousel: false,
  showCloseButton: false,
  showOnReload: false,
};

export const theme = {
  ...schema('theme'),
  brand: '#1f4e5f',
  accent: '#00638a',
  neutral: '#e8ecef',
  scheme: 'auto',
  fonts: { heading: 'inter', text: 'inter' },
  headingWeight: 600,
  radius: 'small',
  density: 'compact',
};

const item = (name: ReturnType<typeof w> | string, page: string, icon = '', subMenu: unknown[] = []) => ({
  name,
  url: page && `page:${page}`,
  ...(icon && { icon }),
  ...(subMenu.length > 0 && { subMenu }),
});

/** Menus three levels deep, with icons, long words, and entries that are not shown. */
export const header = {
  ...schema('header'),
  menu: {
    menuItems: [
      item(w('Index', 'Übersicht', 'الفهرس'), 'HomePage', 'lucide-house'),
      item(programme, 'PagSearchPage', 'lucide-calendar'),
      item(w('Structure', 'Gerüst', 'البنية'), '', 'lucide-layout-grid', [
        item(w('Words', 'Text', 'النصوص'), 'Structure-words', 'lucide-file-text'),
        item(w('Three levels', 'Drei Ebenen', 'ثلاثة مستويات'), 'Structure-folding', 'fa-no-such-icon', [
          item(w('Third level', 'Dritte Ebene', 'المستوى الثالث'), 'Structure-cards', 'lucide-star'),
          item(compound, 'Structure-pictures'),
        ]),
        item(compound, 'Structure-actions', 'lucide-link'),
      ]),
      item(w('Rules', 'Regeln', 'القواعد'), 'Rules'),
      { ...item(w('Hidden', 'Verborgen', 'مخفي'), 'Rules'), showMenuItem: false },
      { ...item(w('Phones only', 'Nur am Telefon', 'للهواتف فقط'), 'Windows', 'lucide-smartphone'), onlyInMobile: true },
    ],
    bannerMenuItems: [
      {
        name: w('Help desk', 'Auskunft', 'المساعدة'),
        url: 'page:Rules',
        icon: 'lucide-life-buoy',
        id: 'banner-help',
        class: 'qa-help',
        tooltip: w('Ask us anything', 'Fragen Sie uns', 'اسألنا'),
      },
      { name: w('Inbox', 'Eingang', 'البريد'), module: 'inbox' },
    ],
    customMenuItems: [{ ...item(w('New window', 'Neues Fenster', 'نافذة جديدة'), ''), url: 'https://www.example.org', target: '_blank' }],
    socialMediaItems: [{ name: 'Sample Network', url: 'https://social.example.org/@qa', icon: 'lucide-at-sign' }],
    socialMediaIconsActive: true,
    maxCongressItems: 2,
    myCongressItems: [
      item(w('My programme', 'Mein Programm', 'برنامجي'), 'PersonalProgramPage'),
      item(w('Products', 'Produkte', 'المنتجات'), 'showreel'),
      item(w('Folded away', 'Eingeklappt', 'مطوي'), 'Rules'),
    ],
  },
  banners: { main: { image: 'asset:logo.svg', alt: w('Service checks', 'Prüfstand', 'اختبارات الخدمة'), link: 'page:HomePage' } },
  hideHeaderBannerOnScroll: true,
  appNavigationActive: true,
  appNavigationItems: {
    appMenuContainerLogo: 'asset:logo.svg',
    appMenuContainerTitle: w('Service checks', 'Prüfstand', 'اختبارات الخدمة'),
    welcomeMessage: w('Everything is a test here', 'Hier ist alles Prüfung', 'كل شيء هنا اختبار'),
    legal: 'page:Rules',
    privacy: 'page:Layout',
    backgroundColor: '#12303c',
    activeColor: '#f4d35e',
    backPages: ['Rules'],
    bottomItems: [
      { name: w('Back', 'Zurück', 'رجوع'), action: 'back' },
      { ...item(w('Index', 'Übersicht', 'الفهرس'), 'HomePage', 'lucide-house'), action: 'url' },
      { ...item(compound, 'Rules', 'lucide-scale'), action: 'url' },
      { name: w('Top', 'Nach oben', 'أعلى'), action: 'top' },
      { name: w('Menu', 'Menü', 'القائمة'), action: 'menu' },
      { ...item(w('Sixth', 'Sechster', 'السادس'), 'Layout'), action: 'url' },
    ],
    items: [item(w('Index', 'Übersicht', 'الفهرس'), 'HomePage', 'lucide-house'), item(compound, 'Layout')],
  },
};

export const footerModel = {
  ...schema('footer-model'),
  Template: 'Large',
  Logo: 'asset:logo.svg',
  LogoUrl: 'page:HomePage',
  Text: w(
    '<p>A test bed; nothing here is real.</p>',
    '<p>Ein Prüfstand; nichts hier ist echt.</p>',
    '<p>منصة اختبار؛ لا شيء هنا حقيقي.</p>',
  ),
  TextCopyright: w('Fictional Society', 'Fiktive Gesellschaft', 'جمعية خيالية'),
  Links: [
    {
      Name: pages,
      Description: compound,
      Links: [
        { Name: pages, Url: 'page:HomePage', Icon: 'lucide-house' },
        { Name: compound, Url: 'page:Layout' },
      ],
    },
    {
      Name: w('Elsewhere', 'Anderswo', 'في مكان آخر'),
      Links: [
        { Name: w('New window', 'Neues Fenster', 'نافذة جديدة'), Url: 'https://www.example.org', Open: '_blank' },
        { Name: w('Above the page', 'Über der Seite', 'فوق الصفحة'), Url: 'page:Layers', Open: 'modal' },
      ],
    },
  ],
  Icons: [{ Name: 'Sample Network', Url: 'https://social.example.org/@qa', Icon: 'lucide-at-sign' }],
};

const key = (Identifier: string, Effect: 'Allow' | 'Deny', PrincipalField: string, ...Values: string[]) => ({
  Name: `${Identifier}-${Effect.toLowerCase()}`,
  Type: 'Key',
  Identifier,
  Effect,
  Requirements: [{ PrincipalField, Values }],
});

/** Keys that components ask for: one that a visitor lacks a ticket for, one open by time, and one closed by time although it is open by time. */
export const access = {
  ...schema('access'),
  policies: [
    key('industry-lounge', 'Allow', 'EventTicketNameValid', 'Industry'),
    key('this-week', 'Allow', 'TimeAccess', '2030-06-13', '2030-06-17'),
    key('this-afternoon', 'Allow', 'TimeAccess', '2030-06-15', '2030-06-15'),
    key('this-afternoon', 'Deny', 'TimeAccess', '', '2030-06-15T12:59:59'),
  ],
};

export const instance = {
  $schema: '../../schemas/documents/instance.schema.json',
  schemaVersion: 1,
  name: 'Service checks',
  environment: 'qa',
  defaultEvent: 'qaservicechecks',
};
