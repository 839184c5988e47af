// What an event configures about who may go where: the app document's lists and switches, read once, with the spec's defaults (A §2, §4, §6).
import { programPages, signInPages } from '../../model/documents/app/page-lists.ts';
import { isObject } from '../../model/is-object.ts';

/** Settings of guards; names are those of the app document. */
export type RouteConfiguration = {
  /** First and last instant of the event as written, event-local; empty is open (R2). */
  start: string;
  end: string;
  /** Whether the holding page is shown before and after the event. */
  holdingBefore: boolean;
  holdingAfter: boolean;
  holdingDisabledInApp: boolean;
  holdingDisabledInTerminal: boolean;
  /** Content pages that are open to everybody at any time, in addition to the public shell: legal notice, privacy. */
  openPages: readonly string[];
  /** Companies whose profile is open to everybody at any time. */
  openProfiles: readonly string[];
  /** Pages that need sign-in (A §2 default list). */
  signInPages: readonly string[];
  /** Programme pages that `withPublicProgram` opens. */
  programPages: readonly string[];
  allPagesWithAuth: boolean;
  withPublicProgram: boolean;
  disableAuth: boolean;
  disableAuthForPages: readonly string[];
  disableAuthForApp: boolean;
  disableAuthForTerminal: boolean;
  disableAuthForAppPages: readonly string[];
  /** The event is open to everybody, whatever else is set ("two events are always public", A §6). */
  alwaysPublic: boolean;
  /** The page of evaluation is open to visitors. */
  activateEvaluationUrlsWithoutUser: boolean;
  /** The event demands a ticket for the day ("certain named events", A §4 Ticket checks). */
  strictTickets: boolean;
  OnboardingV2: boolean;
  showNoAccessModal: boolean;
  accessContactPage: boolean;
  prefill: boolean;
  venueEnabled: boolean;
  /** The event shows its exhibition and no overviews of a programme. */
  industryOnly: boolean;
  specialProfiles: readonly { id: string; page: string }[];
  loungeRedirectDisabled: boolean;
  /** Companies whose people are led to their lounge after login; empty for those of every company. */
  loungeRedirectCompanies: readonly string[];
  /**
   * Pages whose address is not kept for after sign-in in a container ("one congress in terminal mode on registrationLanding");
   * `to` is the path kept in place, empty for none.
   */
  returnUrlExceptions: readonly { page: string; container: string; to: string }[];
};

type Raw = Readonly<Record<string, unknown>>;

const flag = (value: unknown, fallback = false): boolean => (typeof value === 'boolean' ? value : fallback);
const isNames = (value: unknown): value is string[] => Array.isArray(value) && value.every((name) => typeof name === 'string');
const names = (value: unknown, fallback: readonly string[] = []): readonly string[] => (isNames(value) ? value : fallback);

/** Ids are compared as text (R17); a list with something else in it is none. */
const ids = (value: unknown): readonly string[] => {
  const list: unknown[] = Array.isArray(value) ? value : [];
  return list.every((id) => typeof id === 'string' || typeof id === 'number') ? list.map(String) : [];
};

/** The objects of a list, read one by one; a list with one that does not fit is none, as with the check of the document. */
function rows<Row>(value: unknown, read: (item: Raw) => Row | undefined): readonly Row[] {
  const list = Array.isArray(value) ? value.map((item) => (isObject(item) ? read(item) : undefined)) : [];
  return list.every((row) => row !== undefined) ? list : [];
}

/** Reads the app document, checked or raw: a key of another type has its default. `dates` are the event's, as written, '' for open. */
export function routeConfigurationOf(app: Raw, dates: { start: string; end: string }): RouteConfiguration {
  const defaults = isObject(app['defaults']) ? app['defaults'] : {};
  return {
    ...dates,
    holdingBefore: flag(app['holdingBefore'], true),
    holdingAfter: flag(app['holdingAfter'], true),
    holdingDisabledInApp: flag(app['holdingDisabledInApp']),
    holdingDisabledInTerminal: flag(app['holdingDisabledInTerminal']),
    openPages: names(app['openPages']),
    openProfiles: ids(app['openProfiles']),
    signInPages: names(defaults['signInPages'], signInPages),
    programPages: names(defaults['programPages'], programPages),
    allPagesWithAuth: flag(defaults['allPagesWithAuth']),
    withPublicProgram: flag(defaults['withPublicProgram']),
    disableAuth: flag(defaults['disableAuth']),
    disableAuthForPages: names(defaults['disableAuthForPages']),
    disableAuthForApp: flag(defaults['disableAuthForApp']),
    disableAuthForTerminal: flag(defaults['disableAuthForTerminal']),
    disableAuthForAppPages: names(defaults['disableAuthForAppPages']),
    alwaysPublic: flag(app['alwaysPublic']),
    activateEvaluationUrlsWithoutUser: flag(app['activateEvaluationUrlsWithoutUser']),
    strictTickets: flag(app['strictTickets']),
    OnboardingV2: flag(app['OnboardingV2']),
    showNoAccessModal: flag(app['showNoAccessModal']),
    accessContactPage: flag(app['accessContactPage']),
    prefill: app['prefill'] === true || isObject(app['prefill']),
    venueEnabled: flag(app['venueEnabled']),
    industryOnly: flag(app['industryOnly']),
    specialProfiles: rows(app['specialProfiles'], readSpecialProfile),
    loungeRedirectDisabled: flag(app['loungeRedirectDisabled']),
    loungeRedirectCompanies: ids(app['loungeRedirectCompanies']),
    returnUrlExceptions: rows(app['returnUrlExceptions'], readReturnUrlException),
  };
}

/** Ids are compared as text (R17). */
function readSpecialProfile({ id, page }: Raw): { id: string; page: string } | undefined {
  if ((typeof id !== 'string' && typeof id !== 'number') || typeof page !== 'string' || page === '') return undefined;
  return { id: String(id), page };
}

/** Only a path of this site is kept: another one would lead a signed-in visitor away. */
function readReturnUrlException({ page, container, to = '' }: Raw): { page: string; container: string; to: string } | undefined {
  if (typeof page !== 'string' || typeof container !== 'string' || typeof to !== 'string') return undefined;
  return /^(\/(?![/\\]).*)?$/.test(to) ? { page, container, to } : undefined;
}
