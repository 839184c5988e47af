// Who takes part in the chat of a company, and when its staff are there (B §7 getChatModel; decision 0047).
import type { ChatKind } from '../base/chat-limits.ts';
import { staffedCompanies, type Ticket } from './ticket.ts';
import type { Reason, Verdict } from './verdict.ts';

/** On whose side somebody is: they write for themselves, for the company, or not at all. */
export type ChatSide = 'visitor' | 'staff' | 'none';

/** What the rule needs: who asks, and the company with its chat; `kind` is undefined where its profile is closed to them. */
export type ChatFacts = {
  isSignedIn: boolean;
  tickets: readonly Ticket[];
  company: string;
  kind: ChatKind | undefined;
  /** What policies say of the key `chat`. */
  mayChat: boolean;
};

/** The side of somebody in the text chat of a company. Super users and organisers are on neither, as with leads (decision 0045). */
export function chatSide({ isSignedIn, tickets, company, kind, mayChat }: ChatFacts): Verdict<ChatSide> {
  const say = (outcome: ChatSide, rule: string, detail: string): Verdict<ChatSide> => {
    const reason: Reason<ChatSide> = { rule, outcome, detail };
    return { outcome, reasons: [reason], nextChangeAt: null };
  };
  if (!isSignedIn) return say('none', 'signed-in', 'Nobody is signed in.');
  if (staffedCompanies(tickets).includes(company)) return say('staff', 'staff', 'A valid ticket has the CompanyAccountId of the company.');
  if (kind === undefined) return say('none', 'profile', 'The profile of the company is closed to them, or there is none.');
  if (kind !== 'text') return say('none', 'chat-kind', `The company has the chat “${kind}”, no text chat.`);
  if (!mayChat) return say('none', 'key', 'Policies of the key “chat” do not allow it.');
  return say('visitor', 'signed-in', 'The profile is open to them, and the company has a text chat.');
}

/** Hours of staff, as the wire has them: ISO 8601. */
export type ChatHours = { StartTime: string; EndTime: string };

/** The hours in which `now` (ms) lies, else the next ones; undefined when all are over, or none can be read. */
export function dueHours(hours: readonly ChatHours[], now: number): ChatHours | undefined {
  const due = hours.filter(({ StartTime, EndTime }) => Date.parse(StartTime) < Date.parse(EndTime) && now <= Date.parse(EndTime));
  return due.toSorted((a, b) => Date.parse(a.StartTime) - Date.parse(b.StartTime))[0];
}
