// The chat of a company for a caller: what it is, and on whose side they are; asked by endpoints and hub alike.
import { chatSide, type ChatSide } from '../../src/rules/chat.ts';
import type { Access } from '../access/access.ts';
import { filterEvent } from '../access/filter-event.ts';
import type { PublishedEvent } from '../published/event.ts';
import type { ChatSetup } from '../published/exhibition-view.ts';
import type { Caller } from '../sessions/caller.ts';

/** The chat of a company as a caller gets it, in a language; undefined where its profile is closed to them. */
export function chatSetupOf(event: PublishedEvent, access: Access, company: string, language?: string): ChatSetup | undefined {
  if (!access.profile(company)) return undefined;
  return filterEvent(event, access, 'companyAccount').exhibition.inLanguage(event.languageFor(language)).chat(company);
}

/** On whose side a caller is now. Staff keep their conversations whatever the profile says. */
export const sideOf = (
  event: PublishedEvent,
  access: Access,
  { account, who }: Pick<Caller, 'account' | 'who'>,
  company: string,
): ChatSide =>
  chatSide({ isSignedIn: account !== null, tickets: who.tickets, company, kind: chatSetupOf(event, access, company)?.Kind }).outcome;

/** Name of a company as its profile has it; empty where the event does not name it any more. */
export const companyName = (event: PublishedEvent, company: string, language?: string): string =>
  event.exhibition.inLanguage(event.languageFor(language)).company(company)?.Name ?? '';
