// Projects, challenges, scores and people for the tests of the charity components.
import type { CharityProjectEntry } from '../../../src/contract/charity-projects.ts';
import type { CharityChallengeEntry, CharityHighscore } from '../../../src/contract/charity.ts';
import type { Frame } from '../../../src/session/frame.ts';

export const PROJECTS = '/api/Exhibition/EventProjects/society/congress2027/en-GB';
export const CHALLENGES = '/api/Exhibition/EventChallenges/society/congress2027/en-GB';
export const HIGHSCORE = '/api/Exhibition/CharityHighscore/society/congress2027/en-GB';

export const projects: CharityProjectEntry[] = [
  {
    Id: 'school',
    Name: 'School',
    Description: '<p>Good</p>',
    Website: 'https://school.example.org',
    BannerFiles: [
      { Key: 'small', Url: '/small.svg', Alt: 'Small' },
      { Key: 'wide', Url: '/wide.svg', Alt: 'Wide' },
    ],
  },
  { Id: 'boat', Name: 'Boat', Description: '', Website: '', BannerFiles: [] },
];

export const challengeOf = (Id: string, more: Partial<CharityChallengeEntry> = {}): CharityChallengeEntry => ({
  Id,
  Name: `Challenge ${Id}`,
  Description: 'Two questions',
  CompanyAccountId: '701',
  CompanyName: 'Nordpuls',
  ProjectId: '',
  PointsPerAnswer: 10,
  Questions: 2,
  State: 'open',
  ChangesAt: '',
  Points: 0,
  RightAnswers: 0,
  EarnedFor: '',
  SurveyRequest: {
    Context: 'Challenge',
    ContextShort: 'congress2027',
    Instance: 'society',
    SurveyItemSetId: 'quiz',
    SurveyEnitity: { Id },
    EvaluationDone: false,
  },
  ...more,
});

export const highscore: CharityHighscore = {
  Projects: [
    { Id: 'boat', Name: 'Boat', Points: 60, Rank: 1 },
    { Id: 'school', Name: 'School', Points: 0, Rank: 0 },
  ],
  Challenges: [{ Id: 'a', Name: 'Challenge a', Points: 60, Rank: 1 }],
  Companies: [{ Id: '701', Name: '', Points: 60, Rank: 1 }],
  Participants: [
    { Rank: 1, Name: '', Points: 40, IsOwn: false },
    { Rank: 2, Name: 'Eve Sample', Points: 20, IsOwn: true },
  ],
  ParticipantCount: 2,
  Points: 60,
  Named: true,
};

type Person = NonNullable<Frame['person']>;
const who = (user: object | null) => ({ user, tickets: [], superUser: false });

export const attendee = {
  user: { UserId: '7', uuid: 'session-7', Firstname: 'Eve', Surname: 'Sample' },
  who: who({ id: '7', hasTicket: true, isProfessional: false }),
} as unknown as Person;
export const visitorHere = { user: null, who: who(null) } as unknown as Person;
