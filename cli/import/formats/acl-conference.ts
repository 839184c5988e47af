// The later virtual conferences of the ACL: `conference.json`, with time slots, their events, papers, plenaries, tutorials and workshops by id.
import { locator } from '../../../src/model/locate.ts';
import { pointerKey } from '../../../src/model/source.ts';
import { headOf } from '../reading/bytes.ts';
import { asFields, asList, type Fields, field, oneLine } from '../reading/fields.ts';
import { unreadIn } from '../reading/leave-out-others.ts';
import { readJson } from '../reading/json.ts';
import { UnreadableFile } from '../reading/unreadable-file.ts';
import { createReport, type Report } from '../report.ts';
import type { Format, ImportFile } from '../result.ts';
import type { Place } from '../place.ts';
import { papersSession } from '../schedule/papers-session.ts';
import { programmeOf } from '../schedule/programme.ts';
import { isBlank } from '../schedule/session-details.ts';
import type { ScheduleEvent, SchedulePart } from '../schedule/schedule.ts';
import { linksOfPaper } from './acl-links.ts';
import { aclPeople, aclPresenter } from './acl-people.ts';
import { onlyOne } from './only-one.ts';

const opening = /^\s{0,40}\{\s{0,40}"(?:sessions|papers|events|workshops|plenaries|tutorials)"\s{0,40}:\s{0,40}\{/;
const ofThisFormat = /"(?:paper_ids|event_ids|display_name|plenary_events|booklet_id)"\s{0,40}:/;

function sureness(file: ImportFile): number {
  const head = headOf(file);
  return opening.test(head) && ofThisFormat.test(head) ? 0.95 : 0;
}

/** A thing under its key, and the id it names itself. */
type Entry = { key: string; id: string; fields: Fields; value: unknown; pointer: string };
/** Where an entry stands in the file. */
type At = (pointer: string) => Place;

/** Each event of a time slot becomes a session, its papers the presentations; a slot without events is one itself. */
export const aclConference: Format = {
  name: 'acl-conference',
  title: 'ACL conference (conference.json)',
  detect: (files) => Math.max(0, ...files.map(sureness)),
  read: (files, { timeZone }) => {
    const file = onlyOne(files, (one) => sureness(one) > 0);
    const { value, text } = readJson(file);
    const root = asFields(value) ?? {};
    const report = createReport();
    const at: At = (pointer) => ({ file: file.path, pointer, line: 0, column: 0 });
    const slots = entriesOf(root, 'sessions');
    const papers = papersOf(entriesOf(root, 'papers'), at);
    const byHome = Map.groupBy(
      [...papers.values()].flatMap(({ id, homes }) => homes.map((home) => ({ id, home }))),
      ({ home }) => home,
    );
    const papersIn = (event: string): string[] => (byHome.get(event) ?? []).map(({ id }) => id);
    const named = new Map(slots.flatMap(({ id, fields }) => [id, oneLine(field(fields, 'name'))].map((name) => [name, fields] as const)));
    const placed = [
      ...['events', 'plenaries', 'tutorials', 'workshops'].flatMap((name) => entriesOf(root, name)),
      // Events stand beside the slots and in them; those of older files in them alone.
      ...slots.flatMap(({ fields, pointer }) =>
        ['events', 'plenary_events', 'tutorial_events', 'workshop_events'].flatMap((name) => entriesOf(fields, name, pointer)),
      ),
    ].filter(firstOfItsId());
    if (placed.length === 0 && slots.length === 0)
      throw new UnreadableFile('not-a-schedule', file.path, 'there are no sessions of an ACL conference in it');
    const used = new Set<string>();
    const events = placed.map((entry) =>
      eventOf(entry, named.get(oneLine(field(entry.fields, 'session'))), { papers, papersIn, used, at }),
    );
    const filled = new Set(placed.map(({ fields }) => oneLine(field(fields, 'session'))).filter(Boolean));
    const whole = slots.filter(({ id, fields }) => !filled.has(id) && !filled.has(oneLine(field(fields, 'name'))));
    return programmeOf(
      'acl-conference',
      {
        file: file.path,
        conference: {},
        baseUrl: '',
        days: [],
        events: [...events, ...whole.map((entry) => slotOf(entry, at)), ...withoutPlace(papers, used)],
        timeZone,
        zoneHints: slots.map(({ fields }) => oneLine(field(fields, 'start_time'))).filter(Boolean),
        namesOnly: true,
      },
      withUnread(report, root),
      locator(text),
    );
  },
};

/** Entries of a table of things by id; what is no object keeps its place, so that it can be reported. */
const entriesOf = (fields: Fields, name: string, within = ''): Entry[] =>
  Object.entries(asFields(field(fields, name)) ?? {}).map(([key, value]) => ({
    key,
    id: oneLine(field(asFields(value) ?? {}, 'id')) || key,
    fields: asFields(value) ?? {},
    value,
    pointer: `${within}/${name}/${pointerKey(key)}`,
  }));

function firstOfItsId(): (entry: Entry) => boolean {
  const seen = new Set<string>();
  return ({ id }) => !seen.has(id) && Boolean(seen.add(id));
}

type Paper = { id: string; track: string; homes: readonly string[]; part: SchedulePart };

/** Names of fields of a paper that only lead around the site it was made for. */
const paperNames = new Set(
  'id title authors track display_track category abstract keywords event_ids is_paper poster_pdf slides_pdf video_url anthology_url paper_pdf demo_url material underline_url preview_image similar_paper_ids underline_id rocketchat_channel'.split(
    ' ',
  ),
);

/** By their keys, which are their ids wherever the site's own tools have written them; of two with one id none is lost. */
function papersOf(entries: readonly Entry[], at: At): ReadonlyMap<string, Paper> {
  return new Map(
    entries.map(({ key: id, fields, value, pointer }) => {
      const track = oneLine(field(fields, 'display_track', 'track'));
      const part: SchedulePart = {
        fields: {
          id,
          title: field(fields, 'title'),
          persons: aclPeople(field(fields, 'authors')),
          abstract: isBlank(field(fields, 'abstract')) ? field(fields, 'tldr') : field(fields, 'abstract'),
          tags: [...new Set([track, oneLine(field(fields, 'category')), ...asList(field(fields, 'keywords')).map(oneLine)])].filter(
            Boolean,
          ),
          poster: field(fields, 'poster_pdf'),
          recording: { url: field(fields, 'video_url') },
          links: linksOfPaper(fields, id),
        },
        raw: () => value,
        place: at(pointer),
        unread: unreadIn(fields, paperNames).filter((name) => name !== 'tldr' || !isBlank(fields['abstract'])),
      };
      return [id, { id, track, homes: asList(field(fields, 'event_ids')).map(oneLine), part }];
    }),
  );
}

const eventNames = new Set(
  'id session track type start_time end_time chairs paper_ids link room title image_url presenter institution abstract bio video_url organizers description anthology_url tutorial_pdf short_name committee workshop_site_url name display_name events plenary_events tutorial_events workshop_events rocketchat_channel booklet_id anthology_venue_id'.split(
    ' ',
  ),
);

/** What the events of a file share; `used` collects the papers that have found their event. */
type Around = { papers: ReadonlyMap<string, Paper>; papersIn: (event: string) => string[]; used: Set<string>; at: At };

function eventOf({ id, fields, value, pointer }: Entry, slot: Fields | undefined, { papers, papersIn, used, at }: Around): ScheduleEvent {
  if (!asFields(value)) return { value, raw: () => value, place: at(pointer), day: undefined, room: '' };
  const wanted = asList(field(fields, 'paper_ids')).map(oneLine);
  const own = new Set([...wanted, ...papersIn(id)]);
  const parts = [...own].flatMap((paper) => papers.get(paper)?.part ?? []);
  for (const paper of own) used.add(paper);
  return {
    value: {
      id,
      title: field(fields, 'title', 'name') ?? titleOf(fields, slot, id),
      date: field(fields, 'start_time') ?? field(slot ?? {}, 'start_time'),
      end: field(fields, 'end_time') ?? field(slot ?? {}, 'end_time'),
      type: field(fields, 'type'),
      track: field(fields, 'track'),
      room: field(fields, 'room'),
      description: field(fields, 'abstract', 'description'),
      persons: [...aclPresenter(fields), ...aclPeople(field(fields, 'organizers')), ...aclPeople(field(fields, 'committee'))],
      chairs: aclPeople(field(fields, 'chairs')),
      recording: { url: field(fields, 'video_url') },
      links: [
        ...['link', 'workshop_site_url', 'anthology_url'].flatMap((name) => asList(field(fields, name))),
        ...(isBlank(field(fields, 'tutorial_pdf')) ? [] : [{ title: 'Paper', url: field(fields, 'tutorial_pdf') }]),
      ],
    },
    raw: () => value,
    place: at(pointer),
    day: undefined,
    room: '',
    unread: unreadIn(fields, eventNames),
    parts,
  };
}

/** A slot that no event fills: a break, a social event, a sponsor's hour. */
const slotOf = ({ id, fields, value, pointer }: Entry, at: At): ScheduleEvent => ({
  value: asFields(value)
    ? {
        id,
        title: field(fields, 'display_name', 'name'),
        date: field(fields, 'start_time'),
        end: field(fields, 'end_time'),
        type: field(fields, 'type'),
        room: field(fields, 'room'),
        links: asList(field(fields, 'link')),
      }
    : value,
  raw: () => value,
  place: at(pointer),
  day: undefined,
  room: '',
  unread: unreadIn(fields, eventNames),
});

/** Papers that belong to no event: one session a track, without a time. What has no title is reported by itself. */
function withoutPlace(papers: ReadonlyMap<string, Paper>, used: ReadonlySet<string>): ScheduleEvent[] {
  const left = [...papers.values()].filter(({ id }) => !used.has(id));
  const [titled, others] = [left.filter(isTitled), left.filter((paper) => !isTitled(paper))];
  const alone = ({ part }: Paper): ScheduleEvent => ({ value: part.raw(), raw: part.raw, place: part.place, day: undefined, room: '' });
  return [
    ...[...Map.groupBy(titled, ({ track }) => track)].map(([track, group]) =>
      papersSession(
        track,
        group.map(({ part }) => part),
        track,
      ),
    ),
    ...others.map(alone),
  ];
}

const isTitled = ({ part }: Paper): boolean => oneLine(part.fields['title']) !== '';

/** An event without a title has those of its slot and track, as in "Session 1: NLP Applications (Oral)". */
function titleOf(fields: Fields, slot: Fields | undefined, id: string): string {
  const name = oneLine(field(slot ?? {}, 'display_name', 'name')) || oneLine(field(fields, 'session'));
  const track = oneLine(field(fields, 'track'));
  const type = oneLine(field(fields, 'type'));
  const what = track === '' || track === name ? name : `${name}: ${track}`;
  return what === '' ? id : type === '' || what.includes(type) ? what : `${what} (${type})`;
}

const tables = new Set(['sessions', 'papers', 'events', 'workshops', 'plenaries', 'tutorials']);

/** Says which tables of the file are none of these. */
function withUnread(report: Report, root: Fields): Report {
  for (const name of Object.keys(root)) if (!tables.has(name) && !isBlank(root[name])) report.leaveOut(name, 'not a table of this format');
  return report;
}
