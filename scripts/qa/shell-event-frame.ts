// Header, header model and footer model of the event qashell: each key the other samples leave out.
import { compound, w } from './words.ts';

/** The first keys of a document; `up` leads from its file to the root of the project. */
export const schema = (kind: string, up = '../../../') => ({ $schema: `${up}schemas/documents/${kind}.schema.json`, schemaVersion: 1 });
/** Name of the event. */
export const name = w('Every part of the shell', 'Jeder Teil der Hülle', 'كل جزء من الإطار');
export const about = w('About this event', 'Über diese Veranstaltung', 'عن هذا الحدث');
const visit = w('Your visit', 'Ihr Besuch', 'زيارتكم');
export const helpDesk = w('Help desk', 'Auskunft', 'المساعدة');
/** A banner, by the words of its place. */
export const banner = (place: ReturnType<typeof w>) => ({ image: 'asset:banner.svg', alt: place, link: 'https://monitors.example.org' });

const menuItem = {
  name: visit,
  url: { page: 'helpdesk', params: {}, query: { from: 'menu' }, hash: 'top' },
  target: '_self',
  dataType: 'link',
  qnaInstance: '',
  iconImagePath: 'asset:logo.svg',
  icon: 'lucide-map-pin',
  display: { preparation: false, live: true, ondemand: true },
  showMenuItem: true,
  onlyInMobile: false,
  onlyInVMX: true,
  isDownload: false,
};

export const headerDocument = {
  ...schema('header'),
  banners: {
    main: banner(w('Main banner', 'Hauptbanner', 'اللافتة الرئيسية')),
    second: { image: 'asset:logo.svg', alt: w('Second banner', 'Zweites Banner', 'اللافتة الثانية'), link: 'https://www.example.org' },
  },
  menu: {
    menuItems: [],
    bannerMenuItems: [],
    myCongress: true,
    maxCongressItems: 1,
    customMenuItems: [
      { name: w('Press kit', 'Pressemappe', 'ملف صحفي'), url: '/assets/qa/qashell/1/logo.svg', isDownload: true, icon: 'lucide-download' },
    ],
    menuIcon: 'lucide-panel-right-open',
    socialMediaItems: [{ name: 'Sample Network', url: 'https://social.example.org/@qashell', icon: 'lucide-at-sign' }],
    socialMediaIconsActive: true,
    backgroundOverlayColor: '#12303c',
  },
  background: '#e8ecef',
  tileNavigation: true,
  fullWidthBanner: true,
  fullWidthBannerHeight: 120,
  hideHeaderBannerOnScroll: true,
  appNavigationActive: true,
  appNavigationItems: {
    appMenuContainerTitle: name,
    backDisabled: true,
    bottomItems: [
      { name: helpDesk, url: { page: 'helpdesk', params: {}, query: { from: 'bar' }, hash: 'top' }, icon: 'lucide-life-buoy' },
      { name: w('Hidden', 'Verborgen', 'مخفي'), action: 'top', showMenuItem: false },
      { name: w('Menu', 'Menü', 'القائمة'), action: 'menu' },
    ],
  },
};

export const headerModelDocument = {
  ...schema('header-model'),
  EventLogo: 'asset:logo.svg',
  EventName: name,
  EventLanguages: ['en-GB', 'de-DE', 'ar-EG'],
  theme: 'three',
  menuItems: [
    { name: w('Index', 'Übersicht', 'الفهرس'), url: 'page:HomePage', icon: 'lucide-house' },
    {
      name: about,
      url: '',
      subMenu: [
        menuItem,
        { name: w('Closed streams', 'Gesperrte Streams', 'بث مغلق'), url: 'page:LivePage' },
        { name: compound, url: 'page:HomePage' },
      ],
    },
    {
      name: w('Ask the speakers', 'Fragen an die Vortragenden', 'اسألوا المتحدثين'),
      url: 'https://ask.example.org/',
      target: '_blank',
      dataType: 'qnalink',
      qnaInstance: 'hall-a',
    },
  ],
};

export const footerModelDocument = {
  ...schema('footer-model'),
  Template: 'Small',
  Logo: 'asset:logo.svg',
  LogoUrl: 'https://www.example.org',
  Text: w('<p>A small footer in its own colours.</p>', '<p>Eine kleine Fußzeile in eigenen Farben.</p>', '<p>تذييل صغير بألوانه.</p>'),
  TextCopyright: w('Fictional Society', 'Fiktive Gesellschaft', 'جمعية خيالية'),
  TextColor: '#ffffff',
  Background: '#12303c',
  LinkColor: '#f4d35e',
  Links: [{ Name: about, Description: visit, Links: [{ Name: helpDesk, Url: 'page:helpdesk', Icon: 'lucide-life-buoy', Open: 'modal' }] }],
  Icons: [{ Name: 'Sample Network', Url: 'https://social.example.org/@qashell', Icon: 'lucide-at-sign' }],
};
