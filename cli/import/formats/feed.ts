// Feeds of talks: RSS 0.9 to 2.0 and Atom, with the times and rooms of the event modules where they have them.
import { headOf } from '../reading/bytes.ts';
import { asFields, asList, type Fields, field, oneLine } from '../reading/fields.ts';
import { UnreadableFile } from '../reading/unreadable-file.ts';
import { placesIn, readXml, type XmlElement } from '../reading/xml.ts';
import { valueOf } from '../reading/xml-values.ts';
import { createReport } from '../report.ts';
import type { Format, ImportFile } from '../result.ts';
import { programmeOf } from '../schedule/programme.ts';
import type { ScheduleEvent } from '../schedule/schedule.ts';

const sureness = (file: ImportFile): number => {
  const head = headOf(file, 4000);
  if (/<rss[\s>]/.test(head) || /<(?:[\w.-]{1,40}:)?feed\s[^<>]{0,2000}www\.w3\.org\/2005\/Atom/.test(head)) return 0.9;
  return /<rdf:RDF[^<>]{0,2000}purl\.org\/rss\/1\.0/.test(head) ? 0.9 : 0;
};

/**
 * Reads items and entries as sessions. Their times are those of an event module (`ev:startdate`, `xcal:dtstart`, `gd:when`): when an item
 * was published says nothing of when it is held, so that without one it arrives unscheduled. An attached film is the recording.
 */
export const feed: Format = {
  name: 'feed',
  title: 'feed of talks (RSS, Atom)',
  detect: (files) => Math.max(0, ...files.map(sureness)),
  read: (files, { timeZone }) => {
    const fitting = files.filter((file) => sureness(file) > 0);
    const feeds = (fitting.length > 0 ? fitting : files).map(feedOf);
    const [first] = feeds;
    if (!first) throw new UnreadableFile('not-a-feed', '', 'no file was named');
    const events = feeds.flatMap((one) => one.events);
    const { file, about } = first;
    const baseUrl = addressOf(field(about, 'link'));
    // The feeds of one congress, one for each track, are one programme; it is named as the first.
    const conference = { title: field(about, 'title'), url: baseUrl };
    const report = createReport();
    const published = events.filter(({ value }) => oneLine(field(asFields(value) ?? {}, 'date')) === '').length;
    if (published > 0)
      report.warn(
        'feed-without-times',
        { file, pointer: '', line: 1, column: 1 },
        `${published} of ${events.length} items only say when they were published, not when they are held: they arrive without an hour`,
        'give the hours in ev:startdate, or import a table that has them',
      );
    return programmeOf('feed', { file, conference, baseUrl, days: [], events, timeZone }, report);
  },
};

type Feed = { file: string; about: Fields; events: ScheduleEvent[] };

function feedOf(file: ImportFile): Feed {
  const { root, text } = readXml(file);
  const channel = root.name === 'feed' ? root : root.children.find(({ name }) => name === 'channel');
  if (!channel) throw new UnreadableFile('not-a-feed', file.path, `the root element is <${root.name}>, and there is no channel in it`);
  const isItem = ({ name }: XmlElement): boolean => name === 'item' || name === 'entry';
  const at = placesIn(text);
  // RSS 1.0 has its items beside the channel.
  const items = [...channel.children, ...(root === channel ? [] : root.children)].filter(isItem);
  return {
    file: file.path,
    about: asFields(valueOf({ ...channel, children: channel.children.filter((child) => !isItem(child)) })) ?? {},
    events: items.map((item) => ({
      value: eventOf(item, text),
      raw: () => text.slice(item.start, item.end),
      day: undefined,
      room: '',
      place: { file: file.path, pointer: '', ...at(item) },
      unread: [...new Set(item.children.map(({ name }) => name).filter((name) => !taken.has(name)))],
    })),
  };
}

const taken = new Set(
  'title link guid id description summary content encoded author creator contributor category enclosure startdate enddate dtstart dtend when where location duration image thumbnail language subtitle'.split(
    ' ',
  ),
);

/** An item under the names a schedule has for its fields. */
function eventOf(item: XmlElement, text: string): Fields {
  const all = (...names: string[]): XmlElement[] => item.children.filter(({ name }) => names.includes(name));
  const wordsOf = (...names: string[]): string => all(...names).reduce((found, one) => found || contentOf(one, text), '');
  const [when] = all('when');
  const [where] = all('where');
  const files = [...all('enclosure', 'content'), ...all('link').filter(({ attributes }) => attributes['rel'] === 'enclosure')];
  const fileOf = (kind: RegExp): string =>
    files
      .filter(({ attributes }) => kind.test(attributes['type'] ?? ''))
      .map(({ attributes }) => attributes['url'] ?? attributes['href'] ?? '')
      .find(Boolean) ?? '';
  const film = fileOf(/^(?:video|audio)\//);
  const description = wordsOf('encoded') || wordsOf('content') || wordsOf('description', 'summary');
  const abstract = wordsOf('description', 'summary');
  return {
    id: wordsOf('guid', 'id'),
    title: wordsOf('title'),
    subtitle: wordsOf('subtitle'),
    date: when?.attributes['startTime'] ?? wordsOf('startdate', 'dtstart'),
    end: when?.attributes['endTime'] ?? wordsOf('enddate', 'dtend'),
    duration: minutesOf(wordsOf('duration')),
    room: where?.attributes['valueString'] ?? wordsOf('location'),
    description,
    ...(abstract !== description && { abstract }),
    persons: peopleOf(all('creator'), all('author'), all('contributor')).map((name) => ({ name })),
    tags: all('category').map(({ attributes, text: words }) => oneLine(attributes['label'] ?? attributes['term'] ?? words)),
    language: wordsOf('language'),
    url: addressOf(all('link').map((one) => valueOf(one))),
    logo: fileOf(/^image\//) || (all('image', 'thumbnail')[0]?.attributes['href'] ?? all('thumbnail')[0]?.attributes['url']),
    ...(film !== '' && { recording: { url: film } }),
  };
}

/** What stands in an element; of XHTML in Atom as it is written. */
function contentOf({ attributes, children, text, start, end }: XmlElement, whole: string): string {
  if (attributes['type'] !== 'xhtml') return text.trim();
  const [first] = children;
  return first ? whole.slice(first.start, children.at(-1)?.end ?? end) : whole.slice(start, end);
}

/** Names of people, each once; RSS writes `address (Name)`, podcasts and Dublin Core the name alone, several with commas. */
function peopleOf(...lists: readonly XmlElement[][]): string[] {
  const names = lists.flat().flatMap(({ children, text }) => {
    const name = oneLine(children.find((child) => child.name === 'name')?.text) || oneLine(text);
    const [, inside = ''] = /@[^()]{0,200}\(([^()]{1,200})\)/.exec(name) ?? [];
    return (inside || name).split(/[,;]/).map((one) => one.trim());
  });
  return [...new Set(names.filter((name) => name !== '' && !name.includes('@')))];
}

/** The address a feed or an item leads to: the text of a link, or what it names; `alternate` before others. */
function addressOf(value: unknown): string {
  const links = asList(value).map((link) => asFields(link) ?? { text: link });
  const isPage = (link: Fields): boolean => ['', 'alternate'].includes(oneLine(field(link, 'rel')));
  const page = links.find((link) => isPage(link) && oneLine(field(link, 'text', 'href')) !== '');
  return page ? oneLine(field(page, 'text', 'href')) : '';
}

/** Podcasts count seconds, or write hours, minutes and seconds. */
function minutesOf(written: string): string {
  const parts = written.split(':').map(Number);
  if (written === '' || parts.some((part) => !Number.isFinite(part))) return written;
  const minutes = Math.ceil(parts.reduce((sum, part) => sum * 60 + part, 0) / 60);
  return `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
}
