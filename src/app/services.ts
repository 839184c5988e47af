// What the whole app shares: clock, API, answers, components.
import type { QueryClient } from '@tanstack/react-query';
import { loaders } from '#registry/registry.ts';
import type { Api } from '../api/http.ts';
import { createQueryClient } from '../api/query.ts';
import { type Clock, createClock } from '../clock/clock.ts';
import { createRegistry, type Registry } from '../renderer/registry.ts';
import { type Boot, readBoot } from './boot.ts';

export type Services = { boot: Boot; clock: Clock; api: Api; queries: QueryClient; registry: Registry };

/** Makes the services from the page the server wrote. */
export function createServices(): Services {
  const boot = readBoot(document);
  const clock = createClock();
  if (boot.serverTime !== undefined) clock.correct(boot.serverTime);
  const api: Api = { base: boot.apiBase, fetch: (...call) => fetch(...call) };
  return { boot, clock, api, queries: createQueryClient(api), registry: createRegistry(loaders) };
}
