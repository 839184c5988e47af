// Words for the fields of calls for abstracts: title, description, example, and the default of a missing field.
import { flagWords, id, type RowWords, textWords, type Words } from './row-word-kinds.ts';

const time = (title: string, description: string, example: string): Words => ({
  title,
  description: `${description}: local time of the event, or an instant with offset; a day alone is the whole day. Null for none.`,
  example,
  fallback: null,
});
const count = (title: string, description: string, example: number, fallback: number): Words => ({ title, description, example, fallback });
const name = (of: string, example: string): Words => ({ title: 'Name', description: `Name of the ${of}.`, example });
const optionsOf = (title: string, description: string, of: string, example: { Id: string; Name: string }): Words => ({
  title,
  description,
  example: [example],
  fallback: [],
  fields: { Id: id(`Unique among them; submissions are stored by it, so it stays as it is.`, example.Id), Name: name(of, example.Name) },
});

const criterion: RowWords = {
  Id: id('Unique among the criteria of the call; scores are stored by it.', 'novelty'),
  Name: name('criterion', 'Novelty'),
  Help: textWords('Help', 'What the ends of the scale mean.', '1: known for long · 5: nobody has shown it before'),
  Least: count('Least', 'Lowest score.', 1, 1),
  Most: count('Most', 'Highest score.', 5, 5),
  Weight: count('Weight', 'How much it counts beside the others.', 2, 1),
};

const reviewers: RowWords = {
  TicketTypeNames: {
    title: 'Tickets',
    description: 'TicketTypeName of valid tickets whose holders review.',
    example: ['Faculty'],
    fallback: [],
  },
  Emails: {
    title: 'Addresses',
    description: 'Confirmed addresses of accounts that review, whatever their ticket. Sent to nobody.',
    example: ['ada.byron@example.org'],
    fallback: [],
  },
  Topics: { title: 'Topics', description: 'Ids of the topics they review; empty for all.', example: ['imaging'], fallback: [] },
};

const review: RowWords = {
  IsBlind: { title: 'Blind', description: 'Reviewers get neither names nor institutions.', example: false, fallback: true },
  ReviewsPerSubmission: count('Reviews', 'How many reviewers each submission is assigned to.', 3, 3),
  OpensAt: time('Begin', 'When reviewers may score; none is at once', '2027-02-01T00:00'),
  Deadline: time('End', 'Until when reviewers may score', '2027-02-21'),
  Criteria: {
    title: 'Criteria',
    description: 'What reviewers score.',
    example: [{ Id: 'novelty', Name: 'Novelty', Least: 1, Most: 5, Weight: 2 }],
    fallback: [],
    fields: criterion,
  },
  Reviewers: {
    title: 'Reviewers',
    description: 'Who reviews, by ticket or address, and which topics. “foyer reviews assign” shares the submissions among them.',
    example: [{ TicketTypeNames: ['Faculty'], Topics: ['imaging'] }],
    fallback: [],
    fields: reviewers,
  },
};

const extra: RowWords = {
  Id: id('Unique among the fields of the call; answers are stored by it.', 'funding'),
  Name: name('field', 'Funding'),
  Help: textWords('Help', 'A sentence below the field; empty for none.', 'Who paid for the study?'),
  Kind: { title: 'Kind', description: 'text, choice, number or yes-no.', example: 'choice', fallback: 'text' },
  IsRequired: flagWords('Required', 'A submission without it is not taken.'),
  Longest: count('Longest', 'Most characters of a text; 0 takes 500.', 300, 500),
  Choices: optionsOf('Choices', 'Of a choice, what there is.', 'choice', { Id: 'public', Name: 'Public' }),
};

const declaration: RowWords = {
  Id: id('Unique among the declarations of the call.', 'unpublished'),
  Text: { title: 'Text', description: 'What is declared.', example: 'The results have not been published before.' },
  IsRequired: { title: 'Required', description: 'A submission without it is not taken.', example: true, fallback: true },
};

/** Words of `data/calls.json`. */
export const calls: RowWords = {
  Id: id('Unique among the calls; submissions are stored by it, so it stays as it is.', 'late-breaking-2027'),
  Title: { title: 'Title', description: 'What is called for.', example: { 'en-GB': 'Late-breaking abstracts' } },
  Text: textWords('Text', 'What is wanted, and how it is chosen: HTML or plain text; sanitised.', '<p>Results that nobody has seen.</p>'),
  OpensAt: time('Begin', 'From when abstracts are taken; none is at once', '2027-01-11T09:00'),
  Deadline: time('Deadline', 'Until when abstracts are taken and changed, by the clock of the server', '2027-02-01T23:59'),
  RevisionDeadline: time('Deadline of revisions', 'Until when an author may change what was sent back', '2027-03-15'),
  DecisionDate: time('Decision', 'When authors hear of the decision; shown, nothing happens by itself', '2027-03-01'),
  Topics: optionsOf('Topics', 'What a submission may be about; none: it is not asked.', 'topic', { Id: 'imaging', Name: 'Imaging' }),
  Kinds: optionsOf('Kinds', 'How authors would like to present; none: it is not asked.', 'kind', { Id: 'poster', Name: 'Poster' }),
  LongestTitle: count('Longest title', 'Most characters of a title.', 200, 200),
  LongestAbstract: count('Longest abstract', 'Most characters of an abstract, or words where words are counted.', 2_500, 2_500),
  CountsWords: flagWords('Count words', 'The limit of the abstract is in words.'),
  LeastKeywords: count('Fewest keywords', 'How many keywords there must be.', 1, 0),
  MostKeywords: count('Most keywords', 'How many keywords there may be; 0: they are not asked.', 5, 5),
  MostAuthors: count('Most authors', 'How many authors there may be.', 15, 20),
  MostFiles: count('Most files', 'How many PDF files may be added; 0: none.', 1, 0),
  MostFileMegabytes: count('Size of a file', 'Most megabytes of one.', 5, 5),
  NeedsFile: flagWords('File required', 'A submission without file is not taken.'),
  AsksConflicts: { title: 'Conflicts of interest', description: 'Authors must say whether they have any.', example: true, fallback: true },
  Fields: {
    title: 'Fields',
    description: 'What is asked besides.',
    example: [{ Id: 'funding', Name: 'Funding', Kind: 'text' }],
    fallback: [],
    fields: extra,
  },
  Declarations: {
    title: 'Declarations',
    description: 'What authors agree to when they submit.',
    example: [{ Id: 'unpublished', Text: 'The results have not been published before.' }],
    fallback: [],
    fields: declaration,
  },
  Review: {
    title: 'Review',
    description: 'How submissions are reviewed.',
    example: { IsBlind: true, ReviewsPerSubmission: 3 },
    fallback: {},
    fields: review,
  },
};
