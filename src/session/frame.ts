// The context of every component: the event, its language, texts, documents, clock and address.
import { createContext, use } from 'react';
import type { Api } from '../api/http.ts';
import type { EventInfo } from '../contract/core.ts';
import type { Clock } from '../clock/clock.ts';
import type { EventModel } from '../model/event.ts';
import type { Finding } from '../model/finding.ts';
import type { Container, Context } from '../rules/context.ts';
import type { AccessRules } from '../rules/policies/access.ts';
import type { UnmetRequirement } from '../rules/policies/unmet-requirement.ts';
import type { SessionUser } from '../contract/session.ts';
import type { Presence } from './presence.ts';

/** What components hand over with a page, by their ids. */
export type HandOver = {
  /** Hands it over; only where a page is rendered on the server. */
  give?: (id: string, drawn: unknown) => void;
  /** What was handed over with the page; undefined for nothing. */
  take?: (id: string) => unknown;
};

/** The frame of the page on screen. */
export type Frame = {
  info: EventInfo;
  /** Origin of this site, `https://congress.example.org`; empty while an exported page is written. */
  origin: string;
  /** Language shown, xx-XX. */
  language: string;
  /** Page key. */
  page: string;
  /** The page's own parameters, for example sessionId. */
  params: Readonly<Record<string, string>>;
  container: Container;
  preview: boolean;
  /** The server that wrote the page found no answer to the event's cookie notice; omitted where there is one, and where no server knows. */
  isConsentMissing?: true;
  /** IANA name of the zone other than the event's in which the server has drawn the page; omitted for the event's. */
  zone?: string;
  model: EventModel;
  /** Where calls are sent; omitted outside the app (a preview of a single component). */
  api?: Api;
  /** Base of the hubs (A §3 Instance configuration, signalrHub); empty for this site. */
  hubBase?: string;
  /** Where the instance takes tracking actions (A §3 dataInsight); omitted for nowhere. */
  insight?: string;
  /** Where the instance issues certificates (A §3 certificate); omitted for nowhere. */
  certificates?: string;
  clock: Clock;
  /** Reports a problem of a document that a component reads; the same problem is reported once. */
  report: (problem: Finding) => void;
  /** The policies of the event; omitted outside the app. */
  access?: AccessRules;
  /** What the viewer lacks for a page (its key) now, for the text of a denial; empty if the page is open (A §4). */
  denial?: (page: string) => readonly UnmetRequirement[];
  /** The page that was just refused while this one stays on screen (`showNoAccessModal`, A §4); omitted if none was. */
  denied?: DeniedPage | undefined;
  /** The viewer and their sign-out; omitted where there are no accounts (an exported site, a single component). */
  person?: ViewerAccount;
  /** Receives the name of the single thing the page is about, for its title; omitted outside the app. */
  onSubject?: (name: string) => void;
  /** What components of a rendered page hand over to the browser; omitted outside the app. */
  handOver?: HandOver;
  /** A menu link was refused before it was followed: sets `denied` (A §6). Omitted outside the app. */
  onDenied?: (denied: DeniedPage) => void;
  /** The viewer has closed the denial: removes `denied`. */
  onDenialClosed?: () => void;
};

/** A refused page: its key, and what the viewer lacks for it. */
export type DeniedPage = { page: string; missing: readonly UnmetRequirement[] };

/** The viewer's account. */
export type ViewerAccount = {
  /** The signed-in user; null for a visitor and in a preview. */
  user: SessionUser | null;
  /** The person the page is shown to, as rules see them. */
  who: Context['who'];
  /** Whether they may use the super-user toggle (A §4). */
  mayBeSuperUser: boolean;
  /** Ids of the terms that wait for the user's answer (contract `whoIsThere`); omitted if none do. */
  termsDue?: readonly string[] | undefined;
  /** Status of the ticket sync (contract `whoIsThere`); omitted if it was not requested. */
  ticketStatus?: number | undefined;
  presence: () => Promise<Presence>;
  /** The question after another device took over this session (A §4 Single session); omitted if none did. */
  takeover?: Takeover | undefined;
};

/** The answers to the question after another device signed in; either one closes it. */
export type Takeover = { stay: () => void; leave: () => void };

export const FrameContext = createContext<Frame | null>(null);

/** The frame; only inside a page. */
export function useFrame(): Frame {
  const frame = use(FrameContext);
  if (!frame) throw new Error('useFrame: there is no page around this component');
  return frame;
}
