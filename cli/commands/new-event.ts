// foyer new: a new event in one call, with a home page, a look of its own and an example programme.
import { lstat } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { GivenEvent } from '../new/ask-event.ts';
import { printable } from '../output/findings.ts';
import type { Terminal } from '../output/terminal.ts';
import { type AddCommand, type ExitCode, examples } from './command.ts';

type Options = GivenEvent & { out: string; programme: boolean };

/** Adds `new <instance/event>`. */
export const addNewEvent: AddCommand = (program, terminal, end) =>
  void program
    .command('new')
    .description('make a new event that can be shown at once: home page, look, example programme; asks at a terminal for what is not given')
    .argument('<instance/event>', 'names of its folders: the organisation, and the event')
    .option('--out <dir>', 'configuration folder it is written into', 'my-events')
    .option('--name <text>', 'name of the event; default: made of the folder name')
    .option('--from <YYYY-MM-DD>', 'first day')
    .option('--to <YYYY-MM-DD>', 'last day; default: the first')
    .option('--time-zone <iana>', 'time zone of the event; default: that of this machine')
    .option('--languages <list>', 'its languages, the main one first: en-GB,de-DE; default: en-GB')
    .option('--city <text>', 'city')
    .option('--venue <text>', 'name of the place')
    .option('--organiser <text>', 'who holds it')
    .option('--brand <#rrggbb>', 'brand colour; default: one by the name of the event')
    .option('--no-programme', 'without the example programme')
    .addHelpText(
      'after',
      examples(
        ['new harbour/harbour27', 'asks for the rest'],
        [
          'new harbour/harbour27 --name "Harbour Days 2027" --from 2027-06-04 --to 2027-06-05 --city Hamburg',
          'asks for less, in a pipe for nothing',
        ],
        ['new harbour/harbour28 --from 2028-06-02 --languages en-GB,de-DE --no-programme', 'two languages, pages alone'],
      ),
    )
    .addHelpText(
      'after',
      `
The event is open to everybody as soon as it is published. An event that is there is never touched.
Exits with 0 when everything is written, 1 when the event is there already or a file of it has an error, 2 on a usage error.`,
    )
    .action(async (event: string, options: Options) => end(await newEvent(event, options, terminal)));

async function newEvent(text: string, { out, programme, ...given }: Options, terminal: Terminal): Promise<ExitCode> {
  const [{ eventNames, schemasFrom, check }, { completeEvent }, { newEventFiles }, { planWrites, writeFiles }] = await Promise.all([
    import('./import-target.ts'),
    import('../new/ask-event.ts'),
    import('../new/new-event.ts'),
    import('./write-plan.ts'),
  ]);
  const names = eventNames(text, 'new');
  const root = resolve(out);
  const folder = join(root, names.instance, names.event);
  if (await lstat(folder).catch(() => undefined)) {
    terminal.print(printable(`Nothing was written: ${join(out, names.instance, names.event)} is there already. Choose another name.`));
    return 1;
  }
  const files = newEventFiles({ ...(await completeEvent(names, given, terminal)), programme }, schemasFrom(root));
  const { write } = await planWrites(root, `${names.instance}/${names.event}`, files);
  await writeFiles(root, write);
  for (const { path } of write) terminal.print(join(out, path));
  const checked = await check(root, { out, ...names }, terminal);
  const at = (file: string): string => join(out, names.instance, names.event, file);
  terminal.say(
    `Write over what is yours: ${at('app.json')} (name, days, place), ${at('theme.json')} (colours, fonts, logo), ${at('data')} (programme).`,
  );
  return checked;
}
