// App configuration, topic sign-in: who must sign in where, and by which way (A §4 Sign-in, A §6).
import * as z from 'zod';
import { hostName, mediaUrl, optional, required } from '../../fields.ts';
import { address, flag, group, line, list } from '../field-kinds.ts';
import { pageName } from '../envelope.ts';
import { containerNames } from '../window.ts';
import { programPages, signInPages } from './page-lists.ts';

const externalAuth = z.looseObject({
  externalLogin: flag('External sign-in', 'Visitors sign in at loginUrl.'),
  loginUrl: address('Sign-in address', 'Where visitors sign in.', 'https://id.example.org/login'),
  logoutUrl: address('Sign-out address', 'Where visitors sign out.', 'https://id.example.org/logout'),
});

const sso = z.looseObject({
  context: line('Context', 'Context of the sign-on; empty takes that of the instance.', 'Event'),
  provider: line('Provider', 'Provider of the sign-on; empty takes that of the instance.', 'society'),
});

const returnUrlException = z.looseObject({
  page: required(pageName, { title: 'Page', description: 'Page the visitor left to sign in.', example: 'RegistrationLandingPage' }),
  container: required(z.enum(containerNames), {
    title: 'Container',
    description: 'How Foyer is embedded when this holds.',
    example: 'terminal',
  }),
  to: optional(z.string().regex(/^(\/(?![/\\]).*)?$/), '', {
    title: 'Return to',
    description: 'Path of this site to come back to in place of the page left; empty comes back to no page in particular.',
    example: '/home/kardia/kardia2027/en-GB',
  }),
});

const accountHub = z.looseObject({
  signalRConnection: flag('Connection', 'Opens the live connection that signs other devices out.'),
  signalRConnectionAmount: optional(z.number().int().min(1).max(100), 1, {
    title: 'Devices',
    description: 'Devices on which one visitor may be signed in at once.',
    example: 2,
  }),
  openSignalRModal: flag('Ask first', 'Asks whether to continue or sign out in place of signing out at once.'),
});

const pages = (title: string, description: string) => list(pageName, title, description, ['ProgramLandingPage']);

const defaults = z.looseObject({
  forceLoginPage: flag('Login page', 'Visitors who must sign in see the login page first, in place of being sent away at once.'),
  forceLoginPageApp: flag('Login page in the app', 'The same inside the app container.'),
  terminalImages: list(
    mediaUrl,
    'Terminal pictures',
    'Pictures that a terminal shows in turn while nobody uses it; without any it shows the name of the event and its line.',
    ['asset:terminal-1.svg'],
  ),
  terminalIdleSeconds: optional(z.number().int().min(0).max(3600), 60, {
    title: 'Idle time of a terminal',
    description:
      'Seconds without a touch after which a terminal forgets who used it and goes back to the start page; a countdown that a touch stops is seen before. 0: never.',
    example: 90,
  }),
  header: optional(z.enum(['one', 'two', 'three']), 'one', {
    title: 'Header theme',
    description: 'Header theme where the header model names none (A §2).',
    example: 'two',
  }),
  allPagesWithAuth: flag('Sign-in everywhere', 'Every page needs sign-in.'),
  signInPages: optional(z.array(pageName), [...signInPages], {
    title: 'Pages with sign-in',
    description: 'Pages that need sign-in; ContentPage stands for all content pages. Pages of signing in, holding and denial never do.',
    example: ['LivePage', 'MyAreaPage', 'ContentPage'],
  }),
  programPages: optional(z.array(pageName), [...programPages], {
    title: 'Programme pages',
    description: 'Pages that withPublicProgram opens.',
    example: ['ProgramLandingPage', 'PagSearchPage', 'PagSessionDetailPage'],
  }),
  withPublicProgram: flag('Public programme', 'Programme pages need no sign-in, whatever else is set.'),
  disableAuth: flag(
    'No sign-in',
    'No page needs sign-in, and none offers it, unless people register for the event; the sign-in page answers at its address for staff.',
  ),
  disableAuthForPages: pages('Pages without sign-in', 'Pages that need no sign-in.'),
  disableAuthForApp: flag('No sign-in in the app', 'No page needs sign-in inside the app container.'),
  disableAuthForTerminal: flag('No sign-in on terminals', 'No page needs sign-in on a terminal.'),
  disableAuthForAppPages: pages('Pages without sign-in in the app', 'Pages that need no sign-in inside the app container.'),
});

/** Keys of this topic. */
export const signInKeys = {
  defaults: group(defaults, 'Sign-in defaults', 'Which pages need sign-in, and what a visitor sees first.', { withPublicProgram: true }),
  externalAuth: group(externalAuth, 'External sign-in', 'Sign-in and sign-out at an address of your own.', {
    externalLogin: true,
    loginUrl: 'https://id.example.org/login',
  }),
  SSOLogin: flag('Single sign-on', 'Login leads to single sign-on.'),
  SSOReturnUrl: address(
    'Return address',
    'Where single sign-on comes back to; empty comes back to the page left.',
    'https://kardia2027.example.org/',
  ),
  sso: group(sso, 'Single sign-on of the event', 'Context and provider where they differ from those of the instance.', {
    provider: 'society',
  }),
  AccountHub: group(accountHub, 'Account hub', 'One session across devices (A §4).', { signalRConnection: true, openSignalRModal: true }),
  alwaysPublic: flag('Open to everybody', 'No page of the event needs sign-in, whatever else is set.'),
  strictTickets: flag(
    'Ticket for the day',
    'Pages that need sign-in need a ticket that lets in on this day; who has none is signed out and led to the no-access page.',
  ),
  returnUrlExceptions: list(
    returnUrlException,
    'Exceptions of the return address',
    'Pages that visitors do not come back to after sign-in, by container.',
    [{ page: 'RegistrationLandingPage', container: 'terminal' as const, to: '/home/kardia/kardia2027/en-GB' }],
  ),
  qnaTokenHosts: list(
    hostName,
    'Q&A hosts of the older form',
    'Hosts of question-and-answer tools that cannot redeem a one-time code: links of signed-in visitors carry access_token (5 minutes, signed with ES256, opens nothing here) and user_id in the address, which tools and proxies keep in their logs.',
    ['ask.kardia.example.org'],
  ),
  OnboardingV2: flag('Onboarding', 'Visitors without a usable ticket are led to the auth page (A §4 Ticket checks).'),
};
