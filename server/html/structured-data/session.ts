// A session as a schema.org Event within the congress.
import type { SessionDetail } from '../../../src/contract/programme.ts';
import type { PersonRef } from '../../../src/contract/programme-shapes.ts';
import { type CalledOff, calledOff } from '../../../src/rules/called-off.ts';
import { plainText } from '../../calendar/plain-text.ts';
import { socialPath } from '../../social/social-address.ts';
import { congressRef, place } from './congress.ts';
import { attendanceMode, without, type NodeContext } from './nodes.ts';

/** Longest description, in characters; search engines show about as many. */
const LONGEST = 500;

const statuses: Readonly<Record<CalledOff, string>> = { cancelled: 'EventCancelled', postponed: 'EventPostponed' };

export function sessionNode(context: NodeContext, session: SessionDetail): object {
  const { event, language, pageOf, fileAt } = context;
  const url = pageOf('PagSessionDetailPage', { sessionId: session.Id });
  const physical = place(event, language, session.RoomName);
  // Its page, never the address of the stream: that is for those alone who may watch it.
  const isStreamed = session.HasStream;
  const locations = [physical, isStreamed && url ? { '@type': 'VirtualLocation', url } : undefined].filter((one) => one !== undefined);
  const off = calledOff(session);
  const eventStatus = `https://schema.org/${off ? statuses[off] : 'EventScheduled'}`;
  const speakers = session.Presentations.flatMap(({ Speakers }) => Speakers);
  return without({
    '@type': 'Event',
    '@id': url,
    name: session.Name,
    alternateName: session.Subtitle,
    description: asDescription(plainText(session.Abstract || session.Description)),
    url,
    image: fileAt(session.ImageThumbPath) ?? fileAt(socialPath(event, language, session.Id)),
    startDate: session.StartDateTime ?? undefined,
    endDate: session.EndDateTime ?? undefined,
    inLanguage: session.Languages,
    eventStatus,
    eventAttendanceMode: attendanceMode(physical !== undefined, isStreamed),
    location: locations.length > 1 ? locations : locations[0],
    performer: peopleNodes(context, [...session.Speakers, ...speakers]),
    contributor: peopleNodes(context, session.Chairs),
    sponsor: session.CompanyAccountName && { '@type': 'Organization', name: session.CompanyAccountName },
    about: session.TrackName,
    keywords: session.Groups.map(({ Name, Label = Name }) => Label).join(', '),
    subEvent: session.Presentations.map((presentation) =>
      without({
        '@type': 'Event',
        url: pageOf('PagPresentationDetailPage', { presentationId: presentation.Id }),
        name: presentation.Title,
        startDate: presentation.StartDateTime ?? session.StartDateTime ?? undefined,
        endDate: presentation.EndDateTime ?? undefined,
        eventStatus: off && eventStatus,
        performer: peopleNodes(context, presentation.Speakers),
        location: physical,
      }),
    ),
    superEvent: congressRef(context),
  });
}

/** Everybody once. */
export function peopleNodes({ pageOf }: NodeContext, refs: readonly PersonRef[]): object[] {
  const once = new Map(refs.map((ref) => [ref.Id || ref.DisplayName, ref]));
  return [...once.values()].map(({ Id, DisplayName }) =>
    without({ '@type': 'Person', '@id': Id === '' ? undefined : pageOf('PagFacultyDetailPage', { userId: Id }), name: DisplayName }),
  );
}

export const asDescription = (text: string): string =>
  text.length > LONGEST ? `${text.slice(0, LONGEST).toWellFormed().trimEnd()}…` : text;
