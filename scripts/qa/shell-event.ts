// The event qashell: every part of the shell that the other samples leave out, each switched on, and a home page that says where it is seen.
import { app, theme } from './documents.ts';
import { pageDocument } from './plan.ts';
import { about, banner, footerModelDocument, headerDocument, headerModelDocument, helpDesk, name, schema } from './shell-event-frame.ts';
import { w } from './words.ts';

const appDocument = {
  ...app('QA shell', { startDate: '2030-06-13', endDate: '2030-06-17' }),
  showCookieBanner: true,
  showAnalyticsText: true,
  showAdobeTypekitText: true,
  fontKit: {
    url: 'https://fonts.example.org/qashell.css',
    hosts: ['files.fonts.example.org'],
    heading: 'Example Serif',
    text: 'Example Sans',
  },
  ownHosts: ['media.example.org'],
  advancedUserTracking: true,
  newVMXHeader: false,
  newVMXFooter: true,
  disableVMXFooter: false,
  hideFooterInApp: true,
  headerHiddenOnPages: ['SubmissionPage', 'AssemblyPage'],
  headerBreakpoint: 1200,
  mobileContainerWidth: 100,
  mobileContainerPadding: '0 1rem',
  headerInitialsEnabled: true,
  headerTimezoneText: w('in Nordhafen', 'in Nordhafen', 'في نوردهافن'),
  bannerCustomerLogo: 'asset:logo.svg',
  bannerMenuList: [
    {
      name: helpDesk,
      url: { page: 'helpdesk', params: {}, query: { from: 'banner' }, hash: 'top' },
      target: '_self',
      id: 'shell-help',
      class: 'shell-help',
      img: 'asset:logo.svg',
      tooltip: w('Ask us anything', 'Fragen Sie uns', 'اسألنا'),
    },
    { name: w('Inbox', 'Eingang', 'البريد'), icon: 'lucide-mail', module: 'inbox' },
  ],
  customProfileUrl: 'https://id.example.org/profile',
  customHeaderUrl: 'page:HomePage',
  PageTitles: { HomePage: name },
  searchEngines: false,
  embedOrigins: ['https://society.example.org'],
  hideTicker: false,
  ticker: {
    rss: 'https://news.example.org/feed.xml',
    texts: [
      {
        startTime: '2030-06-13T08:00',
        endTime: '2030-06-17',
        text: w(
          '[The feed is not there: this text stands in; A second item]',
          '[Der Feed ist nicht da: dieser Text springt ein; Ein zweiter Eintrag]',
          '[المصدر غير متاح: هذا النص يحل محله; خبر ثان]',
        ),
      },
    ],
  },
  mobileBannerTop: banner(w('At the top of phones', 'Oben am Telefon', 'أعلى الهاتف')),
  mobileBannerBottom: banner(w('At the bottom', 'Unten', 'في الأسفل')),
  showDesktopBottomBanner: true,
  mobileBannerHeight: 60,
  desktopBannerHeight: 90,
  notifications: { active: true, toasts: true, push: false, reminderMinutes: 15 },
  qrScanner: true,
  networkingWidget: true,
  networkingWidgetForApp: true,
  networkingWidgetV2: true,
  NetworkingWidget: {
    url: 'https://networking.example.org/widget.js',
    showNetworkingOnHomepage: true,
    NetworkingOnPages: ['MeetingHubPage'],
  },
  tvWidget: { active: true, image: 'asset:banner.svg', video: 'https://video.example.org/tv.mp4', url: 'page:LivePage' },
  freshworks: { url: 'https://support.example.org/widget.js', id: 12345 },
  FreshChatAllPages: {
    enableChat: true,
    url: 'https://chat.example.org/chat.js',
    freshChatToken: '00000000-0000-0000-0000-000000000000',
  },
  showHCPModal: true,
  showNoAccessModal: true,
  AccountHub: { signalRConnection: true, signalRConnectionAmount: 1, openSignalRModal: true },
  builds: { live: 'https://live.example.org', development: 'https://next.example.org' },
  defaults: {
    disableAuth: true,
    withPublicProgram: true,
    header: 'two',
    terminalImages: ['asset:banner.svg'],
    terminalIdleSeconds: 30,
  },
};

/** One on the search, one with a film for the people of a company, one on a profile, one while a room plays. */
const advertisements = [
  { id: 'search', vmxPage: 'PagSearchPage', pictureFilePath: 'asset:banner.svg', backgroundColor: '#12303c', showInSeconds: 1 },
  { id: 'company', vmxPage: 'HomePage', CompanyAccountIds: [4711], videoFilePath: 'https://video.example.org/spot.mp4' },
  { id: 'profile', vmxPage: 'ProfilePage', CompanyAccountIdsShowOnProfile: [4711], pictureFilePath: 'asset:banner.svg' },
  { id: 'room', vmxPage: 'LivePage', channelId: 'hall-a', pictureFilePath: 'asset:banner.svg' },
].map((one) => ({
  ...schema('advertisement', '../../../../'),
  displayFromDate: '2030-06-13',
  displayToDate: '2030-06-17',
  headlineTop: w('An advertisement', 'Eine Anzeige', 'إعلان'),
  headlineBottom: w('Nothing of it is real', 'Nichts davon ist echt', 'لا شيء منه حقيقي'),
  text: w('<p>Words with <b>weight</b>.</p>', '<p>Worte mit <b>Gewicht</b>.</p>', '<p>كلمات <b>بارزة</b>.</p>'),
  optionalLink: 'monitors.example.org',
  optionalLinkTarget: '_blank',
  optionalLinkButtonText: w('To the booth', 'Zum Stand', 'إلى الجناح'),
  ...one,
}));

const carouselDocument = {
  ...schema('carousel'),
  Carousel: [{ title: name, text: about, image: 'asset:banner.svg', link: 'page:helpdesk' }],
  minDuration: 4,
  autoCloseMobileCarousel: true,
  showCloseButton: true,
  showOnReload: true,
};

const link = (title: ReturnType<typeof w>, text: ReturnType<typeof w>, url: string) => ({ title, text, url });

const home = pageDocument({
  page: 'HomePage',
  title: name,
  lead: w(
    'Header in form three with two banners, tiles on phones, banners at top and bottom, ticker, networking, television, chat, cookie notice, footer in its own colours.',
    'Kopf in Form drei mit zwei Bannern, Kacheln am Telefon, Bannern oben und unten, Laufband, Netzwerken, Fernsehen, Chat, Cookie-Hinweis, Fußzeile in eigenen Farben.',
    'ترويسة بالشكل الثالث مع لافتتين وبلاطات على الهاتف ولافتات في الأعلى والأسفل وشريط أخبار وتواصل وتلفزيون ودردشة وإشعار ملفات الارتباط وتذييل بألوانه.',
  ),
  families: [],
  after: [
    {
      id: 'where',
      space: 'small',
      placements: [
        {
          id: 'where-links',
          name: 'structure/quick-links',
          props: {
            heading: w('What is seen elsewhere', 'Was anderswo zu sehen ist', 'ما يظهر في مكان آخر'),
            links: [
              link(
                w('In the app', 'In der App', 'في التطبيق'),
                w('Introduction, bar, app menu, Scan QR', 'Einführung, Leiste, App-Menü, QR-Scan', 'مقدمة وشريط وقائمة ومسح الرمز'),
                '/home/qa/qashell/en-GB?container=app',
              ),
              link(
                w('On a terminal', 'Auf einem Terminal', 'على محطة'),
                w(
                  'Countdown after half a minute, pictures at rest',
                  'Countdown nach einer halben Minute, Bilder in Ruhe',
                  'عد تنازلي بعد نصف دقيقة وصور',
                ),
                '/home/qa/qashell/en-GB?container=terminal',
              ),
              link(
                w('Denial in a dialog', 'Verweigerung im Dialog', 'الرفض في مربع حوار'),
                w('The streams need a ticket', 'Die Streams brauchen ein Ticket', 'البث يحتاج إلى تذكرة'),
                'page:LivePage',
              ),
              link(
                w('An advertisement', 'Eine Anzeige', 'إعلان'),
                w('Five seconds after the search', 'Fünf Sekunden nach der Suche', 'بعد خمس ثوان من البحث'),
                'page:PagSearchPage',
              ),
            ],
          },
        },
      ],
    },
  ],
});

const accessDocument = {
  ...schema('access'),
  policies: [
    {
      Name: 'streams',
      Type: 'Page',
      Identifier: 'LivePage',
      Effect: 'Allow',
      Requirements: [{ PrincipalField: 'EventTicketNamePaid', Values: ['Full Congress'] }],
    },
  ],
};

/** The documents of the event by their paths below its folder. */
export const shellEvent: Readonly<Record<string, unknown>> = {
  'app.json': appDocument,
  'theme.json': theme,
  'header.json': headerDocument,
  'header-model.json': headerModelDocument,
  'footer-model.json': footerModelDocument,
  'carousel.json': carouselDocument,
  'access.json': accessDocument,
  'pages/HomePage.json': home,
  ...Object.fromEntries(advertisements.map((one) => [`advertisements/${one.id}.json`, one])),
};
