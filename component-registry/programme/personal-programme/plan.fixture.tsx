// A personal programme as tests draw it: its sessions, rooms and companies, and what the browser has stored of it.
import type { Room } from '#contract/programme';
import { aCompany } from '../../../tests/support/a-company.ts';
import { renderView } from '../../../tests/support/render-view.tsx';
import { aPerson, aPresentation, aSession } from '../session/session.fixture.ts';
import { type Props, props } from './props.ts';
import View from './view.tsx';

export const EVENT = 'society/congress2027';
export const planSessions = [
  aSession({ Id: 'a', Name: 'Rhythm', at: ['2027-05-03T14:00+02:00', 60], RoomName: 'A', Speakers: [aPerson('Ada Okafor', 'ada')] }),
  aSession({ Id: 'b', Name: 'Valves', at: ['2027-05-03T14:30+02:00', 60], RoomName: 'B' }),
  aSession({
    Id: 'd',
    Name: 'Von Herzen',
    TextLanguage: 'de',
    at: ['2027-05-04T14:00+02:00', 60],
    Presentations: [{ ...aPresentation({ Id: 'q', Title: 'Klappen' }), TextLanguage: 'de' }],
  }),
  aSession({ Id: 'e', Name: 'Far', at: ['2027-05-03T15:05+02:00', 10], RoomName: 'E' }),
  aSession({ Id: 'c', Name: 'Past one', at: ['2027-05-03T08:00+02:00', 60], RoomName: 'A' }),
];
const unplaced = { Description: '', Capacity: 0, Sort: 0, Plan: null };
export const planRooms: Room[] = [
  { ...unplaced, Id: 'room-a', Name: 'A', WalkingTimes: [{ RoomId: 'room-e', Minutes: 9 }] },
  { ...unplaced, Id: 'room-e', Name: 'E' },
];
const companies = [
  ['701', 'Sample Devices'],
  ['702', 'Other'],
].map(([CompanyAccountId = '', Name = '']) => aCompany({ CompanyAccountId, Name }));
/** Draws it; `stored` are lists of ids by the names of their keys. */
export const openPlan = (
  stored: Record<string, unknown> = {},
  {
    now = '2027-05-03T10:00:00Z',
    params = {},
    texts = {},
    sessions = planSessions,
    ...set
  }: Partial<Props> & {
    now?: string;
    params?: Record<string, string>;
    texts?: Record<string, string>;
    sessions?: typeof planSessions;
  } = {},
) => {
  for (const [name, list] of Object.entries(stored)) localStorage.setItem(`foyer.${name}.${EVENT}`, JSON.stringify(list));
  window.dispatchEvent(new StorageEvent('storage', { key: null }));
  const answers = {
    '/api/Modules/PAGSessionsV2': sessions,
    '/api/exhibition/CompanyAccounts': companies,
    '/api/Modules/PAGRooms': planRooms,
  };
  return renderView(View, props.parse(set), { answers, now, params, texts });
};
