// The services that measure an event: loaded after consent and no sooner, stopped when it is withdrawn.
import { type Api, call } from '../api/http.ts';
import { request } from '../contract/request.ts';
import { trackingId } from '../contract/session.ts';
import { type AnalyticsSetting, analyticsSettings } from '../model/analytics-settings.ts';
import { consent, consentGiven, onConsentChange, readConsent } from '../stores/consent.ts';
import { consentScope } from '../stores/consent-cookies.ts';
import type { Measured, Measuring, TrackedAt } from './measuring.ts';
import type { TrackingAction } from './tracking-action.ts';

/** What services need to know of an event. */
export type MeasuredEvent = {
  instance: string;
  shortName: string;
  /** Exact name. */
  event: string;
  /** The app document as it was written. */
  app: Readonly<Record<string, unknown>>;
  /** Tracking address of the instance (A §3 dataInsight); empty for none. */
  insight: string;
  /** Where the id of the signed-in visitor comes from; omitted where nobody is signed in. */
  user?: Api | undefined;
};

/** What is under way, for one event and one person at a time. */
let running: { key: string; services: Promise<readonly Measuring[]> } | undefined;
let isFollowing = false;

/** Sends an action to every service of the event the visitor has agreed to; to none before. Never rejects. */
export async function measure(place: MeasuredEvent, action: TrackingAction, at: TrackedAt): Promise<void> {
  const settings = analyticsSettings(place.app, place.insight);
  if (settings.length === 0) return;
  if (!consent.getState().isRead) readConsent(consentScope(place.instance, place.shortName));
  if (!consentGiven('analytics')) return;
  if (!isFollowing) onConsentChange(stopIfWithdrawn);
  isFollowing = true;
  const key = JSON.stringify([place.event, place.user !== undefined]);
  if (running?.key !== key) {
    stopAll();
    running = { key, services: startAll(settings, place) };
  }
  const mine = running;
  const services = await mine.services;
  // Consent may have been withdrawn while they were loading.
  if (running === mine) for (const service of services) service.send(action, at);
}

async function startAll(settings: readonly AnalyticsSetting[], place: MeasuredEvent): Promise<readonly Measuring[]> {
  const whom: Measured = { event: place.event, userId: await userIdOf(place) };
  if (!consentGiven('analytics')) return [];
  const started = await Promise.all(settings.map((setting) => startOne(setting, whom).catch(() => undefined)));
  return started.filter((service) => service !== undefined);
}

async function startOne(setting: AnalyticsSetting, whom: Measured): Promise<Measuring> {
  if (setting.provider === 'matomo') return (await import('./adapters/matomo.ts')).startMatomo(setting, whom);
  if (setting.provider === 'boothguru') return (await import('./adapters/boothguru.ts')).startBoothguru(setting, whom);
  if (setting.provider === 'google-tag') return (await import('./adapters/google-tag.ts')).startGoogleTag(setting, whom);
  return (await import('./adapters/google-tag-manager.ts')).startTagManager(setting, whom);
}

/** The id of `advancedUserTracking`, made by the server; empty where the event does not ask for it, or it does not come. */
async function userIdOf({ app, user, event }: MeasuredEvent): Promise<string> {
  if (app['advancedUserTracking'] !== true || !user) return '';
  const reply = await call(user, request(trackingId, { shortName: event })).catch(() => undefined);
  return reply?.TrackingId ?? '';
}

function stopIfWithdrawn(): void {
  if (!consentGiven('analytics')) stopAll();
}

function stopAll(): void {
  void running?.services.then((services) => {
    for (const service of services) service.stop();
  });
  running = undefined;
}
