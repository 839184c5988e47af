// The services of the app: clock, API, answers, components.
import type { QueryClient } from '@tanstack/react-query';
import type { Api } from '../api/http.ts';
import type { Clock } from '../clock/clock.ts';
import type { Presence } from '../session/presence.ts';
import type { HandOver } from '../session/frame.ts';
import type { MaintenanceMode } from '../session/maintenance-mode.ts';
import type { LaterParts } from '../renderer/later-parts.ts';
import type { Registry } from '../renderer/registry.ts';
import type { BootState } from './boot.ts';
import type { ReaderClasses } from './reader-class.ts';
import type { Denials } from './denials.ts';
import type { Reporter } from './diagnostics/reporter.ts';
import type { LastGood } from './last-good.ts';

export type Services = {
  boot: BootState;
  /** Origin of this site. */
  origin: string;
  clock: Clock;
  api: Api;
  queries: QueryClient;
  registry: Registry;
  diagnostics: Reporter;
  lastGood: LastGood;
  /** The classes as which events are read. */
  readerClasses: ReaderClasses;
  denials: Denials;
  /** Provides the viewer (A §4 Sign-in); its code loads in parallel with the first page. */
  presence: () => Promise<Presence>;
  /** Whether there is a device that remembers what was seen; not where a page is rendered on the server. */
  hasDevice: boolean;
  /** Whether views begin with a boundary of their own each (`guarded-registry.tsx`), as the server has drawn them. */
  isGuarded: boolean;
  /** What components of a rendered page hand over to the browser. */
  handOver: HandOver;
  /** Whether the server has checked what is loaded: the page it has drawn is taken over without checks. */
  isChecked?: true;
  /** Placements whose code a page does not wait for: the server has drawn them, and they are taken over later. */
  later?: LaterParts;
  /** The page reacts; what is taken over later still waits. */
  reacts: () => void;
  /** The page on screen is the browser's own from now on. */
  takenOver: () => void;
  /** Maintenance mode of the server (503, A §8). */
  maintenance: MaintenanceMode;
  /** Sets the handler for calls answered with 401 (A §8); the last one set counts. */
  onRefused: (handle: () => void) => void;
  /** Reloads the whole page, as a changed container requires (A §4 Container modes). */
  reload: () => void;
};
