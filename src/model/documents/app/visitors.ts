// App configuration, topic visitors and guards: denial, holding page, venue, lounge, user form (A §2 Route guards, A §4).
import * as z from 'zod';
import { optional, required } from '../../fields.ts';
import { flag, group, line, list, service } from '../field-kinds.ts';
import { numberOrText, pageName } from '../envelope.ts';

const specialProfile = z.looseObject({
  id: required(numberOrText, { title: 'Company', description: 'Id of the company account.', example: 4711 }),
  page: required(z.string().min(1), {
    title: 'Landing page',
    description: 'Industry landing page to open in place of the profile.',
    example: 'gold',
  }),
});

const build = (title: string, host: string) => service(title, 'Address of the site that serves it; empty for none.', `https://${host}`);

const builds = z.looseObject({
  live: build('Live build', 'live.example.org'),
  development: build('Development build', 'next.example.org'),
});

/** Keys of this topic. */
export const visitorKeys = {
  showNoAccessModal: flag(
    'Denial as dialog',
    'A denied visitor sees a dialog and stays where they are; false leads to the no-access page.',
  ),
  accessContactPage: flag('Contact always open', 'The contact page may be opened whatever the policies say.'),
  previewTicketType: line(
    'Preview ticket',
    'Name of the ticket type that makes a super user (valid and paid, A §4); empty: nobody becomes one by ticket.',
    'Preview Ticket',
  ),
  prefill: optional(z.union([z.boolean(), z.record(z.string().max(2_000), z.unknown())]), false, {
    title: 'User form first',
    description:
      'Visitors with an incomplete form go to the user form. true demands what `profile.json` requires, without it name, country and institution; or the values to prefill by field name, which are then demanded: TitleId, Firstname, Surname, Institute, City, CountryId, Efn and all others of the profile.',
    example: true,
  }),
  showHCPModal: flag('Healthcare professionals', 'Asks signed-in visitors whether they are healthcare professionals.'),
  venueEnabled: flag('Venue page', 'Shows the venue page, first on a first visit; false leads to the home page.'),
  holdingBefore: flag('Holding page before the event', 'Shows the holding page until the event starts; false opens the event early.', true),
  holdingAfter: flag(
    'Holding page after the event',
    'Shows the holding page when the event is over; false leaves it open as an archive.',
    true,
  ),
  openPages: list(
    pageName,
    'Pages open to everybody',
    'Pages that everybody may open at any time, whatever holding page, sign-in and policies say: legal notice, privacy.',
    ['legal', 'privacy'],
  ),
  openProfiles: list(
    numberOrText,
    'Profiles open to everybody',
    'Companies whose profile, with its sub-pages, everybody may open at any time, whatever holding page, sign-in and policies say; visitors leave their details there without an account.',
    [4711],
  ),
  holdingDisabledInApp: flag('No holding page in the app', 'The app container opens before and after the event too.'),
  holdingDisabledInTerminal: flag('No holding page on terminals', 'Terminals open before and after the event too.'),
  specialProfiles: list(specialProfile, 'Special profiles', 'Companies whose profile leads to an industry landing page.', [
    { id: 4711, page: 'gold' },
  ]),
  loungeRedirectDisabled: flag('No lounge redirect', 'Visitors with a company ticket are not led to their lounge after login.'),
  loungeRedirectCompanies: list(
    numberOrText,
    'Lounge redirect of',
    'Companies whose people are led to their lounge after login; empty for those of every company.',
    [4711],
  ),
  builds: group(
    builds,
    'Builds',
    'Where the live and the development build of this site are served; super users switch between the two (A §6).',
    { live: 'https://live.example.org', development: 'https://next.example.org' },
  ),
  recommendationActive: flag(
    'Recommend the app',
    'Recommends the app to signed-in visitors on phones: the store of appStores, or the home screen; once on each device.',
  ),
};
