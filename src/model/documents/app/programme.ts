// App configuration, topic programme and exhibition: dates, versions of lists and addresses, evaluation.
import * as z from 'zod';
import { hostName, optional } from '../../fields.ts';
import { flag, list } from '../field-kinds.ts';

const programmeEntry = z.looseObject({
  dateformat: optional(z.string(), 'DD MMMM YYYY', {
    title: 'Date format',
    description: 'How dates are written (Day.js tokens); German adds the name of the day (A §9).',
    example: 'dddd, DD MMMM YYYY',
  }),
});

/** Keys of this topic. */
export const programmeKeys = {
  programme: optional(z.array(programmeEntry), [{}], {
    title: 'Programme',
    description: 'Settings of the programme; the first entry counts.',
    example: [{ dateformat: 'DD MMMM YYYY' }],
  }),
  routeV2: flag('Newer addresses', 'Links to sessions, presentations and people take the newer form (A §2).', true),
  industryOnly: flag(
    'Industry only',
    'The event shows its exhibition and no scientific programme: overviews and searches of the programme lead to the industry landing page, and the default menu leaves them out. Single sessions stay, which symposia lead to.',
  ),
  useCompanyAccountsV2: flag(
    'Company accounts, second version',
    'Lists of companies ask for the second version of the interface; it shows the same. A profile has one version.',
  ),
  activateEvaluationUrlsWithoutUser: flag(
    'Evaluation without sign-in',
    'The page of evaluation may be opened without sign-in, and visitors may answer surveys, once a device. Their answers are always anonymous.',
  ),
  streamHosts: list(
    hostName,
    'Hosts of streams',
    'Hosts from which the player loads live streams and recordings in parts (HLS). Films in one file and players of other sites need no entry.',
    ['stream.example.org'],
  ),
  frameHosts: list(
    hostName,
    'Further hosts of frames',
    'Hosts, each with its subdomains, that pages may show in a frame beyond those the event names elsewhere. Needed where a framed page leads on to another host, such as a sign-in.',
    ['sign-in.example.org'],
  ),
  webcastTokenHosts: list(
    hostName,
    'Stream hosts that ask for a token',
    'Hosts of streams that let in with the token of the webcast (5 minutes, names nobody), sent as Authorization and renewed while the film plays.',
    ['stream.example.org'],
  ),
};
