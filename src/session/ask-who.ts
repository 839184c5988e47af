// Asks the server who is signed in. Loaded only where the device knows of somebody: visitors need none of it.
import { call, type Api } from '../api/http.ts';
import { request } from '../contract/request.ts';
import { type WhoIsThere, whoAmI } from '../contract/session.ts';
import type { EventScope } from './presence.ts';

/** The server's word on who is there (`/api/Session/Me`). Throws ApiError. */
export const fetchViewer = (api: Api, { event }: EventScope): Promise<WhoIsThere> => call(api, request(whoAmI, { shortName: event }));
