// Addresses of the pictures of shared links; they name the version, so that a network that keeps pictures asks for the new one.
import type { PublishedEvent } from '../published/event.ts';

/** The route of the pictures. */
export const SOCIAL_ROOT = '/social';

const placeOf = ({ instance, shortName, version }: PublishedEvent, language: string): string =>
  [SOCIAL_ROOT, encodeURIComponent(instance), encodeURIComponent(shortName), version, language].join('/');

/** Path of the picture of a session, or of the event where no session is given. */
export const socialPath = (event: PublishedEvent, language: string, sessionId?: string): string =>
  sessionId === undefined
    ? `${placeOf(event, language)}/home.png`
    : `${placeOf(event, language)}/session/${encodeURIComponent(sessionId)}.png`;
