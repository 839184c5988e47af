// foyer groups: members of the groups an organiser has made (messages.json), added by their addresses.
import { storeHelp } from '../store/environment-store.ts';
import { type AddCommand, examples } from './command.ts';

/** Adds `groups`, with its commands. */
export const addGroups: AddCommand = (program, terminal, end) => {
  const groups = program
    .command('groups')
    .description('members of the groups of messages.json: list, add, remove')
    .addHelpText(
      'after',
      examples(
        ['groups list kardia/kardia2027', 'the groups, and who was added to each'],
        ['groups add kardia/kardia2027 young mira@example.org', 'by address, also before there is an account'],
        ['groups add kardia/kardia2027 young --from members.csv', 'a list with a column of addresses'],
      ),
    )
    .addHelpText('after', storeHelp);
  groups
    .command('list')
    .description('print the groups with their tickets, and the addresses of their members')
    .argument('<instance/event>', 'the published event')
    .argument('[group]', 'id of one group')
    .action(async (event: string, group: string | undefined) => {
      const { listGroups } = await import('../messages/group-work.ts');
      end(await listGroups(event, group, terminal));
    });
  const change = (name: 'add' | 'remove', description: string): void =>
    void groups
      .command(name)
      .description(description)
      .argument('<instance/event>', 'the published event')
      .argument('<group>', 'id of the group')
      .argument('[email...]', 'e-mail addresses')
      .option('--from <file>', 'a list (CSV or JSON) with a column email')
      .action(async (event: string, group: string, emails: string[], { from }: { from?: string }) => {
        const { changeGroup } = await import('../messages/group-work.ts');
        end(await changeGroup(name, { event, group, emails, from }, terminal));
      });
  change('add', 'add members by their addresses; who has no account yet is a member as soon as they have confirmed the address');
  change('remove', 'take addresses out again that were added here; what they wrote stays, and tickets keep their right');
};
