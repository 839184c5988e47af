// foyer notify: sends a notification of the organiser to the visitors of an event; open pages show it within two seconds.
import type { NotifyOptions } from '../notifications/send-notification.ts';
import { clockHelp, storeHelp } from '../store/environment-store.ts';
import { type AddCommand, examples } from './command.ts';

/** Adds `notify <event>`. */
export const addNotify: AddCommand = (program, terminal, end) =>
  void program
    .command('notify')
    .description('send a notification to the visitors of an event')
    .argument('<instance/event>', 'the published event')
    .requiredOption('--title <text>', 'its title, 120 characters at most')
    .option('--text <text>', 'what it says; plain text, 1,000 characters at most', '')
    .option('--link <address>', 'where it leads: https://…, or page:LivePage', '')
    .option('--to <whom...>', 'everybody, signedIn, ticket:<name>, role:<role>; several may be given', ['everybody'])
    .option('--language <xx-XX>', 'only for pages in this language; default: all')
    .option('--from <time>', 'first instant it is shown, event time or with offset; default: now')
    .option('--until <time>', 'last instant it is shown; default: no end')
    .option('--no-push', 'not by Web Push: only on pages, not to devices that asked for it')
    .addHelpText(
      'after',
      examples(
        ['notify kardia/kardia2027 --title "Hall A is full" --text "Please follow the session in Hall B."', 'everybody, now'],
        ['notify kardia/kardia2027 --title "Gold lounge is open" --link page:LivePage --to ticket:Gold role:Exhibitor', 'some'],
        [
          'notify kardia/kardia2027 --title "Gleich geht es los" --language de-DE --from 2027-05-03T08:45 --until 2027-05-03T09:00',
          'later',
        ],
      ),
    )
    .addHelpText('after', `${storeHelp}${clockHelp}`)
    .addHelpText(
      'after',
      '\nRoles: User, TicketHolder, Exhibitor, SuperUser. The event shows notifications where app.json says notifications.active, and sends Web Push unless notifications.push is false.',
    )
    .action(async (event: string, options: NotifyOptions) => {
      const { sendNotification } = await import('../notifications/send-notification.ts');
      end(await sendNotification(event, options, terminal));
    });
