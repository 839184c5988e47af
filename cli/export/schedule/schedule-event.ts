// One session as an event of a schedule: the mirror of cli/import/schedule/session-row.ts.
import { instantOf, isoInZone, lastInstantOf } from '../../../src/clock/zone.ts';
import type { SessionRow } from '../../import/rows.ts';
import { slugOf } from '../../import/values/identifiers.ts';
import { derivedUuid } from './derived-uuid.ts';
import type { Making } from './schedule-source.ts';
import { personOf, schedulePersons } from './schedule-persons.ts';

/** The words the import gives a feedback address. */
const FEEDBACK = 'Feedback';

/** The event. Fields beyond the schema of the family (tags, chairs, stream_url, …) are there only where the session has them. */
export function scheduleEvent(session: SessionRow, room: string, making: Making): object {
  const { text, instance, event } = making;
  const { Origin: origin = { Guid: '', Code: '', Slug: '', Url: '' } } = session;
  const { flags, tags } = tagsOf(session);
  const links = session.Links ?? [];
  const feedback = links.at(-1)?.Title === FEEDBACK ? links.at(-1)!.Url : '';
  const written = (value: unknown): string => text(value);
  return {
    id: /^[1-9]\d{0,14}$/.test(session.Id) ? Number(session.Id) : session.Id,
    guid: origin.Guid || (making.makesGuids ? derivedUuid(`${instance}/${event}/session/${session.Id}`) : ''),
    ...(origin.Code ? { code: origin.Code } : {}),
    logo: session.ImageThumbPath || null,
    ...timesOf(session, making.timeZone),
    room,
    slug: origin.Slug || (making.makesGuids ? slugOf(`${event} ${session.Id}`, 'session') : ''),
    url: origin.Url,
    title: written(session.Name),
    subtitle: written(session.Subtitle),
    track: (session.TrackId && making.tracks.get(session.TrackId)) || null,
    type: session.SessionType ?? '',
    language: (session.Languages ?? []).join(', '),
    abstract: written(session.Abstract),
    description: written(session.Description),
    recording_license: '',
    do_not_record: flags.has('Not recorded'),
    ...(flags.has('Not streamed') ? { do_not_stream: true } : {}),
    persons: schedulePersons(session, making),
    links: (feedback ? links.slice(0, -1) : links).map(({ Title, Url }) => ({ url: Url, title: Title })),
    attachments: (session.Attachments ?? []).map(({ Title, Url }) => ({ url: Url, title: Title })),
    ...(feedback ? { feedback_url: feedback } : {}),
    ...(tags.length > 0 ? { tags } : {}),
    ...(session.Chairs?.length ? { chairs: session.Chairs.map((chair) => personOf(chair, making)) } : {}),
    ...present({
      video_download_url: session.RecordingUrl,
      stream_url: session.StreamUrl,
      company: session.CompanyAccountName,
      sponsor_type: session.SponsorType,
      is_poster: session.IsPoster,
    }),
  };
}

const present = (fields: Readonly<Record<string, unknown>>): Record<string, unknown> =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined && value !== '' && value !== false));

/** What the import makes of do_not_record and do_not_stream precedes all tags, in this order; anywhere else it is a tag. */
function tagsOf({ Groups = [] }: SessionRow): { flags: ReadonlySet<string>; tags: string[] } {
  const flags = new Set<string>();
  const tags = Groups.map(({ Name }) => Name);
  for (const flag of ['Not recorded', 'Not streamed']) {
    if (tags[0] !== flag) continue;
    flags.add(flag);
    tags.shift();
  }
  return { flags, tags };
}

/** Start, end and length. `end` is written where minutes do not determine it. */
function timesOf({ StartDateTime, EndDateTime }: SessionRow, timeZone: string): object {
  const start = instantOf(StartDateTime ?? '', timeZone);
  const end = lastInstantOf(EndDateTime ?? '', timeZone);
  if (start === undefined) return { date: null, start: '', duration: '00:00' };
  const date = isoInZone(start, timeZone);
  const minutes = end === undefined ? 0 : Math.max(0, Math.floor((end - start) / 60_000));
  const exact = end === undefined || end <= start || end === start + minutes * 60_000;
  return {
    date,
    start: date.slice(11, 16),
    ...(exact ? {} : { end: isoInZone(end, timeZone) }),
    duration: `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`,
  };
}
