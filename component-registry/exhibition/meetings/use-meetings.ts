// Slots and the reader's own meetings, read again when the page is seen, each minute, and after each change.
import { queryOfRequest, useDataContext, useEvent, useQuery, useUser } from '#sdk';
import { ownMeetingsRequest, slotsOfCompanyRequest, slotsOfEventRequest } from './data.ts';

/** How often what others have booked is read again while the page is seen, ms. */
const EVERY = 60_000;

const fresh = { refetchOnMount: 'always', refetchOnWindowFocus: 'always', refetchOnReconnect: 'always', retry: false } as const;

/** Those of the event, or of one company. An exported site has none; visitors and previews have none of their own. */
export function useMeetings(company = '') {
  const context = useDataContext();
  const { preview } = useEvent();
  const { user, hasAccounts } = useUser();
  const slots = useQuery({
    ...queryOfRequest(slotsOfEventRequest(context)),
    ...fresh,
    refetchInterval: EVERY,
    enabled: hasAccounts && company === '',
  });
  const slotsHere = useQuery({
    ...queryOfRequest(slotsOfCompanyRequest(context, company)),
    ...fresh,
    refetchInterval: EVERY,
    enabled: hasAccounts && company !== '',
  });
  const own = useQuery({ ...queryOfRequest(ownMeetingsRequest(context)), ...fresh, enabled: user !== null && !preview });
  const shown = company === '' ? slots : slotsHere;
  return {
    slots: shown,
    own,
    /** Reads both again. */
    refresh: (): void => {
      void shown.refetch();
      if (user !== null && !preview) void own.refetch();
    },
  };
}
