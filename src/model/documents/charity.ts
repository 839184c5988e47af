// The charity document: the projects that participants collect points for, and the challenges that earn them, `charity.json` (B §3 Charity, B §4).
import * as z from 'zod';
import { identifier, localisedText, localisedTitle, mediaUrl, optional, required } from '../fields.ts';
import { versioned } from './envelope.ts';
import { address, line, list, text } from './field-kinds.ts';
import { windowBound } from './window.ts';

/** Most projects, and most challenges. */
const MOST = 200;

/** Id of a project or challenge: part of addresses, and what points are stored by. */
const itemId = (what: string, example: string) =>
  required(identifier, {
    title: 'Id',
    description: `Id of the ${what}, unique among them. Points are stored by it: do not change it later.`,
    example,
  });

const bounds = (of: string) => ({
  startTime: optional(windowBound, null, {
    title: 'Start',
    description: `${of} from this moment on: local time of the event, YYYY-MM-DD or YYYY-MM-DDTHH:MM. null or empty: no start.`,
    example: '2027-05-03T08:00',
  }),
  endTime: optional(windowBound, null, {
    title: 'End',
    description: `${of} up to and including this moment; a day alone counts to its end. null or empty: no end.`,
    example: '2027-05-05T16:00',
  }),
});

const banner = z
  .looseObject({
    Key: required(identifier, { title: 'Key', description: 'Name of the banner: placements choose one by it.', example: 'wide' }),
    Url: required(mediaUrl, {
      title: 'Picture',
      description: 'The picture, best three times as wide as high.',
      example: 'asset:wells.svg',
    }),
    Alt: text('Alternative text', 'What is on it, for those who cannot see it; empty where it decorates.', 'A well in a village'),
  })
  .meta({ id: 'CharityBanner', description: 'A banner of a project.' });

const project = z
  .looseObject({
    Id: itemId('project', 'heart-school'),
    Name: required(localisedTitle, { title: 'Name', description: 'Name of the project.', example: 'A heart school' }),
    Description: optional(localisedText, '', {
      title: 'Description',
      description: 'What the project does; HTML or plain text. Sanitised.',
      example: 'Children learn to resuscitate.',
    }),
    Website: address('Website', 'Its own site; empty for none.', 'https://heart-school.example.org'),
    BannerFiles: list(banner, 'Banners', 'Pictures of the project; the first is shown unless a placement chooses another one.', [
      { Key: 'wide', Url: 'asset:heart-school.svg' },
    ]),
  })
  .meta({ id: 'CharityProject', description: 'A project that points are collected for.' });

const challenge = z
  .looseObject({
    Id: itemId('challenge', 'rhythm'),
    Name: required(localisedTitle, { title: 'Name', description: 'Name of the challenge.', example: 'Know your rhythm' }),
    Description: text('Description', 'One or two plain sentences: what is asked.', 'Four questions about the ECG'),
    survey: required(identifier, {
      title: 'Survey',
      description:
        'The survey with its questions, `surveys/<id>.json` with `"evaluates": "challenge"`; its questions with a `correctAnswer` earn points.',
      example: 'challenge-rhythm',
    }),
    CompanyAccountId: line(
      'Company',
      'CompanyAccountId of the company that gives it, and that its points are counted for; empty for none.',
      '701',
    ),
    ProjectId: optional(z.string().max(120), '', {
      title: 'Project',
      description: 'Id of the project its points go to; empty lets each participant choose.',
      example: 'heart-school',
    }),
    pointsPerAnswer: optional(z.number().int().min(1).max(1000), 10, {
      title: 'Points',
      description: 'Points for each right answer.',
      example: 25,
    }),
    ...bounds('Open'),
  })
  .meta({ id: 'CharityChallenge', description: 'A challenge: questions whose right answers earn points for a project.' });

/** The charity challenge of an event. */
export const charity = z.looseObject({
  ...versioned('charity'),
  ...bounds('Challenges are open'),
  projects: optional(z.array(project).max(MOST), [], {
    title: 'Projects',
    description: 'The projects, in the order in which they are shown.',
    example: [{ Id: 'heart-school', Name: 'A heart school' }],
  }),
  challenges: optional(z.array(challenge).max(MOST), [], {
    title: 'Challenges',
    description: 'The challenges, in the order in which they are shown. One whose project or survey is not there is left out.',
    example: [{ Id: 'rhythm', Name: 'Know your rhythm', survey: 'challenge-rhythm' }],
  }),
});

/** The charity challenge with its defaults filled in. */
export type Charity = z.infer<typeof charity>;
export type CharityProject = z.infer<typeof project>;
export type CharityChallenge = z.infer<typeof challenge>;
