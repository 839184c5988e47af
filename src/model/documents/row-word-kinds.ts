// Words for the kinds of fields that rows of data files share: texts, switches, ids, peopleWords, links, order.

/** Words of one field; `fields` describes the objects inside it. */
export type Words = { title: string; description: string; example: unknown; fallback?: unknown; fields?: RowWords };
/** Words by field. */
export type RowWords = Readonly<Record<string, Words>>;

export const textWords = (title: string, description: string, example: unknown): Words => ({ title, description, example, fallback: '' });
export const flagWords = (title: string, description: string): Words => ({ title, description, example: true, fallback: false });
export const id = (description: string, example: string): Words => ({ title: 'Id', description, example });

/** Words of a person as a row names them. */
export const person: RowWords = {
  Id: { title: 'Person', description: 'Id of the row in authors.json; empty when the person has none.', example: 'a-17' },
  Firstname: { title: 'First name', description: 'First names.', example: 'Marit' },
  Surname: { title: 'Surname', description: 'Surname.', example: 'Solheim' },
  DisplayName: { title: 'Display name', description: 'The name as the person writes it.', example: 'Marit Solheim' },
};
export const peopleWords = (title: string, description: string): Words => ({
  title,
  description,
  example: [{ Id: 'a-17', Firstname: 'Marit', Surname: 'Solheim', DisplayName: 'Marit Solheim' }],
  fallback: [],
  fields: person,
});
export const links = (title: string, description: string): Words => ({
  title,
  description,
  example: [{ Title: 'Slides', Url: 'https://www.example.org/slides.pdf' }],
  fallback: [],
  fields: {
    Title: { title: 'Title', description: 'Words of the link.', example: 'Slides' },
    Url: { title: 'Address', description: 'Where it leads.', example: 'https://www.example.org/slides.pdf' },
  },
});
/** Words of the captions of a film; `of` begins the description. */
export const captionWords = (of: string, example: string): Words => ({
  title: 'Captions',
  description: of,
  example: [{ Language: 'en-GB', Url: example }],
  fallback: [],
  fields: {
    Language: { title: 'Language', description: 'Language of the captions, xx-XX.', example: 'en-GB' },
    Url: { title: 'File', description: 'The WebVTT file.', example },
  },
});
export const sort: Words = {
  title: 'Order',
  description: 'Smaller numbers come first; equal ones in order of the file.',
  example: 10,
  fallback: 0,
};
