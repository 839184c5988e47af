// Filters answers about the programme in a preview: kept whole, filtered for the selected person, and filtered again when that changes.
import { nameOfInfo } from '../contract/event-name.ts';
import type { QueryClient } from '@tanstack/react-query';
import type { Api } from '../api/http.ts';
import { queryOfRequest } from '../api/query.ts';
import { createAlarm } from '../clock/alarm.ts';
import type { Clock } from '../clock/clock.ts';
import { requestAddress, type ApiRequest, requestEvent } from '../contract/request.ts';
import type { Known } from '../rules/guards/visit.ts';
import type { Principal } from '../rules/principal.ts';
import type { TimedProgrammeAccess } from '../access/programme-access.ts';
import { programmeAccessOf, type PreviewEvent, filterReply } from './filter-reply.ts';

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
  let allowed: TimedProgrammeAccess | undefined;
  let from = 0;
  const filtered = (request: ApiRequest, reply: unknown): unknown =>
    allowed && subject && requestEvent(request) === nameOfInfo(subject.info) ? filterReply(request.endpoint.path, reply, allowed) : reply;
  const alarm = createAlarm(clock, () => look());
  clock.onCorrection(() => {
    const until = allowed?.until() ?? Infinity;
    if (clock.now() < from || clock.now() >= until) look();
  });

  function look(): void {
    from = clock.now();
    allowed = subject?.person && programmeAccessOf(subject, subject.person, from, subject.known);
    for (const [address, { request, reply }] of whole) {
      const queryKey: readonly unknown[] = queryOfRequest(request).queryKey;
      if (!queries().getQueryCache().find({ queryKey })) whole.delete(address);
      else if (queries().getQueryData(queryKey) !== undefined) queries().setQueryData(queryKey, filtered(request, reply));
    }
    alarm.arm(allowed?.until() ?? null);
  }

  return {
    see(request, reply) {
      whole.set(requestAddress(request), { request, reply });
      const given = filtered(request, reply);
      alarm.arm(allowed?.until() ?? null);
      return given;
    },
    setSubject(next) {
      subject = next;
      look();
    },
  };
}
