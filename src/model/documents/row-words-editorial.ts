// Words for the fields of news and jobs (A §2), with those of the other files beside the programme: title, description, example, and the default of a missing field.
import { flagWords, id, type RowWords, textWords, type Words } from './row-word-kinds.ts';
import { assemblies } from './row-words-assemblies.ts';
import { awards } from './row-words-awards.ts';
import { calls } from './row-words-calls.ts';
import { preceptorships } from './row-words-preceptorships.ts';
import { tv } from './row-words-tv.ts';

const day = (title: string, description: string, example: string): Words => ({ title, description, example, fallback: null });

const news: RowWords = {
  Id: id('Unique among the news; in the address and in feeds, so it stays as it is.', 'first-results'),
  Date: day(
    'Date',
    'When it was written: shown, and the newest comes first. It holds nothing back: an article is seen from the publication on that has it. Null for none.',
    '2027-05-03T09:00',
  ),
  Title: { title: 'Title', description: 'Headline of the article.', example: { 'en-GB': 'The first results are in' } },
  Summary: textWords('Summary', 'One or two sentences: shown in lists and feeds.', 'What the late-breaking trials of Monday have shown.'),
  Author: textWords('Author', 'Who wrote it; empty for none.', 'The editorial office'),
  ImagePath: textWords('Picture', 'Picture of the article; empty for none.', 'asset:news/hall-a.jpg'),
  ImageText: textWords(
    'Words of the picture',
    'What the picture shows, for those who do not see it; empty where it adds nothing.',
    'Hall A',
  ),
  Tags: { title: 'Tags', description: 'What it is about; articles can be filtered by them.', example: ['Science'], fallback: [] },
  Url: textWords('Address', 'Where the article continues; empty where all of it is here.', 'https://www.example.org/first-results'),
  Text: textWords('Text', 'The article: HTML or plain text; sanitised.', '<p>More than 4,000 people came to hall A.</p>'),
};

const jobs: RowWords = {
  Id: id('Unique among the positions; in the address jobs/{id}, so it stays as it is.', 'ep-nurse'),
  CompanyAccountId: textWords('Company', 'Id of the company in companies.json that offers it; empty for none.', '701'),
  Title: { title: 'Title', description: 'What the position is called.', example: { 'en-GB': 'Nurse in electrophysiology' } },
  Employer: textWords('Employer', 'Who offers it; empty takes the name of the company.', 'Hospital of Example City'),
  Location: textWords('Place', 'City of the work.', 'Vienna'),
  Country: textWords('Country', 'Country of the work, two letters (ISO 3166-1); empty where it is not said.', 'AT'),
  IsRemote: flagWords('Remote', 'Can be done from anywhere.'),
  EmploymentType: {
    title: 'Kind of employment',
    description: 'full-time, part-time, contract, temporary, internship, volunteer, per-diem or other.',
    example: 'full-time',
    fallback: 'other',
  },
  Field: textWords('Field', 'What kind of work it is; positions can be filtered by it.', 'Nursing'),
  Salary: textWords('Salary', 'As it is to be read; empty where it is not said.', 'from € 3,400 a month'),
  Summary: textWords('Summary', 'One or two sentences: shown in lists.', 'You prepare and accompany ablations in a team of nine.'),
  ApplyUrl: textWords('Address of the application', 'Form or page where one applies; empty for none.', 'https://jobs.example.org/ep-nurse'),
  ApplyEmail: textWords('E-mail of the application', 'Where letters of application go; empty for none.', 'jobs@example.org'),
  PublishedDate: day('Published', 'When it was offered; the latest comes first. Null for none.', '2027-04-12'),
  Deadline: day(
    'Deadline',
    'Last day or instant for applications: after it the position is listed as closed. Null for none.',
    '2027-06-30',
  ),
  Text: textWords('Text', 'The whole offer: HTML or plain text; sanitised.', '<p>What you do, what you bring, what we offer.</p>'),
};

/** Words of the data files beside the programme. */
export const editorialWords = { news, jobs, tv, awards, preceptorships, assemblies, calls } as const;
