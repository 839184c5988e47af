// Slots and the reader's own meetings, read again when the page is seen, and as soon as the hub says that they have changed.
import { queryOfRequest, useDataContext, useEvent, useHubChanges, useQuery, useUser } from '#sdk';
import { ownMeetingsRequest, slotsOfCompanyRequest, slotsOfEventRequest } from './data.ts';

/** How often slots are read again while the page is seen, ms: what was published meanwhile, and where no connection can be held. */
const EVERY = 300_000;

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
  const refresh = (): void => {
    void shown.refetch();
    if (user !== null && !preview) void own.refetch();
  };
  useHubChanges(hasAccounts ? 'meetings' : '', refresh);
  return {
    slots: shown,
    own,
    /** Reads both again. */
    refresh,
  };
}
