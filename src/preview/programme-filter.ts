// Filters answers about programme and exhibition in a preview: kept whole, filtered for the selected person, and filtered again when that changes.
import { nameOfInfo } from '../contract/event-name.ts';
import type { Query, QueryClient } from '@tanstack/react-query';
import type { Api } from '../api/http.ts';
import { queryOfRequest } from '../api/query.ts';
import { createAlarm } from '../clock/alarm.ts';
import type { Clock } from '../clock/clock.ts';
import { requestKey, type ApiRequest, requestEvent } from '../contract/request.ts';
import type { Known } from '../rules/guards/visit.ts';
import type { Principal } from '../rules/principal.ts';
import { filterReply, type PersonAccess, personAccessOf, type PreviewEvent } from './filter-reply.ts';

/** The person of a preview; `person` is undefined if everything is shown. */
export type PreviewSubject = PreviewEvent & { person: Principal | undefined; known?: Known | undefined };

export type ProgrammeFilter = {
  /** For the API of the preview. */
  see: NonNullable<Api['transformReply']>;
  /** Sets event and person; earlier answers are filtered again. */
  setSubject: (subject: PreviewSubject) => void;
};

/** Makes a filter on the clock of the preview, for its cache of answers. */
export function createProgrammeFilter(clock: Clock, queries: () => QueryClient): ProgrammeFilter {
  const whole = new Map<string, { request: ApiRequest; reply: unknown }>();
  let subject: PreviewSubject | undefined;
  let allowed: PersonAccess | undefined;
  let from = 0;
  const filtered = (request: ApiRequest, reply: unknown): unknown =>
    allowed && subject && requestEvent(request) === nameOfInfo(subject.info) ? filterReply(request, reply, allowed) : reply;
  const alarm = createAlarm(clock, () => look());
  clock.onCorrection(() => {
    const until = allowed?.until() ?? Infinity;
    if (clock.now() < from || clock.now() >= until) look();
  });

  function look(): void {
    from = clock.now();
    allowed = subject?.person && personAccessOf(subject, subject.person, from, subject.known);
    for (const [address, { request, reply }] of whole) {
      const query = queries()
        .getQueryCache()
        .find({ queryKey: queryOfRequest(request).queryKey });
      if (!query) whole.delete(address);
      else if (query.state.fetchStatus === 'idle') show(query, request, reply);
    }
    alarm.arm(allowed?.until() ?? null);
  }

  /** Gives a query another answer, or the error with which the server would refuse it. */
  function show(query: Query, request: ApiRequest, reply: unknown): void {
    try {
      queries().setQueryData(query.queryKey, filtered(request, reply));
    } catch (error) {
      query.setState({ data: undefined, error: error as Error, status: 'error' });
    }
  }

  return {
    see(request, reply) {
      whole.set(requestKey(request), { request, reply });
      try {
        return filtered(request, reply);
      } finally {
        alarm.arm(allowed?.until() ?? null);
      }
    },
    setSubject(next) {
      subject = next;
      look();
    },
  };
}
