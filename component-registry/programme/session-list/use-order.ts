// The order of a list: what it depends on besides the sessions, and how it is made.
import { useNow, useZone } from '#sdk';
import { useMemo, useState } from 'react';
import type { Room, Session } from '#contract/programme';
import { inDayOrder } from '../session/session-groups.ts';
import { type Arrange, arrangement, type OrderFacts, type SessionOrder, sessionOrder } from '../session/session-order.ts';
import type { Props } from './props.ts';

/** The mixture of this visit, once it has one; a server is shared by all visits. */
let ofVisit: string | undefined;

/** `drawn` is the seed the server has mixed with. */
export function useOrderFacts(props: Props, rooms: readonly Room[], drawn: string | undefined): { facts: OrderFacts; seed: string } {
  const now = useNow();
  const [seed] = useState(() => {
    const chosen = drawn ?? ofVisit ?? String(now);
    if (typeof document !== 'undefined') ofVisit = chosen;
    return chosen;
  });
  // Only what is on now depends on the minute.
  const at = props.order === 'upcoming' || props.orders.includes('upcoming') ? now : 0;
  const { featured } = props;
  const facts = useMemo((): OrderFacts => {
    const first = new Set(featured);
    return {
      rooms: new Map(rooms.map(({ Id }, place) => [Id, place])),
      seed,
      now: at,
      ...(first.size > 0 && { isFeatured: ({ Id }: Session) => first.has(Id) }),
    };
  }, [rooms, seed, at, featured]);
  return { facts, seed };
}

/** Sessions in the chosen order, rooms as the organiser ordered them; days come first if time decides. */
export function useArrange(order: SessionOrder, facts: OrderFacts, language: string): Arrange {
  const zone = useZone();
  return useMemo(() => {
    const within = sessionOrder(order, language, facts);
    return arrangement(order, order === 'date' ? inDayOrder(within) : within, facts.now ?? 0, zone);
  }, [order, facts, language, zone]);
}
