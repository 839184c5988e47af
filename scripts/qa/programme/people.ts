// The people of the service checks: forty who share one session, and one for each way to write a person.
import type { AuthorRow } from '../../../src/model/documents/programme.ts';
import { compound, longTitle, missingPicture, mixed, signs, w } from '../words.ts';

/** People of the bulk; every one is a speaker of the session with forty speakers or of one of the long days. */
const crowd: AuthorRow[] = Array.from({ length: 60 }, (_, index) => ({
  Id: `crowd-${index + 1}`,
  Firstname: ['Ada', 'Bela', 'Chidi', 'Dao', 'Éva', 'Fatima', 'Göran', 'Hye-jin', 'Ilka', 'Jónas'][index % 10]!,
  Surname: `Sample-${'ABCDEFGHIJKLMNOPQRSTUVWXYZ'[index % 26]}${index + 1}`,
  Institution: 'University of Nordhafen',
  Country: 'Sampleland',
}));

const special: AuthorRow[] = [
  { Id: 'minimal', Surname: 'Óscar' },
  {
    Id: 'full',
    Firstname: 'Ada',
    Surname: 'Sample',
    DisplayName: 'Ada M. Sample',
    Title: 'Prof. Dr.',
    Institution: 'University Hospital Nordhafen',
    City: 'Nordhafen',
    Country: 'Sampleland',
    ImagePath: 'asset:portrait.svg',
    Biography: w(
      '<p>Heads the <strong>rhythm unit</strong>.</p><ul><li>Studied in Nordhafen</li><li>Plays the viola</li></ul>',
      '<p>Leitet die <strong>Rhythmologie</strong>.</p><ul><li>Studium in Nordhafen</li><li>Spielt Bratsche</li></ul>',
      '<p>ترأس <strong>وحدة النظم</strong>.</p><ul><li>درست في نوردهافن</li><li>تعزف الفيولا</li></ul>',
    ),
    Highlighted: true,
  },
  { Id: 'nothing', Firstname: 'Nemo', Surname: 'Nobody', Institution: 'Has no session', Highlighted: true },
  { Id: 'missing-picture', Firstname: 'Mis', Surname: 'Sing', ImagePath: missingPicture, Highlighted: true },
  {
    Id: 'arabic',
    Firstname: 'ليلى',
    Surname: 'مثال',
    DisplayName: 'د. ليلى مثال',
    Institution: 'مستشفى الميناء',
    City: 'القاهرة',
    Country: 'مصر',
    Highlighted: true,
  },
  { Id: 'japanese', Firstname: '花子', Surname: '見本', DisplayName: '見本 花子', Institution: '見本大学' },
  { Id: 'compound', Firstname: 'Donau', Surname: compound, Institution: compound, City: compound, Highlighted: true },
  {
    Id: 'long',
    Firstname: 'Long',
    Surname: 'Titled',
    Title: 'Univ.-Prof. Dr. med. Dr. h. c. mult. Dipl.-Ing.',
    Institution: longTitle,
    Biography: longTitle.repeat(6),
  },
  { Id: 'signs', Firstname: '👩🏽‍⚕️', Surname: '<O’Neil & Söhne>', Institution: signs },
  { Id: 'mixed', Firstname: 'Mixed', Surname: mixed },
];

export const authors: readonly AuthorRow[] = [...special, ...crowd];

/** How sessions name a person. */
export const named = (id: string): { Id: string; Firstname: string; Surname: string; DisplayName: string } => {
  const found = authors.find(({ Id }) => Id === id);
  if (!found) throw new Error(`nobody has the id ${id}`);
  const { Firstname = '', Surname = '' } = found;
  return { Id: id, Firstname, Surname, DisplayName: found.DisplayName ?? [Firstname, Surname].filter(Boolean).join(' ') };
};
