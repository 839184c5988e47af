// KonOpas and ConClár, the guides of many conventions: `program.js` and `people.js`, each one JSON list behind a name, or the lists alone.
import { locator } from '../../../src/model/locate.ts';
import { headOf, textOf } from '../reading/bytes.ts';
import { asFields, asList, field, oneLine } from '../reading/fields.ts';
import { unreadIn } from '../reading/leave-out-others.ts';
import { readJson } from '../reading/json.ts';
import { UnreadableFile } from '../reading/unreadable-file.ts';
import { createReport } from '../report.ts';
import type { Format, ImportFile } from '../result.ts';
import { programmeOf } from '../schedule/programme.ts';
import type { ScheduleEvent, SchedulePerson } from '../schedule/schedule.ts';
import { isLeadingRole, personOf } from '../vocabulary/people-named.ts';

const assigned = /^\s{0,20}(?:(?:var|let|const)\s{1,20})?(?:window\.)?(program|people)\s{0,20}=\s{0,20}(?=\[)/;

/** Which list a file holds: by its name, or a list alone by the fields of its entries, which nobody else has together. */
function listOf(file: ImportFile): string | undefined {
  const named = assigned.exec(headOf(file, 200))?.[1];
  const head = named === undefined ? headOf(file, 20_000) : '';
  if (named !== undefined || !/^\s*\[\s*\{/.test(head)) return named;
  const has = (...names: string[]): boolean => names.every((name) => head.includes(`"${name}"`));
  if (has('id', 'title', 'mins', 'loc')) return 'program';
  return has('id', 'prog') && /"name"\s*:\s*\[/.test(head) ? 'people' : undefined;
}

/** Reads items with day, clock time, minutes and `[room, floor]`. Their times have no zone: name one. */
export const konopas: Format = {
  name: 'konopas',
  title: 'KonOpas and ConClár (program and people, as JavaScript or JSON)',
  detect: (files) => (files.some((file) => listOf(file) === 'program') ? 0.95 : 0),
  read: (files, { timeZone }) => {
    const lists = files.flatMap((file) => {
      const name = listOf(file);
      return name === undefined ? [] : [{ name, ...read(file) }];
    });
    const programs = lists.filter(({ name }) => name === 'program');
    const [program] = programs;
    if (!program) throw new UnreadableFile('not-a-schedule', files[0]!.path, 'there is no list "program" of KonOpas in it');
    if (programs.length > 1)
      throw new UnreadableFile('several-programmes', program.path, 'several programmes were found; name one of them');
    const people = lists
      .filter(({ name }) => name === 'people')
      .flatMap((list) => list.entries.flatMap((entry, index) => listedPerson(entry, list.path, index)));
    const report = createReport();
    const locators = new Map(lists.map(({ path, text }) => [path, locator(text)]));
    return programmeOf(
      'konopas',
      {
        file: program.path,
        conference: {},
        baseUrl: '',
        days: [],
        events: program.entries.map((entry, index) => eventOf(entry, program.path, index)),
        people,
        timeZone,
      },
      report,
      (pointer, file) => locators.get(file)!(pointer),
    );
  },
};

/** The list behind its name; blanks take the place of the name, so that lines and columns stay. */
function read(file: ImportFile): { path: string; text: string; entries: readonly unknown[] } {
  const written = textOf(file);
  const text = written.replace(assigned, (name) => name.replaceAll(/\S/g, ' ')).replace(/;\s*$/, '');
  const { value } = readJson({ path: file.path, bytes: new TextEncoder().encode(text) });
  return { path: file.path, text, entries: asList(value) };
}

function eventOf(value: unknown, file: string, index: number): ScheduleEvent {
  const place = { file, pointer: `/${index}`, line: 0, column: 0 };
  const fields = asFields(value);
  if (!fields) return { value, raw: () => value, place, day: undefined, room: '' };
  const [room = '', floor = ''] = asList(field(fields, 'loc')).map(oneLine);
  const tags = asList(field(fields, 'tags')).map(tagOf);
  const tagged = (kind: string): string => tags.find((tag) => tag.startsWith(`${kind}:`))?.slice(kind.length + 1) ?? '';
  const people = asList(field(fields, 'people')).flatMap((entry) => {
    const person = asFields(entry) ?? {};
    const named = personOf(oneLine(field(person, 'name')));
    const { chair = isLeadingRole(oneLine(field(person, 'role'))), ...written } = named;
    return [{ chair, person: { ...written, id: oneLine(field(person, 'id')) } }];
  });
  const date = oneLine(field(fields, 'date'));
  const time = oneLine(field(fields, 'time'));
  return {
    value: {
      id: field(fields, 'id'),
      title: field(fields, 'title'),
      // ConClár writes one instant.
      date: oneLine(field(fields, 'dateTime', 'datetime')) || (date !== '' && time !== '' ? `${date}T${time}` : date),
      duration: field(fields, 'mins'),
      description: field(fields, 'desc'),
      track: tagged('track'),
      type: tagged('type'),
      tags: tags.filter((tag) => !/^(?:track|type):/.test(tag)),
      subtitle: floor === '' ? undefined : `${room}, ${floor}`,
      persons: people.flatMap(({ chair, person }) => (chair ? [] : [person])),
      chairs: people.flatMap(({ chair, person }) => (chair ? [person] : [])),
    },
    raw: () => value,
    place,
    day: undefined,
    room,
    unread: unreadIn(fields, readNames),
  };
}

const readNames = new Set('id title date time dateTime datetime mins desc loc tags people'.split(' '));

/** A tag as `kind:name`: a text, or with its category beside it. */
function tagOf(value: unknown): string {
  const tag = asFields(value);
  if (!tag) return oneLine(value);
  const [category, label] = [oneLine(field(tag, 'category')), oneLine(field(tag, 'label', 'value'))];
  return /^(?:track|type)$/i.test(category) ? `${category.toLowerCase()}:${label}` : label;
}

/** `name` is a list: given names and family name, sort name, prefix, suffix; mostly the whole name alone. */
function listedPerson(value: unknown, file: string, index: number): SchedulePerson[] {
  const fields = asFields(value);
  if (!fields) return [];
  const [first = '', last = '', , suffix = ''] = asList(field(fields, 'name')).map(oneLine);
  const links = asFields(field(fields, 'links')) ?? {};
  return [
    {
      fields: {
        id: field(fields, 'id'),
        name: [first, last, suffix].filter(Boolean).join(' '),
        biography: field(fields, 'bio'),
        image: field(links, 'img', 'photo'),
      },
      place: { file, pointer: `/${index}`, line: 0, column: 0 },
    },
  ];
}
