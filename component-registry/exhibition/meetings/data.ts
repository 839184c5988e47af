// The requests about meetings: slots of the event or of a company, the reader's own, and what is booked with a company.
import { companyMeetingRequests, ownMeetingRequests } from '#contract/meeting-requests';
import { companyMeetings, exhibitorMeetings, exhibitorMeetingsForEvent, ownMeetings } from '#contract/meetings';
import { type DataContext, request } from '#contract/request';

type Where = Pick<DataContext, 'event' | 'language'>;

export const slotsOfEventRequest = ({ event, language }: Where) => request(exhibitorMeetingsForEvent, { eventid: event, language });
export const slotsOfCompanyRequest = ({ event, language }: Where, id: string) =>
  request(exhibitorMeetings, { eventid: event, language, id });
export const ownMeetingsRequest = ({ event, language }: Where) => request(ownMeetings, { eventid: event, language });
export const companyMeetingsRequest = ({ event, language }: Where, id: string) =>
  request(companyMeetings, { eventid: event, language, id });

export const ownRequestsRequest = ({ event, language }: Where) => request(ownMeetingRequests, { eventid: event, language });
export const companyRequestsRequest = ({ event, language }: Where, id: string) =>
  request(companyMeetingRequests, { eventid: event, language, id });
