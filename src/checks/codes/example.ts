// Small configurations for the table of codes: one that has a finding, one that has not; each is run by a test.

/** A configuration of one event: `show` is what the reference prints of it, `path` the file that holds it. */
export type Example = {
  path: string;
  show: unknown;
  /** Files by path below the event folder, or below the configuration folder with a leading `/`; text is taken as it is. */
  files: Readonly<Record<string, unknown>>;
  /** Other files, below the event folder. */
  assets?: readonly string[];
};

/** The event of every example, unless it writes an `app.json` of its own. */
export const exampleEvent = {
  name: 'Harbour Days',
  timeZone: 'Europe/Berlin',
  startDate: '2027-05-03',
  endDate: '2027-05-05',
  languages: ['en-GB'],
};
const app = (event: object = {}) => ({ schemaVersion: 1, event: { ...exampleEvent, ...event } });

type Extra = Pick<Example, 'assets'> & { with?: Readonly<Record<string, unknown>> };

/** A file as a whole. */
export const file = (path: string, content: unknown, { with: others = {}, ...more }: Extra = {}): Example => ({
  path,
  show: content,
  files: { [path]: content, ...others },
  ...more,
});

/** A home page with these grids. */
export const grids = (show: unknown, list: readonly unknown[], more: Extra = {}): Example => {
  const path = 'pages/HomePage.json';
  return { ...file(path, { schemaVersion: 1, page: 'HomePage', layers: { page: { grids: list } } }, more), show };
};

/** A home page with one grid of these placements; the content of the list is printed. */
export const placements = (...list: readonly object[]): Example =>
  grids(list.length === 1 ? list[0] : list, [{ id: 'main', placements: list }]);

/** The same with other files. */
export const placementWith = (placement: object, more: Extra): Example => grids(placement, [{ id: 'main', placements: [placement] }], more);

/** An event in these languages, for examples of texts. */
export const inLanguages = (...languages: readonly string[]): Readonly<Record<string, unknown>> => ({ 'app.json': app({ languages }) });

/** A heading, for examples that are about something else. */
export const headingExample = (more: object = {}): object => ({
  id: 'welcome',
  name: 'structure/heading',
  props: { text: 'Welcome' },
  ...more,
});

/** Rich text, the same way. */
export const richTextExample = (html: string): object => ({ id: 'text', name: 'structure/rich-text', props: { html } });
