// What `foyer withdraw` does in the store, and notes in the audit log.
import { listWithdrawals, restore, withdraw, type Withdrawn } from '../../server/store/withdrawals.ts';
import type { ExitCode } from '../commands/command.ts';
import { counted, printable } from '../output/findings.ts';
import type { Terminal } from '../output/terminal.ts';
import { UsageError } from '../output/usage-error.ts';
import { ACTOR, type OpenPeople, withPeople } from '../people/open-people.ts';
import { publishedEvent } from './published-event.ts';

/** `slides.pdf in every version`, `every file of version 3`. */
const words = ({ version, path }: Withdrawn): string => (path === '' ? `every file of version ${version}` : `${path} in every version`);

/** What somebody means: a number is a version, everything else an asset; the address of a file is taken, too. */
function meant(what: string): Withdrawn {
  const version = /^v?([1-9]\d{0,8})$/i.exec(what.trim())?.[1];
  if (version !== undefined) return { version: Number(version), path: '' };
  const address = /^(?:https?:\/\/[^/]+)?\/assets\/[^/]+\/[^/]+\/\d+\/(.+)$/i.exec(what.trim())?.[1];
  return {
    version: 0,
    path:
      address === undefined
        ? what
            .trim()
            .replace(/^asset:/, '')
            .replace(/^\/+/, '')
        : decodeURI(address),
  };
}

/** Throws UsageError for what was never published, and for the version that is shown now. */
async function mustBeThere({ db }: OpenPeople, event: { id: number }, { version, path }: Withdrawn): Promise<void> {
  if (path === '') {
    const found = await db
      .selectFrom('versions')
      .innerJoin('events', 'events.id', 'versions.event_id')
      .select('events.current_version')
      .where('event_id', '=', event.id)
      .where('number', '=', version)
      .executeTakeFirst();
    if (!found) throw new UsageError(`Version ${version} was never published.`);
    if (found.current_version === version)
      throw new UsageError(`Version ${version} is what visitors see now; publish another one first, or withdraw single files.`);
    return;
  }
  const found = await db
    .selectFrom('assets')
    .select('path')
    .where('event_id', '=', event.id)
    .where('path', '=', path)
    .limit(1)
    .executeTakeFirst();
  if (!found)
    throw new UsageError(`No version has an asset ${printable(path)}; its path is what stands after asset: in the files of the event.`);
}

/** `withdraw <what>`. */
export const withdrawFrom = (what: string, name: string, terminal: Terminal): Promise<ExitCode> =>
  withPeople<ExitCode>(async (people) => {
    const [event, asked] = [await publishedEvent(people.store, name), meant(what)];
    await mustBeThere(people, event, asked);
    const isNew = await withdraw(people.db, event.id, asked, { actor: ACTOR, now: people.clock.now() });
    const place = `${event.instance}/${event.event}`;
    if (isNew) await people.audit.note({ kind: 'withdrawn', actor: ACTOR, subject: '', place, detail: words(asked) });
    terminal.print(`${tidy(asked)} of ${place} ${isNew ? 'is withdrawn' : 'was withdrawn before'}.`);
    return 0;
  });

/** `withdraw <what> --undo`. */
export const restoreWithdrawn = (what: string, name: string, terminal: Terminal): Promise<ExitCode> =>
  withPeople<ExitCode>(async (people) => {
    const [event, asked] = [await publishedEvent(people.store, name), meant(what)];
    const place = `${event.instance}/${event.event}`;
    if (!(await restore(people.db, event.id, asked))) throw new UsageError(`${tidy(asked)} of ${place} is not withdrawn.`);
    await people.audit.note({ kind: 'restored', actor: ACTOR, subject: '', place, detail: words(asked) });
    terminal.print(`${tidy(asked)} of ${place} is sent again.`);
    return 0;
  });

/** `withdraw --list`. */
export const showWithdrawn = (name: string | undefined, terminal: Terminal): Promise<ExitCode> =>
  withPeople<ExitCode>(async ({ store, db }) => {
    const found = await listWithdrawals(db, name === undefined ? undefined : (await publishedEvent(store, name)).id);
    for (const one of found)
      terminal.print(
        `${terminal.tone('place', one.place)} ${tidy(one)}, since ${new Date(one.withdrawn_at).toISOString()} by ${printable(one.actor)}`,
      );
    terminal.say(found.length === 0 ? 'Nothing is withdrawn.' : `${counted(found.length, 'withdrawal')}.`);
    return 0;
  });

/** The words as they begin a sentence of a terminal. */
const tidy = (asked: Withdrawn): string => {
  const text = printable(words(asked));
  return asked.path === '' ? `E${text.slice(1)}` : text;
};
