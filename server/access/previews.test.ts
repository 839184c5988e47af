// Without people nobody previews, whatever the settings: no host, no key, no cookie opens anything.
import { expect, test } from 'vitest';
import type { FastifyRequest } from 'fastify';
import { createPreviews } from './previews.ts';

test('a server that keeps no people opens no preview', async () => {
  const kept: string[] = [];
  const previews = createPreviews({ people: undefined, clock: { now: () => 0 }, setting: 'open', key: 'the-key' });
  const browser = { https: false, setCookie: (name: string, value: string) => kept.push(`${name}=${value}`) };
  previews.keep(browser as never, undefined, previews.ofServer());
  const [name = '', value = ''] = kept[0]!.split('=');
  const request = { protocol: 'http', cookies: { [name]: value }, headers: {} } as unknown as FastifyRequest;
  const event = { id: 1, shortName: 'demo27', instance: 'demo' } as never;
  expect(previews.isHost(request)).toBe(false);
  expect(await previews.byKey('the-key', event)).toBeUndefined();
  expect(await previews.holds(request, event)).toBe(false);
});
