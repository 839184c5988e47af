// Workshops, tutorials, keynotes, plenaries and socials of a Mini-Conf folder as events: one for each sitting.
import { asFields, asList, type Fields, field, oneLine } from '../../reading/fields.ts';
import type { RecordFile } from '../../reading/records.ts';
import type { SourceRecord } from '../../reading/source-records.ts';
import type { ScheduleEvent, SchedulePart } from '../../schedule/schedule.ts';
import { canonicalFields, plainName } from '../../vocabulary/canonical-fields.ts';
import { peopleNamed } from '../../vocabulary/people-named.ts';
import { scheduleEvent } from '../../vocabulary/schedule-event.ts';
import { filmOf, type Papers } from './papers.ts';
import { sittingsOf } from './sittings.ts';
import { typeNamed } from './tables.ts';

/** What the events of a folder share. `taken` collects the papers that have found their session. */
export type Folder = { papers: Papers; taken: Set<string>; timeZone: string };

/** The events of a table. */
export const gatheringEvents = (table: RecordFile, folder: Folder): ScheduleEvent[] =>
  table.records.flatMap((record) => eventsOf(record, table.stem, folder));

function eventsOf(record: SourceRecord, stem: string, folder: Folder): ScheduleEvent[] {
  const source = asFields(record.value);
  if (!source) return [scheduleEvent(record, undefined)];
  const { sessions: _sessions, schedule: _schedule, slots: _slots, bio, ...rest } = source;
  const { fields, unread } = canonicalFields(rest, {
    persons: ['speakers', 'speaker', 'presenter', 'presenters', 'organizers', 'authors', 'hosts'],
  });
  const id = oneLine(fields['id']) || record.key;
  const [film] = filmOf(rest);
  const shared = {
    ...fields,
    code: id,
    type: fields['type'] ?? typeNamed(stem),
    ...(bio === undefined ? {} : personWithBio(fields, bio, rest)),
    ...(film && fields['recording'] === undefined ? { recording: film } : {}),
  };
  const canonical = {
    fields: shared,
    unread: [
      ...unread.filter(
        (name) =>
          !['presentationid', 'slideslive', 'slidesliveid', 'prerecorded', 'prerecordedtalks', 'institution'].includes(plainName(name)),
      ),
      // Of organisers that are a group its members are taken.
      ...Object.keys(asFields(field(rest, 'organizers')) ?? {}).flatMap((name) => (name === 'members' ? [] : [`organizers.${name}`])),
    ],
  };
  const papers = partsOf(source, record, id, folder);
  const sittings = sittingsOf(source, record, folder.timeZone);
  if (sittings.length === 0) return [scheduleEvent(record, { ...canonical, fields: { ...shared, id } }, { parts: papers })];
  return sittings.map(({ date, end, duration, name, blocks, only }, index) => {
    const own = index === 0 ? id : `${id}-${index + 1}`;
    const marked = blocks.map((block, number) => ({ ...block, fields: { ...block.fields, id: `${own}-part-${number + 1}` } }));
    const when = { date, ...(end === undefined ? {} : { end }), ...(duration === undefined ? {} : { duration }) };
    const subtitle = sittings.length > 1 || !/^(live |p-)?presentation$/i.test(name) ? name : '';
    // Who holds a single block holds the gathering, unless it names its people itself.
    const hosts = asList(only?.fields['persons']);
    const takesHosts = hosts.length > 0 && asList(asFields(shared)!['persons']).length === 0;
    const people = takesHosts ? { persons: hosts } : {};
    const value = { ...shared, ...people, id: own, slug: own, ...when, subtitle: fields['subtitle'] ?? subtitle };
    const left = [
      ...(only?.unread ?? []),
      ...(hosts.length > 0 && !takesHosts ? ['hosts'] : []),
      ...(subtitle === name ? [] : ['name']),
      ...(only?.fields['url'] === undefined ? [] : ['link']),
    ];
    // An excess in the record is reported once; the papers are where the gathering begins.
    return scheduleEvent(
      record,
      { fields: value, unread: [...(index === 0 ? canonical.unread : []), ...left] },
      { parts: index === 0 ? [...marked, ...papers] : marked },
    );
  });
}

/** Talks written into the record, and the papers that name it as their session or whose table has its name. */
function partsOf(source: Fields, record: SourceRecord, id: string, { papers, taken }: Folder): SchedulePart[] {
  const talks = asList(field(source, 'prerecorded_talks', 'talks', 'prerecorded')).flatMap((value): SchedulePart[] => {
    const talk = asFields(value);
    if (!talk) return [];
    const { fields, unread } = canonicalFields(talk);
    const [own] = filmOf(talk);
    if (oneLine(fields['title']) === '') return [];
    return [
      {
        fields: { ...fields, ...(own && fields['recording'] === undefined ? { recording: own } : {}) },
        raw: () => value,
        place: record.place,
        unread: unread.filter((name) => !/^(presentation|slideslive)/.test(name)),
      },
    ];
  });
  const own = papers.all.filter(
    (paper) => (paper.homes.includes(id) || plainName(paper.table) === plainName(id)) && !taken.has(keyOf(paper)),
  );
  for (const paper of own) taken.add(keyOf(paper));
  return [...talks, ...own.map(({ part }) => part)];
}

/** A paper among all of them, also when its id is not its own. */
export const keyOf = ({ id, table, part }: { id: string; table: string; part: SchedulePart }): string =>
  `${table} ${id} ${part.place.line} ${part.place.pointer}`;

/** A biography next to one speaker is that speaker's, and so are picture and institution. */
function personWithBio(fields: Record<string, unknown>, bio: unknown, source: Fields): Record<string, unknown> {
  const { persons: people } = peopleNamed(fields['persons']);
  const [only] = people;
  if (people.length !== 1 || !asFields(only)) return {};
  const person = { ...asFields(only), biography: bio, image: fields['logo'], institution: field(source, 'institution', 'affiliation') };
  return { persons: [person], logo: undefined };
}
