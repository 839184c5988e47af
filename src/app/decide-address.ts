// Asks the guards about an opened address, carries out what they say, and finds out whether another address is to be opened.
import { matchAddress } from '../pages/match.ts';
import { isBehindPages, NOT_FOUND_PAGE } from '../pages/table.ts';
import type { ViewOptions } from '../preview/session.ts';
import type { UnmetRequirement } from '../rules/policies/unmet-requirement.ts';
import { nameOfScope } from '../session/event-scope.ts';
import type { Viewer } from '../session/signed-out.ts';
import { recall, remember } from '../session/use-remembered.ts';
import type { LoadedEvent } from './load-event.ts';
import type { OpenedAddress } from './open-address.ts';
import type { RouteRequest, RouteResult } from './route-of.ts';
import type { Services } from './services.ts';

/** Chooses the person and container for an address of an event in the preview. */
export type ViewOptionsFor = (url: URL, event: Pick<LoadedEvent, 'info' | 'model'>, viewer: Viewer) => ViewOptions;

/** What the guards say about an opened address. */
export type DecidedRoute = {
  route: RouteResult;
  request: RouteRequest;
  viewOptions: ViewOptions;
  /** The viewer after the effects of the verdict. */
  viewer: Viewer;
  /** Whether the server found nothing under this address. */
  isMissing: boolean;
};

/** Asks the guards and carries out the effects of their verdict; `look` is given in the preview only. */
export async function decideAddress(services: Services, url: URL, opened: OpenedAddress, look?: ViewOptionsFor): Promise<DecidedRoute> {
  const { address, language, loaded, guardCode } = opened;
  const { info, model, withheld } = loaded;
  const { boot, clock, queries } = services;
  let { viewer } = opened;
  const viewOptions = look?.(url, loaded, viewer) ?? guardCode.viewerOf(url, viewer, info, clock.now());
  // Read afterwards: the preview sets the clock by the address.
  const now = clock.now();
  // A missing page is shown as missing without sign-in.
  const isMissing = url.pathname === boot.missing && info.Version === boot.event?.Version;
  const page = isThere(address.page, loaded) && !isMissing ? address.page : NOT_FOUND_PAGE;
  const isPreview = look !== undefined;
  const request = {
    info,
    model,
    withheld,
    isPreview,
    hasDevice: services.hasDevice,
    address: { ...address, language, page },
    url,
    now,
    viewOptions,
    viewer,
  };
  const route = guardCode.askGuards(request);
  if (!services.hasDevice) return { route, request, viewOptions, viewer, isMissing };
  if (guardCode.carryOutRoute(route, request, queries)) services.reload();
  if (!look && route.verdict.effects.some(({ kind }) => kind === 'clear-user')) viewer = await guardCode.clearUser(services, address);
  guardCode.rememberUser(viewer, info);
  return { route, request, viewOptions, viewer, isMissing };
}

/** What is done instead of showing a page: maintenance, a dialog over the page on screen, another address. */
export type Instead =
  | { kind: 'redirect'; to: string }
  | { kind: 'denied'; page: string; missing: readonly UnmetRequirement[] }
  | { kind: 'maintenance' };

/** What a verdict asks for instead of the page; undefined if the page is shown. The preview shows what is closed, with its denials. */
export function insteadOf(
  services: Services,
  { address, guardCode }: OpenedAddress,
  { route, request, viewOptions }: DecidedRoute,
): Instead | undefined {
  const { url, isPreview } = request;
  const { outcome, missing, guard } = route.verdict;
  if (!viewOptions.preview && outcome === 'maintenance') return { kind: 'maintenance' };
  if (!viewOptions.preview && outcome === 'dialog') return { kind: 'denied', page: address.page, missing };
  if (missing.length > 0) services.denials.refuse({ page: address.page, missing });
  if (!viewOptions.preview && route.leadsTo !== undefined) {
    if (!isPreview && guard === 'holding') remember(HELD, url.pathname + url.search + url.hash, 'session');
    return { kind: 'redirect', to: route.leadsTo };
  }
  const held = address.page === 'HoldingPage' && !isPreview ? heldAddress(request, guardCode.askGuards) : undefined;
  return held === undefined ? undefined : { kind: 'redirect', to: held };
}

/** Storage key of the address that the holding page intercepted; it opens by itself once the event does. */
const HELD = 'heldFrom';

/** The address to continue to, once the holding page allows it; undefined for none. */
function heldAddress(asking: RouteRequest, ask: (asking: RouteRequest) => RouteResult): string | undefined {
  const held = recall(HELD, 'session');
  const url = held.startsWith('/') ? new URL(held, asking.url) : undefined;
  const address = url && matchAddress(url.pathname, url.search);
  if (!url || !address || address.page === 'HoldingPage' || nameOfScope(address) !== nameOfScope(asking.address)) return undefined;
  if (ask({ ...asking, url, address }).verdict.guard === 'holding') return undefined;
  remember(HELD, '', 'session');
  return held;
}

/** Whether the event has a page of this name, readable or not. */
const isThere = (name: string, { model, unreadable }: LoadedEvent): boolean =>
  !isBehindPages(name) && (unreadable.has(name) || model.raw.has(`pages/${name}`));
