// Words for the fields of preceptorships (A §2): title, description, example, and the default of a missing field.
import { id, type RowWords, textWords, type Words } from './row-word-kinds.ts';

const day = (title: string, description: string, example: string): Words => ({ title, description, example, fallback: null });

/** Words of `data/preceptorships.json`. */
export const preceptorships: RowWords = {
  Id: id('Unique among the preceptorships.', 'ablation-vienna'),
  Title: { title: 'Title', description: 'What can be learnt.', example: { 'en-GB': 'Two weeks of ablation' } },
  Host: textWords('Host', 'The institution.', 'Riverside Heart Centre'),
  City: textWords('City', 'City of the host.', 'Vienna'),
  Country: textWords('Country', 'Country of the host, two letters (ISO 3166-1); empty where it is not said.', 'AT'),
  Topic: textWords('Topic', 'What it is about; offers can be filtered by it.', 'Ablation'),
  Language: textWords('Language', 'Language spoken there, for example de or en-GB; empty where it is not said.', 'en'),
  Places: { title: 'Places', description: 'How many there are; 0 where it is not said.', example: 4, fallback: 0 },
  Summary: textWords('Summary', 'One or two sentences: shown in the list.', 'You stand beside the table for ten days.'),
  ApplyUrl: textWords('Address of the application', 'Form or page where one applies; empty for none.', 'https://www.example.org/apply'),
  ApplyEmail: textWords('E-mail of the application', 'Where letters of application go; empty for none.', 'teaching@example.org'),
  StartDate: day('First day', 'First day of the stay; null for none.', '2027-09-06'),
  EndDate: day('Last day', 'Last day of the stay; null for none.', '2027-09-17'),
  Deadline: day('Deadline', 'Last day or instant for applications: after it the offer is listed as closed. Null for none.', '2027-06-30'),
  Text: textWords('Text', 'The whole offer: HTML or plain text; sanitised.', '<p>What you see, what you need, what it costs.</p>'),
};
