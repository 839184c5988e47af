// Words for the fields of awards (A §2 award-winners): title, description, example, and the default of a missing field.
import { id, type RowWords, textWords } from './row-word-kinds.ts';

const winner: RowWords = {
  Id: textWords('Person', 'Id of the row in authors.json; empty for who has none.', 'a-17'),
  DisplayName: textWords('Name', 'The name, or that of a group; empty takes that of the person.', 'Marit Solheim'),
  Institution: textWords('Institution', 'Where they work; empty takes that of the person.', 'Fjord Heart Centre'),
  Rank: textWords('Rank', 'Which of several prizes; empty for the only one.', { 'en-GB': 'First prize' }),
  ImagePath: textWords('Picture', 'Portrait; empty takes that of the person.', 'asset:winners/solheim.jpg'),
  Work: textWords('Work', 'What was awarded; empty takes the title of the presentation.', 'Sleep and the sinus node'),
  PresentationId: textWords('Presentation', 'Id of the presentation or abstract that was awarded; empty for none.', '100201'),
};

/** Words of `data/awards.json`. */
export const awards: RowWords = {
  Id: id('Unique among the awards.', 'young-2027'),
  Title: { title: 'Title', description: 'What the award is called.', example: { 'en-GB': 'Young investigator award' } },
  Year: { title: 'Year', description: 'When it was awarded; the latest year comes first. 0 for none.', example: 2027, fallback: 0 },
  Summary: textWords('Summary', 'What it is given for, in a sentence.', 'For the best first work.'),
  Sponsor: textWords('Sponsor', 'Who gives it; empty takes the name of the company.', 'Foundation for the rhythm of the heart'),
  CompanyAccountId: textWords('Company', 'Id of the company in companies.json that gives it; empty for none.', '701'),
  Text: textWords('Text', 'More about it: HTML or plain text; sanitised.', '<p>The jury read 214 works.</p>'),
  Winners: {
    title: 'Winners',
    description: 'Who was awarded, in the order shown. An Id of authors.json is enough.',
    example: [{ Id: 'a-17', PresentationId: '100201' }],
    fallback: [],
    fields: winner,
  },
};
