// What `foyer preview-link` does with links: makes one, lists them, revokes them.
import { keepPreviewLink, type ListedLink, listPreviewLinks, revokePreviewLinks } from '../../server/access/preview-link-rows.ts';
import { newLinkId, signPreviewLink } from '../../server/access/preview-links.ts';
import { instantOf, isoInZone, lastInstantOf } from '../../src/clock/zone.ts';
import { eventName } from '../../src/contract/event-name.ts';
import { pagePath } from '../../src/pages/match.ts';
import type { ExitCode } from '../commands/command.ts';
import { typedCall } from '../output/call-name.ts';
import { counted, printable } from '../output/findings.ts';
import type { Terminal } from '../output/terminal.ts';
import { UsageError } from '../output/usage-error.ts';
import { publishedEvent, publishedFacts } from '../store/published-event.ts';
import { publicOrigin } from './invitation-link.ts';
import { ACTOR, withPeople } from './open-people.ts';

export type NewLink = {
  event: string;
  page: string;
  language?: string | undefined;
  days: number;
  from?: string;
  to?: string;
  base?: string;
};

const DAY = 86_400_000;

/** Makes a link and prints it. Throws UsageError for an unknown event and for times that cannot be read. */
export const makePreviewLink = (asked: NewLink, terminal: Terminal): Promise<ExitCode> =>
  withPeople<ExitCode>(async ({ store, db, keys, clock, audit }) => {
    const event = await publishedEvent(store, asked.event);
    const facts = await publishedFacts(store, event, asked.language);
    const instant = (text: string | undefined, read: typeof instantOf, option: string): number | undefined => {
      const found = text === undefined ? undefined : read(text, facts.timeZone);
      if (text !== undefined && found === undefined)
        throw new UsageError(`${option} ${text} is no time: write 2027-05-03T09:00 (${facts.timeZone}).`);
      return found;
    };
    const [first, last] = [instant(asked.from, instantOf, '--from'), instant(asked.to, lastInstantOf, '--to')];
    if (first !== undefined && last !== undefined && first > last) throw new UsageError('--from is after --to.');
    const now = clock.now();
    // A minute less than the longest accepted link: the clocks of two machines are not the same.
    const expires = now + asked.days * DAY - 60_000;
    const times = { ...(first === undefined ? {} : { from: first }), ...(last === undefined ? {} : { to: last }) };
    const link = { id: newLinkId(), event: eventName(event.instance, event.event), ...times, expires };
    const key = signPreviewLink(await keys('preview-links'), link);
    await keepPreviewLink(db, link, { eventId: event.id, creator: ACTOR, now });
    const path = pagePath(asked.page, { instance: event.instance, event: event.event, language: facts.language });
    terminal.print(
      `${await publicOrigin(store, event, asked.base)}${path}?${new URLSearchParams({ preview: 'true', previewKey: key }).toString()}`,
    );
    terminal.say(`It opens until ${isoInZone(expires, facts.timeZone)}. Whoever has it sees what visitors do not see yet.`);
    terminal.say(`Its id is ${link.id}. To end it: ${typedCall(['preview-link', '--revoke', link.id])}`);
    const detail = `${link.id} until ${new Date(expires).toISOString()}`;
    await audit.note({ kind: 'preview-link', actor: ACTOR, subject: '', place: `${event.instance}/${event.event}`, detail });
    return 0;
  });

/** Lists links, of one event where given. */
export const showPreviewLinks = (event: string | undefined, terminal: Terminal): Promise<ExitCode> =>
  withPeople<ExitCode>(async ({ store, db, clock }) => {
    const found = await listPreviewLinks(db, event === undefined ? undefined : (await publishedEvent(store, event)).id);
    for (const link of found) terminal.print(linkLine(link, clock.now(), terminal));
    terminal.say(`${counted(found.length, 'link')}, ${found.filter((link) => stateOf(link, clock.now()) === 'open').length} of them open.`);
    return 0;
  });

/** Revokes one link, or all that were not; of one event where given. Throws UsageError for an id there is not. */
export const revokeLinks = (id: string, event: string | undefined, terminal: Terminal): Promise<ExitCode> =>
  withPeople<ExitCode>(async ({ store, db, clock, audit }) => {
    const eventId = event === undefined ? undefined : (await publishedEvent(store, event)).id;
    const places = new Map((await listPreviewLinks(db, eventId)).map((link) => [link.id, link.place]));
    if (id !== 'all' && !places.has(id))
      throw new UsageError(`There is no preview link ${printable(id)}; foyer preview-link --list shows those there are.`);
    const revoked = await revokePreviewLinks(db, { id, eventId, now: clock.now() });
    for (const one of revoked)
      await audit.note({ kind: 'preview-link-revoked', actor: ACTOR, subject: '', place: places.get(one) ?? '', detail: one });
    terminal.print(
      revoked.length === 0 ? 'Nothing was open any more.' : `${counted(revoked.length, 'link')} revoked: ${revoked.join(', ')}.`,
    );
    return 0;
  });

const stateOf = ({ revoked_at, expires_at }: ListedLink, now: number): 'revoked' | 'over' | 'open' =>
  revoked_at !== null ? 'revoked' : expires_at <= now ? 'over' : 'open';

/** `a1b2c3d4e5 open kardia/kardia2027 by cli since … until … for … to … last used …`. */
function linkLine(link: ListedLink, now: number, { tone }: Terminal): string {
  const iso = (instant: number): string => new Date(instant).toISOString();
  const span = [link.from_at === null ? '' : `from ${iso(link.from_at)}`, link.to_at === null ? '' : `to ${iso(link.to_at)}`].filter(
    Boolean,
  );
  return [
    tone('place', link.id),
    stateOf(link, now),
    link.place,
    `by ${printable(link.creator)} ${iso(link.created_at)}`,
    `until ${iso(link.expires_at)}`,
    ...(span.length > 0 ? [`(shows ${span.join(' ')})`] : []),
    link.last_used_at === null ? 'never used' : `last used ${iso(link.last_used_at)}`,
  ].join(' ');
}
