// foyer documents: files for one person at an event: invoices, confirmations.
import { storeHelp } from '../store/environment-store.ts';
import { type AddCommand, examples } from './command.ts';

type AddOptions = { type: string; title?: string };

/** Adds `documents`, with its commands. */
export const addDocuments: AddCommand = (program, terminal, end) => {
  const documents = program
    .command('documents')
    .description('files for one person at an event, listed in My Area: add, list, remove')
    .addHelpText(
      'after',
      examples(
        ['documents add kardia/kardia2027 mira@example.org invoice-7.pdf --type invoice --title "Invoice 7"', 'mira alone can download it'],
        ['documents list kardia/kardia2027', 'who has which'],
      ),
    )
    .addHelpText('after', storeHelp);
  documents
    .command('add')
    .description('give a file to the owner of an address, whether they have an account yet or not')
    .argument('<instance/event>', 'the published event')
    .argument('<email>', 'their e-mail address')
    .argument('<file>', 'the file, at most 20 MB')
    .option('--type <type>', 'what it is: invoice, confirmation or another word', 'document')
    .option('--title <title>', 'what is read in the list; default: the name of the file')
    .action(async (event: string, email: string, file: string, options: AddOptions) => {
      const { addDocument } = await import('../documents/document-work.ts');
      end(await addDocument({ event, email, file, ...options }, terminal));
    });
  documents
    .command('list')
    .description('print the files of an event, newest first')
    .argument('<instance/event>', 'the published event')
    .action(async (event: string) => {
      const { listDocuments } = await import('../documents/document-work.ts');
      end(await listDocuments(event, terminal));
    });
  documents
    .command('remove')
    .description('take a file away')
    .argument('<instance/event>', 'the published event')
    .argument('<id>', 'id of the file, as list prints it')
    .action(async (event: string, id: string) => {
      const { removeDocument } = await import('../documents/document-work.ts');
      end(await removeDocument(event, id, terminal));
    });
};
