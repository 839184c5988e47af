// The exhibition in the preview of a person is what the server sends that person, company by company.
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ApiError } from '../../src/api/api-error.ts';
import * as companies from '../../src/contract/companies.ts';
import * as industry from '../../src/contract/industry.ts';
import type { EventInfo, ResourceRow } from '../../src/contract/core.ts';
import { type ApiRequest, request, requestAddress } from '../../src/contract/request.ts';
import type { WhoIsThere } from '../../src/contract/session.ts';
import { readEvent } from '../../src/model/event.ts';
import { filterReply, personAccessOf, type PreviewEvent } from '../../src/preview/filter-reply.ts';
import { visitor } from '../../src/rules/principal.ts';
import { makeTicketHolder } from '../fixture/principals.ts';
import { type ProtectedServer, protectedServer } from '../fixture/protected-server.ts';
import { NOW } from '../fixture/test-app.ts';
import { modelChecks } from '../published/model-checks.ts';

const EVENT = 'demo/protected27';
let server: ProtectedServer;
let looked: PreviewEvent;
const cookies: Record<string, string | undefined> = {};

beforeAll(async () => {
  server = await protectedServer({ preview: 'development' });
  const info = await read<EventInfo>('/api/Event/Shortname?shortName=protected27');
  const rows = await read<ResourceRow[]>('/api/modules/GetResources?eventshort=protected27&setname=*&for=preview', undefined, 'localhost');
  looked = { info, model: readEvent(rows, modelChecks()) };
  const staff = { instance: 'demo', eventId: info.EventId, name: 'staff of soon', type: 'Industry', company: '803', now: NOW };
  Object.assign(cookies, server.cookies, { 'staff of soon': await makeTicketHolder(server.store.db, staff) });
});
afterAll(() => server.close());

const ask = (url: string, cookie?: string, host = 'heart.example.org') =>
  server.app.inject({ method: 'GET', url, headers: { host, ...(cookie && { cookie }) } });
const read = async <T>(...asked: Parameters<typeof ask>): Promise<T> => (await ask(...asked)).json<T>();

const ids = ['701', '802', '803', '804'];
/** Every request about companies that can be asked of this event. */
const requests: ApiRequest[] = [...Object.values(companies), ...Object.values(industry)].flatMap((endpoint): ApiRequest[] => {
  if (!('path' in endpoint)) return [];
  const { shape } = endpoint.query;
  const file = 'distributionUrl' in shape && { distributionUrl: 'https://www.example.org/brochure.pdf' };
  const of = { [endpoint.event?.[0] ?? 'eventid']: EVENT, language: 'en-GB' };
  if ('productid' in shape)
    return [{}, ...ids.map((id) => ({ productid: `p-${id}` }))].map((rest) => request(endpoint, { ...of, ...rest }));
  return 'id' in shape ? ids.map((id) => request(endpoint, { ...of, ...file, id })) : [request(endpoint, of)];
});

const previewed = (one: ApiRequest, whole: unknown, allowed: NonNullable<ReturnType<typeof personAccessOf>>): unknown => {
  try {
    return filterReply(one, whole, allowed);
  } catch (error) {
    return (error as ApiError).status;
  }
};

test.each(['visitor', 'attendee', 'other attendee', 'exhibitor', 'staff of soon'])('%s is shown exactly what they get', async (who) => {
  const me = await read<WhoIsThere>('/api/Session/Me?shortName=protected27', cookies[who]);
  const person = { ...visitor, user: me.User && { UserId: me.User.UserId, validUntil: '' }, tickets: me.Tickets };
  const allowed = personAccessOf(looked, person, NOW)!;
  let taken = 0;
  for (const one of requests) {
    const whole = await ask(`${requestAddress(one)}${requestAddress(one).includes('?') ? '&' : '?'}for=preview`, undefined, 'localhost');
    if (whole.statusCode !== 200) continue;
    const sent = await ask(requestAddress(one), cookies[who]);
    const shown = previewed(one, whole.json(), allowed);
    expect(shown, requestAddress(one)).toEqual(sent.statusCode === 200 ? sent.json() : sent.statusCode);
    if (JSON.stringify(shown) !== whole.body) taken += 1;
  }
  // Otherwise this would prove nothing.
  expect(taken).toBeGreaterThan(5);
});

test('a visitor learns of no company that is not public, from no row', async () => {
  const rows = (cookie?: string) => read<ResourceRow[]>('/api/modules/GetResources?eventshort=protected27&setname=*', cookie);
  const publication = (all: ResourceRow[]): string => all.find(({ resourcename }) => resourcename === 'publication')?.resourcevalue ?? '';
  expect(publication(await rows())).not.toContain('802');
  expect(publication(await rows(cookies['attendee']))).toContain('802');
});
