// The live hours of sponsors as sessions of their own.
import type { SponsorRecord } from '../../content/sponsors.ts';
import { asFields, asList, field, oneLine } from '../../reading/fields.ts';
import type { Report } from '../../report.ts';
import type { ScheduleEvent } from '../../schedule/schedule.ts';
import { canonicalFields } from '../../vocabulary/canonical-fields.ts';
import { scheduleEvent } from '../../vocabulary/schedule-event.ts';
import { markdownLink } from '../../values/markdown-link.ts';
import { slugOf } from '../../values/identifiers.ts';
import { hours } from './sittings.ts';

/** One event for each slot with an hour; `schedule` and `gather_schedule` alike. Slots without words get the name of the sponsor. */
export function sponsorEvents(sponsors: readonly SponsorRecord[], report: Report): ScheduleEvent[] {
  return sponsors.flatMap(({ sponsor, fields, record }) =>
    ['schedule', 'gather_schedule'].flatMap((list) =>
      asList(field(fields, list)).flatMap((value, index): ScheduleEvent[] => {
        const whole = asFields(value);
        if (!whole) return [];
        const { link: room, ...slot } = whole;
        if (room !== undefined) report.leaveOut(`sponsors.${list}.link`, 'links into meetings can be private');
        const { fields: read, unread } = canonicalFields(slot);
        const written = oneLine(read['title']);
        const link = markdownLink(written);
        const isLink = link !== undefined && /^https?:\S+$/.test(link.address);
        const title = (isLink ? link.words : written) || sponsor.name;
        const own = {
          ...read,
          id: slugOf(`${sponsor.name} ${list === 'schedule' ? '' : list} ${index + 1}`, 'session'),
          title,
          type: 'Sponsor',
          company: sponsor.name,
          sponsor_type: sponsor.tier,
          ...(isLink && { links: [...asList(read['links']), { title: link.words, url: link.address }] }),
          ...(read['duration'] === undefined ? {} : { duration: hours(read['duration']) }),
        };
        return [scheduleEvent({ ...record, value, raw: () => value }, { fields: own, unread })];
      }),
    ),
  );
}
