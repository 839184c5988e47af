// Codes about the exhibition: booths, logos and chats.
import { type CodeTable, note, warning } from './code.ts';
import { file } from './example.ts';

const halls = (...numbers: readonly string[]) => ({
  schemaVersion: 1,
  rows: [
    {
      Id: 'hall-2',
      Name: 'Hall 2',
      Width: 900,
      Height: 600,
      Booths: numbers.map((BoothNumber, index) => ({ BoothNumber, Points: `${index * 100},0 ${index * 100 + 80},80` })),
    },
  ],
});
const company = (Id: string, BoothNumber: string, HallId = 'hall-2') => ({
  Id,
  Name: `Sample ${Id}`,
  LogoPath: 'https://www.example.org/logo.svg',
  ExhibitorBooths: [{ HallId, BoothNumber }],
});
const companies = (...rows: readonly object[]) =>
  file('data/companies.json', { schemaVersion: 1, rows }, { with: { 'data/halls.json': halls('2.9', '2.10') } });

export const exhibitionCodes = {
  'booth-off-plan': warning(
    'Booth that is on no plan',
    'A company names a booth that the plan of its hall does not have. Its number is shown in words, and nobody finds it on the plan.',
    companies(company('4711', '2.11')),
    companies(company('4711', '2.10')),
  ),
  'hall-off-plan': warning(
    'Hall that no plan has',
    'A company stands in a hall that is not in `data/halls.json`; a list of exhibitors may name one that your plan does not. The number of its booth is shown in words, and nobody finds it on the plan.',
    companies(company('4711', '2.10', 'hall-7')),
    companies(company('4711', '2.10')),
  ),
  'booth-taken-twice': warning(
    'Booth taken twice',
    'Two companies stand in one booth, or a hall draws a booth twice; the plan shows the first.',
    companies(company('4711', '2.9'), company('4712', '2.9')),
    companies(company('4711', '2.9'), company('4712', '2.10')),
  ),
  'company-without-logo': note(
    'Company without a logo',
    'Lists, the wall of partners and the profile show the name in its place.',
    companies({ ...company('4711', '2.9'), LogoPath: '' }),
    companies(company('4711', '2.9')),
  ),
  'chat-without-address': warning(
    'Widget without an address',
    'The chat of a company is a widget, and its address is missing or not https. Visitors find no chat.',
    companies({ ...company('4711', '2.9'), Chat: { Kind: 'widget', Url: 'http://chat.example.org' } }),
    companies({ ...company('4711', '2.9'), Chat: { Kind: 'widget', Url: 'https://chat.example.org' } }),
  ),
  'chat-hours-reversed': warning(
    'Hours that end before they begin',
    'Hours of a chat end before they begin. They are not shown.',
    companies({
      ...company('4711', '2.9'),
      Chat: { Kind: 'text', Hours: [{ StartTime: '2027-05-03T17:00', EndTime: '2027-05-03T09:00' }] },
    }),
    companies({
      ...company('4711', '2.9'),
      Chat: { Kind: 'text', Hours: [{ StartTime: '2027-05-03T09:00', EndTime: '2027-05-03T17:00' }] },
    }),
  ),
} satisfies CodeTable;
