// Codes about the meetings that companies offer.
import { type CodeTable, warning } from './code.ts';
import { file } from './example.ts';

const companies = { schemaVersion: 1, rows: [{ Id: '4711', Name: 'Sample Devices', LogoPath: 'https://www.example.org/logo.svg' }] };
const meetings = (...rows: readonly object[]) =>
  file('data/meetings.json', { schemaVersion: 1, rows }, { with: { 'data/companies.json': companies } });
const row = (Id: string, more: object = {}) => ({
  Id,
  CompanyAccountId: '4711',
  Place: 'Booth 2.10',
  StartDateTime: '2027-05-03T10:00',
  EndDateTime: '2027-05-03T11:00',
  Minutes: 20,
  ...more,
});

export const meetingCodes = {
  'meeting-without-slots': warning(
    'Meeting without a slot',
    'A row needs an end, or the length of its slots, and time for at least one of them; otherwise the meeting hub shows nothing of it.',
    meetings(row('monday', { EndDateTime: '2027-05-03T10:15' })),
    meetings(row('monday')),
  ),
  'meeting-outside-event': warning(
    'Meeting outside the event',
    'Slots are on a day that does not belong to the event. They can be booked all the same.',
    meetings(row('monday', { StartDateTime: '2027-05-02T10:00', EndDateTime: '2027-05-02T11:00' })),
    meetings(row('monday')),
  ),
  'meeting-overlap': warning(
    'Meetings at the same time',
    'A company offers two meetings at one place at the same time; both can be booked. Where two people receive visitors, give the second another place, or one row more seats.',
    meetings(row('monday'), row('monday-2', { StartDateTime: '2027-05-03T10:30', EndDateTime: '2027-05-03T11:30' })),
    meetings(row('monday'), row('monday-2', { StartDateTime: '2027-05-03T11:00', EndDateTime: '2027-05-03T11:40' })),
  ),
} satisfies CodeTable;
