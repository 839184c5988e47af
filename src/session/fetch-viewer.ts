// Requests the signed-in user from the server. Loaded only if the device remembers a user, so visitors do not need it.
import { call, type Api } from '../api/http.ts';
import { request } from '../contract/request.ts';
import { type WhoIsThere, whoAmI } from '../contract/session.ts';
import { type EventScope, nameOfScope } from './event-scope.ts';

/** The viewer according to the server (`/api/Session/Me`). Throws ApiError. */
export const fetchViewer = (api: Api, scope: EventScope): Promise<WhoIsThere> =>
  call(api, request(whoAmI, { shortName: nameOfScope(scope) }));
