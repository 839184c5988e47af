// Submissions of pretalx as events of a schedule: one for each slot, with rooms, tracks and people looked up.
import { asFields, asList, carriedText, type Fields, field, oneLine } from '../../reading/fields.ts';
import type { SourceRecord } from '../../reading/source-records.ts';
import type { Report } from '../../report.ts';
import { unreadIn } from '../../reading/leave-out-others.ts';
import { isBlank } from '../../schedule/session-details.ts';
import type { ScheduleEvent } from '../../schedule/schedule.ts';
import { stateTags } from '../../vocabulary/state-words.ts';
import { type PretalxRecords, referred } from './records.ts';

/** States of submissions that are in a programme; a missing one is too. Who cancels one had accepted it before. */
const shown = /^(accepted|confirmed|cancell?ed|)$/i;

const read = new Set(
  'code id guid title speakers submission_type submission_type_id track track_id state abstract description duration room start end slot slots image resources tags do_not_record content_locale locale url website_url slug session_type logo attachments links'.split(
    ' ',
  ),
);

/** The events of a submission: one a slot, one without time when it has none. Nothing for one that was never accepted. */
export function submissionEvents(record: SourceRecord, known: PretalxRecords, report: Report): ScheduleEvent[] {
  const fields = asFields(record.value);
  const { raw, place } = record;
  if (!fields) return [{ value: record.value, raw, place, day: undefined, room: '' }];
  const state = oneLine(carriedText(field(fields, 'state')));
  if (!shown.test(state)) {
    report.leaveOut(`submissions that are ${state}`, 'only accepted and confirmed ones stand in a programme');
    report.tell('row-not-public', place, `"${oneLine(carriedText(field(fields, 'title')))}" is left out: its state is “${state}”`);
    return [];
  }
  const isCancelled = /^cancell?ed$/i.test(state);
  const code = oneLine(field(fields, 'code'));
  const value = {
    id: code || oneLine(field(fields, 'id')),
    code,
    guid: field(fields, 'guid'),
    slug: field(fields, 'slug'),
    url: field(fields, 'url', 'website_url'),
    // Breaks have a description and nothing else.
    title: field(fields, 'title') ?? (code === '' ? field(fields, 'description') : undefined),
    type: referred(field(fields, 'submission_type', 'submission_type_id', 'session_type'), known.types) || (code === '' ? 'Break' : ''),
    track: referred(field(fields, 'track', 'track_id'), known.tracks),
    language: field(fields, 'content_locale', 'locale'),
    abstract: field(fields, 'abstract'),
    description: code === '' && field(fields, 'title') === undefined ? undefined : field(fields, 'description'),
    duration: field(fields, 'duration'),
    logo: field(fields, 'image', 'logo'),
    tags: [
      ...asList(field(fields, 'tags')).map((tag) => carriedText(asFields(tag) ? field(asFields(tag)!, 'tag', 'name') : tag)),
      ...(isCancelled ? [stateTags.cancelled] : []),
    ],
    do_not_record: field(fields, 'do_not_record'),
    persons: asList(field(fields, 'speakers')).map((speaker) => speakerOf(speaker, known)),
    attachments: asList(field(fields, 'resources', 'attachments')).map((entry) => {
      const resource = asFields(entry) ?? {};
      return { title: field(resource, 'description', 'title', 'name'), url: field(resource, 'resource', 'url', 'link') };
    }),
    links: field(fields, 'links'),
  };
  const unread = unreadIn(fields, read);
  const slots = slotsOf(fields, code, known);
  return slots.map((slot, index) => ({
    value: { ...value, ...slot.times, ...(index > 0 && value.id !== '' ? { id: `${value.id}-${index + 1}` } : {}) },
    raw,
    place,
    day: undefined,
    room: slot.room,
    unread: index === 0 ? unread : [],
  }));
}

type Slot = { times: { date?: unknown; end?: unknown }; room: string };

/** Where and when: in the submission itself, in its slot or slots, or in the slots that name it. */
function slotsOf(fields: Fields, code: string, known: PretalxRecords): Slot[] {
  const slotOf = (slot: Fields): Slot => ({
    times: {
      ...(isBlank(field(slot, 'start')) ? {} : { date: field(slot, 'start') }),
      ...(isBlank(field(slot, 'end')) ? {} : { end: field(slot, 'end') }),
    },
    room: referred(field(slot, 'room', 'room_id'), known.rooms),
  });
  const own = [field(fields, 'slot'), ...asList(field(fields, 'slots'))].flatMap((slot): Fields[] => {
    const written = asFields(slot);
    return written ? [written] : [];
  });
  const elsewhere = code === '' ? [] : known.slots.filter((slot) => referredCode(slot.fields) === code).map((slot) => slot.fields);
  const found = (own.length > 0 ? own : elsewhere).map(slotOf).filter(({ times }) => times.date !== undefined);
  return found.length > 0 ? found : [slotOf(fields)];
}

/** Code of the submission a slot is for; empty for a break. */
export function referredCode(slot: Fields): string {
  const submission = field(slot, 'submission');
  return oneLine(asFields(submission) ? field(asFields(submission)!, 'code') : submission);
}

/** A speaker written out, or looked up by code; by name only when the code is not known. */
function speakerOf(value: unknown, { speakers }: PretalxRecords): Fields {
  const fields = asFields(value) ?? {};
  const code = oneLine(asFields(value) ? field(fields, 'code') : value);
  const listed = speakers.find((speaker) => oneLine(field(speaker.fields, 'code')) === code && code !== '')?.fields;
  return personOf({ ...listed, ...fields, ...(listed || asFields(value) ? {} : { name: value }) });
}

/** What of a speaker is published. */
export const personOf = (fields: Fields): Fields => ({
  code: field(fields, 'code'),
  name: field(fields, 'name'),
  biography: field(fields, 'biography'),
  avatar: field(fields, 'avatar_url', 'avatar'),
  affiliation: field(fields, 'affiliation', 'company'),
});
