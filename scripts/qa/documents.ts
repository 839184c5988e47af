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
    venue: w('Sample Halls', 'Musterhallen', 'قاعات النموذج'),
    city: w('Nordhafen', 'Nordhafen', 'نوردهافن'),
  },
  favicon: 'asset:favicon.svg',
  headerTimeEnabled: true,
  showCookieBanner: false,
  defaults: { disableAuth: true, withPublicProgram: true },
});

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
    bannerMenuItems: [{ name: w('Help desk', 'Auskunft', 'المساعدة'), url: 'page:Rules', icon: 'lucide-life-buoy' }],
    customMenuItems: [{ ...item(w('New window', 'Neues Fenster', 'نافذة جديدة'), ''), url: 'https://www.example.org', target: '_blank' }],
    socialMediaItems: [{ name: 'Sample Network', url: 'https://social.example.org/@qa', icon: 'lucide-at-sign' }],
    socialMediaIconsActive: true,
    myCongress: false,
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
