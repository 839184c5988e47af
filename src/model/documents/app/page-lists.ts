// The lists of pages that an event may replace, with the specification's defaults (A §2); free of zod, for the visitors' bundle.

/** How lists and policies name the content pages of an event, `page/{pageName}`, all at once. */
export const CONTENT_PAGE = 'ContentPage';

/** Pages that need sign-in (A §2): the exhibition pages first, then each in the order of the specification. */
export const signInPages: readonly string[] = [
  'IndustryLandingPage',
  'IndustryLandingPageProfile',
  'PagIndustrySearchPage',
  'ProfilePage',
  'BoothPage',
  'ProgramLandingPage',
  'LivePage',
  'ProductsPage',
  'IndustryLandingListPage',
  'SymposiaPage',
  'MeetingHubPage',
  'PosterLandingPage',
  'news',
  'helpdesk',
  'MyAreaPage',
  'charity',
  'jobs',
  'UserFormPage',
  'SurveyPage',
  'VenuePage',
  'preceptorships',
  'PagSearchPage',
  'PosterPage',
  'PagPosterSearchPage',
  'IndustrySymposiaPage',
  'FacultySearchPage',
  'PagFacultySearchPage',
  'AbstractSearchPage',
  'PagAbstractSearchPage',
  'PagSessionDetailPage',
  'PagPresentationDetailPage',
  'PagFacultyDetailPage',
  CONTENT_PAGE,
  'RegistrationPage',
  'PersonalProgramPage',
  'SubmissionPage',
];

/** Programme pages, which a public programme opens (A §6 `withPublicProgram`). */
export const programPages: readonly string[] = [
  'ProgramPage',
  'ProgramLandingPage',
  'PagSearchPage',
  'PagSessionDetailPage',
  'PagPresentationDetailPage',
  'PagAbstractDetailPage',
  'PagFacultyDetailPage',
  'PagPresentationSearchPage',
  'PresentationSearchPage',
  'PagFacultySearchPage',
  'FacultySearchPage',
  'PagAbstractSearchPage',
  'AbstractSearchPage',
  'PosterPage',
  'PagPosterSearchPage',
];

/** Whether a page is an overview of the scientific programme, which an event of the industry alone does not have (A §3 `industryOnly`). */
export const isProgrammeOverview = (page: string): boolean =>
  (programPages.includes(page) && !page.endsWith('DetailPage')) || page === 'EposterPage' || page === 'PosterLandingPage';
