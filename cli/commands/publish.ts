// foyer publish: checks a configuration and publishes every event without errors as a new version; open pages take it up.
import type { EventOutcome } from '../../server/store/publish-folder.ts';
import type { Database, Store } from '../../server/store/store.ts';
import { lineOf, printable } from '../output/findings.ts';
import type { Terminal } from '../output/terminal.ts';
import { BASE_OPTION, siteHelp, siteOrigin } from '../store/site-address.ts';
import { type AddCommand, type ExitCode, examples } from './command.ts';

/** Adds `publish <dir>`. */
export const addPublish: AddCommand = (program, terminal, end) =>
  void program
    .command('publish')
    .description('check a configuration and publish its events as new versions; running servers take them up')
    .argument('<dir>', 'a configuration folder, one instance of it, or one event')
    .option(...BASE_OPTION)
    .addHelpText(
      'after',
      examples(
        ['publish sample-configs', 'every event of the folder, into .foyer'],
        ['publish sample-configs/kardia/kardia2027', 'one event; the others stay as they are'],
      ),
    )
    .addHelpText(
      'after',
      `
Environment:
  FOYER_DATA    folder of the embedded database (default .foyer)
  DATABASE_URL  address of a PostgreSQL database, used instead${siteHelp}

An event with an error keeps its last published version; its neighbours are published.
What is published is named with its address; a server that answers there is waited for a few seconds.
Exits with 0 when every event is accepted, 1 when one is refused, 2 when the folder or the store cannot be used.`,
    )
    .action(async (dir: string, { base }: { base?: string }) => end(await publish(dir, base, terminal)));

async function publish(dir: string, base: string | undefined, terminal: Terminal): Promise<ExitCode> {
  // A base that is no address is refused before anything is published.
  siteOrigin([], '', base);
  terminal.progress(`Checking ${dir} …`);
  const { findConfiguration, partWords } = await import('./configuration-folder.ts');
  const configuration = await findConfiguration(dir);
  if (configuration.part) terminal.say(`Publishing ${partWords(configuration)}.`);
  const [{ publishFolder }, { validate }, { deviceTime }, { storeOfEnvironment }, { createAudit }] = await Promise.all([
    import('../../server/store/publish-folder.ts'),
    import('../../server/validate.ts'),
    import('../../src/clock/clock.ts'),
    import('../store/environment-store.ts'),
    import('../../server/people/audit.ts'),
  ]);
  const store = await storeOfEnvironment();
  try {
    const outcome = await publishFolder({ store, folder: configuration.root, part: configuration.part, validate, now: deviceTime.wall() });
    for (const found of outcome.findings) terminal.print(lineOf(found, terminal));
    for (const one of outcome.events) {
      terminal.print(eventLine(one, terminal));
      for (const line of await withdrawnLines(store, one)) terminal.print(line);
    }
    const audit = createAudit({ db: store.db, clock: { now: deviceTime.wall } });
    for (const one of outcome.events)
      if (one.outcome === 'published')
        await audit.note({
          kind: 'published',
          actor: 'cli',
          subject: '',
          place: `${one.instance}/${one.event}`,
          detail: `version ${one.version}`,
        });
    const { announcePublished } = await import('../store/announce-published.ts');
    await announcePublished(store, outcome.events, { base, terminal });
    const refused = outcome.findings.some(({ severity }) => severity === 'error');
    return refused || outcome.events.some((one) => one.outcome === 'refused') ? 1 : 0;
  } finally {
    await store.close();
  }
}

/** Files that come along and are not sent: to publish is not to say that they may be seen again. */
async function withdrawnLines(store: Store & Database, one: EventOutcome): Promise<string[]> {
  if (one.outcome === 'refused') return [];
  const name = `${one.instance}/${one.event}`;
  const [{ publishedEvent }, { withdrawnAssets }] = await Promise.all([
    import('../store/published-event.ts'),
    import('../../server/store/withdrawals.ts'),
  ]);
  const { id } = await publishedEvent(store, name);
  return (await withdrawnAssets(store.db, id, one.version)).map(
    (path) => `${name}/assets/${printable(path)} stays withdrawn; foyer withdraw ${printable(path)} --event ${name} --undo sends it again`,
  );
}

function eventLine(one: EventOutcome, { tone }: Terminal): string {
  const name = tone('place', `${one.instance}/${one.event}`);
  if (one.outcome === 'refused') return `${name} ${tone('error', 'refused')}, see above; a published version stays as it is`;
  return one.outcome === 'published'
    ? `${name} ${tone('good', 'published')} as version ${one.version}`
    : `${name} unchanged, version ${one.version}`;
}
