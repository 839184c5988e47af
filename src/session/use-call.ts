// Calls that change something, for components: returns the answer or the error as data, so that a form can show it next to its fields.
import { useCallback } from 'react';
import { ApiError, type ApiErrorKind } from '../api/api-error.ts';
import { call } from '../api/http.ts';
import type { BodyOf, QueryOf, ReplyOf } from '../contract/endpoint.ts';
import type { Parameters } from '../contract/request.ts';
import { useFrame } from './frame.ts';

/** Result of a call. `status` is 0 without an answer; `code` and `field` come from the server, empty if it gave none. */
export type CallResult<R> = { ok: true; reply: R } | { ok: false; kind: ApiErrorKind; status: number; code: string; field: string };

/** Returns a function that calls an endpoint once; it never throws. `key` names a change, so that it is carried out once. */
export function useCall(): <E extends { path: string }>(
  endpoint: E,
  params: QueryOf<E> & Parameters,
  body?: BodyOf<E>,
  key?: string,
) => Promise<CallResult<ReplyOf<E>>> {
  const { api } = useFrame();
  return useCallback(
    async (endpoint, params, body, key) => {
      if (!api) return { ok: false, kind: 'offline', status: 0, code: '', field: '' };
      try {
        return { ok: true, reply: await call(api, { endpoint, params }, { body, key }) };
      } catch (error) {
        if (!(error instanceof ApiError)) throw error;
        const { kind, status, code, field } = error;
        return { ok: false, kind, status, code, field };
      }
    },
    [api],
  );
}
