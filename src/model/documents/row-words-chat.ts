// Words for the fields of the chat of a company.
import { type RowWords, textWords } from './row-word-kinds.ts';

export const chatWords: RowWords = {
  Kind: {
    title: 'Kind',
    description:
      'none or missing: no chat. text: visitors who are signed in write with the staff of the company on this site. widget: a page of another host, after consent to it.',
    example: 'text',
    fallback: 'none',
  },
  Title: textWords('Title', 'Words of its button; empty says “Chat”.', { 'en-GB': 'Ask our engineers' }),
  Greeting: textWords('Greeting', 'First words above the conversation; empty for none.', 'What would you like to know?'),
  Url: textWords(
    'Address of the widget',
    'The page of the widget, https; it is asked about before it is loaded.',
    'https://chat.example.org',
  ),
  Hours: {
    title: 'Hours',
    description: 'When staff are there; shown where nobody is. Messages are taken at any time.',
    example: [{ StartTime: '2027-05-03T09:00', EndTime: '2027-05-03T17:00' }],
    fallback: [],
    fields: {
      StartTime: { title: 'Start', description: 'From when, local to the event.', example: '2027-05-03T09:00', fallback: '' },
      EndTime: { title: 'End', description: 'Until when.', example: '2027-05-03T17:00', fallback: '' },
    },
  },
  Email: textWords(
    'Address for letters',
    'Where a letter goes when somebody writes and nobody is there, at most one an hour for each conversation; empty sends none. It is not published.',
    'congress@devices.example.org',
  ),
};
