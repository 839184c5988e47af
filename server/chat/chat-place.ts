// The chat of a company for a caller: what it is, and on whose side they are; asked by endpoints and hub alike.
import { chatSide, type ChatSide } from '../../src/rules/chat.ts';
import { decideNoteKey } from '../../src/rules/notes.ts';
import { allows, type Verdict } from '../../src/rules/verdict.ts';
import type { Access } from '../access/access.ts';
import { filterEvent } from '../access/filter-event.ts';
import { policyTargets } from '../access/policy-targets.ts';
import type { PublishedEvent } from '../published/event.ts';
import type { ChatSetup } from '../published/exhibition-view.ts';
import type { Caller } from '../sessions/caller.ts';

/** The chat of a company as a caller gets it, in a language; undefined where its profile is closed to them. */
export function chatSetupOf(event: PublishedEvent, access: Access, company: string, language?: string): ChatSetup | undefined {
  if (!access.profile(company)) return undefined;
  return filterEvent(event, access, 'companyAccount').exhibition.inLanguage(event.languageFor(language)).chat(company);
}

/** Who asks, of which company, and when (ms). */
export type ChatAsker = { access: Access; caller: Pick<Caller, 'account' | 'who'>; company: string; now: number };

/** On whose side a caller is now. Staff keep their conversations whatever the profile says. */
export function sideOf(event: PublishedEvent, { access, caller: { account, who }, company, now }: ChatAsker): Verdict<ChatSide> {
  const { policies } = policyTargets(event).asked;
  return chatSide({
    isSignedIn: account !== null,
    tickets: who.tickets,
    company,
    kind: chatSetupOf(event, access, company)?.Kind,
    mayChat: allows(decideNoteKey('chat', policies, { who, when: { now, timeZone: event.timeZone } })),
  });
}

/** Name of a company as its profile has it; empty where the event does not name it any more. */
export const nameOfCompany = (event: PublishedEvent, company: string, language?: string): string =>
  event.exhibition.inLanguage(event.languageFor(language)).company(company)?.Name ?? '';
