// Whose views count: people's, not those of programs, of pages fetched ahead, or of the organiser's own staff.
import type { Caller } from '../sessions/caller.ts';
import type { ClientBrowser } from '../routes/client-browser.ts';

/** Words by which programs name themselves in their user agent; matched without regard to case. */
const programs = /bot\b|bot[/;_-]|crawl|spider|slurp|preview|facebookexternalhit|lighthouse|headless|curl\/|wget\/|python|scrapy|monitor/i;

/** Whether a user agent is that of a program; one that says nothing is. Cubot is a telephone. */
export const isProgram = (agent: string): boolean => agent.trim() === '' || programs.test(agent.replace(/cubot/i, ''));

/** Whether a view of this caller counts. Nothing of it is kept: the answer is all that is used. */
export function isCounted({ caller, browser }: { caller: Caller; browser: Pick<ClientBrowser, 'agent' | 'request'> }): boolean {
  if (caller.who.superUser || isProgram(browser.agent)) return false;
  const { headers } = browser.request;
  return !/prefetch|prerender/i.test(`${String(headers['sec-purpose'] ?? '')} ${String(headers['purpose'] ?? '')}`);
}
