// An answer of which the first page carries only what it shows: the server hands that over, and the browser asks for the rest.
import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { useCallback, useEffect, useId, useState } from 'react';
import { drawnOnly, queryOfRequest } from '../api/query.ts';
import { savesData } from '../base/saves-data.ts';
import { LONG_PAUSE, whenIdle } from '../base/when-idle.ts';
import type { ReplyOf } from '../contract/endpoint.ts';
import type { ApiRequest } from '../contract/request.ts';
import { useFrame } from './frame.ts';

/** An answer, and what the page came with instead of it. */
export type HandedOver<A, D> = {
  /** The whole answer: at once where nothing was handed over, else when the browser is idle, or somebody needs it. */
  answer: UseQueryResult<A>;
  /** What the server has drawn; undefined where it has drawn nothing. */
  drawn: D | undefined;
  /** Asks for the whole answer now. Keeps its identity. */
  ask: () => void;
  /** Hands over what is drawn; undefined in a browser. */
  give: ((drawn: D) => void) | undefined;
};

/**
 * The answer of a request that is handed over in part; `D` is plain data. A new version of the event is asked for at once. `isNeeded`
 * false: the page does not come with it, and it is asked for by `ask` alone. Who saves data gets what is asked for on a press by `ask` alone, too.
 */
export function useHandedOver<E extends { path: string }, D>(request: ApiRequest<E>, isNeeded = true): HandedOver<ReplyOf<E>, D> {
  const id = useId();
  const { handOver, info } = useFrame();
  const { onPress = false } = request;
  const [drawn] = useState(() => handOver?.take?.(id) as D | undefined);
  const [version] = useState(info.Version);
  const [isAsked, setAsked] = useState(drawn === undefined && isNeeded);
  const ask = useCallback(() => setAsked(true), []);
  useEffect(() => {
    if (drawn !== undefined && !(onPress && savesData())) whenIdle(ask, LONG_PAUSE);
  }, [drawn, ask, onPress]);
  const whole = queryOfRequest(request);
  const { give } = handOver ?? {};
  const answer = useQuery({
    ...(give ? drawnOnly(whole) : whole),
    enabled: isAsked || (info.Version !== version && (isNeeded || drawn !== undefined)),
  });
  return { answer, drawn, ask, give: give && ((one) => give(id, one)) };
}
