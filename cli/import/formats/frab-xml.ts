// Schedule XML of the pentabarf, frab, pretalx and c3voc family, read tolerantly.
import { programmeOf } from '../schedule/programme.ts';
import type { Schedule, ScheduleDay } from '../schedule/schedule.ts';
import { headOf } from '../reading/bytes.ts';
import { asFields, field, oneLine } from '../reading/fields.ts';
import { placesIn, readXml, type XmlElement } from '../reading/xml.ts';
import { valueOf } from '../reading/xml-values.ts';
import { UnreadableFile } from '../reading/unreadable-file.ts';
import { createReport } from '../report.ts';
import type { Format, ImportFile } from '../result.ts';
import { onlyOne } from './only-one.ts';

const sureness = (file: ImportFile): number => (/<(?:[\w.-]{1,40}:)?schedule[\s/>]/.test(headOf(file)) ? 1 : 0);

/** Reads `<schedule><conference/><day date><room name><event/></room></day></schedule>`; events may also lack room or day. */
export const frabXml: Format = {
  name: 'frab-xml',
  title: 'pentabarf, frab, pretalx or c3voc schedule (XML)',
  detect: (files) => Math.max(0, ...files.map(sureness)),
  read: (files, { timeZone }) => {
    const file = onlyOne(files, (one) => sureness(one) > 0);
    const { root, text } = readXml(file);
    if (root.name !== 'schedule')
      throw new UnreadableFile('not-a-schedule', file.path, `the root element is <${root.name}>, not <schedule>`);
    return programmeOf('frab-xml', { ...scheduleOf(file.path, root, text), timeZone }, createReport());
  },
};

function scheduleOf(file: string, root: XmlElement, text: string): Schedule {
  const conference = root.children.find(({ name }) => name === 'conference');
  const fields = (conference && asFields(valueOf(conference))) ?? {};
  const baseUrl = oneLine(field(fields, 'base_url', 'url')) || oneLine(root.children.find(({ name }) => name === 'url')?.text);
  const schedule: Schedule = { file, conference: fields, baseUrl, days: [], events: [] };
  const at = placesIn(text);
  const add = (parent: XmlElement, room: string, day: ScheduleDay | undefined): void => {
    for (const child of parent.children) {
      if (child.name === 'day') add(child, room, addDay(schedule, child));
      else if (child.name === 'room') add(child, oneLine(child.attributes['name']), day);
      else if (child.name === 'event') {
        const raw = (): string => text.slice(child.start, child.end);
        schedule.events.push({ value: valueOf(child), raw, day, room, place: { file, pointer: '', ...at(child) } });
      }
    }
  };
  add(root, '', undefined);
  return schedule;
}

function addDay(schedule: Schedule, { attributes }: XmlElement): ScheduleDay {
  const day = { date: oneLine(attributes['date']), start: oneLine(attributes['start']), end: oneLine(attributes['end']) };
  schedule.days.push(day);
  return day;
}
