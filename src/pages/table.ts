// The page table: every page key of A §2 with its addresses, its name and its chain of guards.

/** Names of the chains of guards (`src/rules/guards`): `shell` is open to everybody, `page` is every other page. */
export type GuardChain = 'shell' | 'home' | 'venue' | 'profile' | 'page';

/**
 * A row. `paths` hold `:instance`, `:event`, `:language` and the page's own parameters: `:name` one part, `:name?` one or none,
 * `*` at the end the whole rest as `rest`. The first path is the one Foyer links to. A row without paths is reached by its key
 * like a content page, `/…/page/{key}`: so are maintenance, which the spec gives no path, and of two keys with one path the
 * second (`PosterPage`, `PresentationSearchPage`, `FacultySearchPage`), whose default document shows the same as the first.
 */
export type PageRow = {
  /** Page key of A §2; names the page document. */
  page: string;
  paths: readonly string[];
  /** Name of the page in titles: the text `pages.<title>`, which an event can replace. */
  title: string;
  guards: GuardChain;
  /** A page of the programme, which `withPublicProgram` makes public (A §6). */
  programme?: true;
};

/** `/:instance/:event/:language/jobs` */
const suffix = (rest: string): string => `/:instance/:event/:language/${rest}`;
/** `/myarea/:instance/:event/:language/:module?` */
const prefix = (name: string, rest = ''): string => `/${name}/:instance/:event/:language${rest}`;

const row = (page: string, title: string, paths: readonly string[], guards: GuardChain = 'page'): PageRow => ({
  page,
  paths,
  title,
  guards,
});
const programme = (...args: Parameters<typeof row>): PageRow => ({ ...row(...args), programme: true });
const shell = (page: string, title: string, paths: readonly string[]): PageRow => row(page, title, paths, 'shell');

/** Every page key. Where the spec has no key for a path, the key follows the naming of the others. */
export const pageTable: readonly PageRow[] = [
  row('HomePage', 'home', [prefix('home')], 'home'),
  row('VenuePage', 'venue', [prefix('venue')], 'venue'),

  programme('ProgramPage', 'programme', [prefix('program')]),
  programme('ProgramLandingPage', 'programme', [prefix('programlanding')]),
  programme('PagSearchPage', 'programmeSearch', [suffix('search')]),
  programme('PagSessionDetailPage', 'session', [suffix('session/:sessionId')]),
  programme('PagPresentationDetailPage', 'presentation', [suffix('presentation/:presentationId')]),
  programme('PagFacultyDetailPage', 'person', [suffix('faculty/:userId')]),
  programme('PagAbstractDetailPage', 'abstract', [suffix('abstract/:abstractUrl')]),
  programme('PagPresentationSearchPage', 'presentations', [suffix('presentationSearch')]),
  programme('PresentationSearchPage', 'presentations', []),
  programme('PagFacultySearchPage', 'people', [suffix('facultySearch')]),
  programme('FacultySearchPage', 'people', []),
  programme('PagAbstractSearchPage', 'abstracts', [suffix('abstractSearch')]),
  programme('AbstractSearchPage', 'abstracts', [suffix('abstractsolr')]),
  programme('PagPosterSearchPage', 'posters', [suffix('poster')]),
  programme('PosterPage', 'posters', []),
  programme('EposterPage', 'ePosters', [prefix('eposter')]),
  programme('PosterLandingPage', 'posterOverview', [prefix('posterlanding')]),
  row('LivePage', 'live', [prefix('live')]),
  row('PresentationPlayerPage', 'player', [prefix('presentationplayer', '/:presentationId')]),
  row('PdfDownloadPage', 'pdfDownload', [suffix('pdfDownload')]),
  row('PersonalProgramPage', 'personalProgramme', [suffix('personalprogram')]),
  // Beyond the spec: where a secret link to a personal programme leads.
  row('SharedProgramPage', 'sharedProgramme', [suffix('sharedprogram')]),
  row('AwardWinnersPage', 'awards', [suffix('award-winners')]),

  row('IndustryLandingPage', 'exhibition', [prefix('industrylandingpage', '/:page?')]),
  row('IndustryLandingPageProfile', 'exhibitor', [prefix('industrylandingpage', '/:page/:companyAccountId')], 'profile'),
  row('ProfilePage', 'exhibitor', [suffix('profile/:companyAccountId/:page?')], 'profile'),
  row('IndustryLandingListPage', 'exhibitorList', [suffix('list/:page?')]),
  row('PagIndustrySearchPage', 'exhibitorSearch', [suffix('industryLanding')]),
  row('ProductsPage', 'products', [prefix('products')]),
  row('SymposiaPage', 'symposia', [prefix('symposia')]),
  row('IndustrySymposiaPage', 'industrySymposia', [suffix('industrySymposia')]),
  row('MeetingHubPage', 'meetings', [prefix('meetinghub')]),
  row('BoothPage', 'booth', [prefix('booth')]),
  row('PlazaPage', 'plaza', [prefix('plaza')]),
  row('WorldVillagePage', 'worldVillage', [prefix('worldvillage')]),

  row('news', 'news', [prefix('news')]),
  row('TvPage', 'tv', [prefix('tv'), ...['dailyhighlights', 'speakerinterviews', 'podcast'].map((part) => prefix('tv', `/${part}`))]),
  row('helpdesk', 'helpdesk', [prefix('helpdesk')]),
  row('contact', 'contact', [prefix('contact')]),
  row('charity', 'charity', [suffix('charity'), suffix('charity/project/:id')]),
  row('jobs', 'jobs', [suffix('jobs/:jobsId?')]),
  row('preceptorships', 'preceptorships', [prefix('preceptorships')]),

  row('MyAreaPage', 'myArea', [prefix('myarea', '/:module?/:id?')]),
  row('MessagesPage', 'messages', [prefix('messages')]),
  row('NotificationsPage', 'notifications', [prefix('notifications')]),
  row('UserFormPage', 'userForm', [prefix('userform')]),
  row('SurveyPage', 'survey', [suffix('survey')]),
  row('AssemblyPage', 'assembly', [prefix('assembly')]),
  row('RegistrationPage', 'registration', [suffix('registration/:subApplicationRoute?')]),
  row('RegistrationLandingPage', 'registrationOverview', [suffix('registrationLanding')]),
  row('SubmissionPage', 'submission', [suffix('submission/*')]),
  row('ReviewPage', 'review', [suffix('review/*')]),

  shell('HoldingPage', 'holding', [prefix('holding')]),
  shell('NoaccessPage', 'noAccess', [prefix('noaccess')]),
  shell('LoginPage', 'login', [prefix('login')]),
  shell('LogoutPage', 'logout', [prefix('logout')]),
  shell('AuthPage', 'auth', [prefix('auth'), suffix('auth/login')]),
  shell('CorrelatePage', 'correlate', [suffix('auth/correlate')]),
  shell('UserDataSyncPage', 'userDataSync', [suffix('auth/correlate/userdatasync')]),
  shell('CreateAccountPage', 'createAccount', [prefix('createaccount')]),
  shell('PasswordRetrievalPage', 'passwordRetrieval', [prefix('forgotpassword')]),
  shell('ConfirmationPage', 'confirmation', [prefix('confirmation')]),
  shell('ResetPasswordPage', 'resetPassword', [prefix('resetpassword')]),
  shell('MaintenancePage', 'maintenance', []),
  // The spec's address has no event and uses that of the host. Links name the event.
  shell('QrScanPage', 'qrScan', [prefix('qrScan'), '/qrScan']),
  shell('ErrorPage', 'error', [suffix('error'), '/error']),
  shell('NotFoundPage', 'notFound', [suffix('not-found'), '/not-found']),

  // Any content page of an event; the page key is the last parameter.
  row(':pageName', '', [suffix('page/:pageName')]),
];

const byKey = new Map(pageTable.map((one) => [one.page, one]));

/** Words by which older menus name a page (A §2: header menu items map to pages). */
export const menuKeys: Readonly<Record<string, string>> = { showreel: 'ProductsPage', donation: 'charity' };

/** The row of a page key; a key without one is a content page. */
export const pageRow = (page: string): PageRow => byKey.get(menuKeys[page] ?? page) ?? byKey.get(':pageName')!;

/** Whether a page key is in the table, so that the platform has a document for it. */
export const isRouted = (page: string): boolean => page !== ':pageName' && byKey.has(page);

/** The page's own parameters that its address requires. */
export const neededParams = (page: string): string[] =>
  (byKey.get(page)?.paths[0]?.match(/:\w+\b(?!\?)/g) ?? [])
    .map((param) => param.slice(1))
    .filter((param) => !['instance', 'event', 'language'].includes(param));

/** Links of the older scheme to a single item: query of `/program/…`, its page, and that page's parameter (A §2). */
export const olderScheme: readonly (readonly [query: string, page: string, param: string])[] = [
  ['session', 'PagSessionDetailPage', 'sessionId'],
  ['presentation', 'PagPresentationDetailPage', 'presentationId'],
  ['user', 'PagFacultyDetailPage', 'userId'],
];

/**
 * Modules of My Area by address, `/myarea/…/program` (B §2), and the page each is; those of My Area itself are parts of its page. At a word
 * that is no module nothing is found.
 */
export const myAreaModules: Readonly<Record<string, string>> = {
  program: 'PersonalProgramPage',
  evaluation: 'SurveyPage',
  inbox: 'MessagesPage',
  helpdesk: 'helpdesk',
  submission: 'SubmissionPage',
  documents: 'MyAreaPage',
  profile: 'MyAreaPage',
  groups: 'MessagesPage',
  networking_settings: 'MessagesPage',
};

/** Shell layers of every page: header, footer, banner, overlay, appBar. */
export const EVERY_PAGE = 'EveryPage';

/** The page shown for an address of an event that has no page; answered with status 404. */
export const NOT_FOUND_PAGE = 'NotFoundPage';

/** Whether a page has no content of its own to visit: it appears on or in place of others. */
export const isBehindPages = (page: string): boolean => page === EVERY_PAGE || page === NOT_FOUND_PAGE;
