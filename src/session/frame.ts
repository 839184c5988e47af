// What every component stands in: the event, its language, texts, documents, clock and address.
import { createContext, use } from 'react';
import type { Api } from '../api/http.ts';
import type { EventInfo } from '../contract/core.ts';
import type { Clock } from '../clock/clock.ts';
import type { EventModel } from '../model/event.ts';
import type { Finding } from '../model/finding.ts';
import type { Container, Context } from '../rules/context.ts';
import type { Missing } from '../rules/policies/missing.ts';
import type { SessionUser } from '../contract/session.ts';
import type { Presence } from './presence.ts';

/** The frame of the page on screen. */
export type Frame = {
  info: EventInfo;
  /** Language shown, xx-XX. */
  language: string;
  /** Page key. */
  page: string;
  /** The page's own parameters, for example sessionId. */
  params: Readonly<Record<string, string>>;
  container: Container;
  preview: boolean;
  model: EventModel;
  /** Where calls go; missing outside the app (a preview of a single component). */
  api?: Api;
  clock: Clock;
  /** Told of what is wrong with a document a component reads; the same problem twice is told once. */
  report: (problem: Finding) => void;
  /** What the visitor lacks for a page (its key) at this moment, for the words of a denial; empty when it is open (A §4). */
  denial?: (page: string) => readonly Missing[];
  /** The page that was just refused while this one stays on screen (`showNoAccessModal`, A §4); missing when none was. */
  denied?: DeniedPage | undefined;
  /** Who is there, and how they sign out; missing where there are no accounts (an exported site, a single component). */
  person?: ViewerAccount;
  /** The visitor has read the denial: forget `denied`. */
  onDenialClosed?: () => void;
};

/** A refused page: its key, and what the visitor lacks for it. */
export type DeniedPage = { page: string; missing: readonly Missing[] };

/** The person in front of the screen. */
export type ViewerAccount = {
  /** The signed-in user; null for a visitor, and in a preview, which is nobody's. */
  user: SessionUser | null;
  /** As whom the page is shown. */
  who: Context['who'];
  /** May use the super-user toggle (A §4). */
  mayBeSuperUser: boolean;
  /** Status of the ticket sync (contract `whoIsThere`); missing where it was not asked. */
  ticketStatus?: number | undefined;
  presence: () => Promise<Presence>;
  /** Another device has taken over this session and the visitor is asked (A §4 Single session); missing while not. */
  takeover?: Takeover | undefined;
};

/** The question after another device signed in; either answer closes it. */
export type Takeover = { stay: () => void; leave: () => void };

export const FrameContext = createContext<Frame | null>(null);

/** The frame; only inside a page. */
export function useFrame(): Frame {
  const frame = use(FrameContext);
  if (!frame) throw new Error('useFrame: there is no page around this component');
  return frame;
}
