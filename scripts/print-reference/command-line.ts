// The page of the command line, from the definitions of its commands: arguments, options, examples.
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type Argument, Command, type Option } from 'commander';
import type { AddCommand } from '../../cli/commands/command.ts';
import { run } from '../../cli/commands/program.ts';
import type { Terminal } from '../../cli/output/terminal.ts';
import { blocks, code, fence, listed, prose, table } from './markdown.ts';

const folder = join(import.meta.dirname, '../../cli/commands');

const introduction = `# Command line

Every command with its arguments and options, printed from the commands themselves; \`foyer <command> --help\` says the same. The [guide](../command-line.md) explains what they are for and what their output means. In the repository a command is called as \`npm run -s foyer -- <command>\`.`;

/** The page `docs/reference/command-line.md`, as Markdown; the commands are in the order of the help. */
export async function commandLinePage(): Promise<string> {
  const [commands, help] = [await commandsOf(), await helpOf()];
  const place = (command: Command): number => help.search(new RegExp(`^  ${command.name()} `, 'm'));
  const hidden = commands.filter((command) => place(command) < 0);
  if (hidden.length > 0) throw new Error(`the help of foyer does not list ${hidden.map((command) => command.name()).join(', ')}`);
  const sorted = commands.toSorted((a, b) => place(a) - place(b));
  return blocks(introduction, ...(await Promise.all(sorted.map(commandSection))));
}

/** Every command a file of the commands' folder adds, so that none is forgotten. */
async function commandsOf(): Promise<Command[]> {
  const files = readdirSync(folder).filter((file) => file.endsWith('.ts') && !file.includes('.test.'));
  const modules = await Promise.all(
    files.map(async (file) => (await import(pathToFileURL(join(folder, file)).href)) as Record<string, unknown>),
  );
  const program = new Command('foyer');
  for (const module of modules)
    for (const [name, add] of Object.entries(module)) if (/^add[A-Z]/.test(name)) (add as AddCommand)(program, silent, () => {});
  return [...program.commands];
}

const silent: Terminal = { print: () => {}, say: () => {}, progress: () => {}, tone: (_, text) => text };

/** What `foyer [command] --help` prints. */
async function helpOf(...command: string[]): Promise<string> {
  const lines: string[] = [];
  await run([...command, '--help'], { ...silent, print: (text) => void lines.push(text) });
  return lines.join('\n');
}

async function commandSection(command: Command): Promise<string> {
  const name = command.name();
  const [, after = ''] = (await helpOf(name)).split(/^ +-h, --help .*$/m);
  return blocks(
    `## ${name}`,
    sentence(prose(command.description())),
    fence('text', `foyer ${name} ${command.usage().replace('[options]', '').trim()} [options]`.replaceAll('  ', ' ')),
    table(['Argument', 'Meaning'], command.registeredArguments.map(argumentRow)),
    table(['Option', 'Default', 'Meaning'], command.options.filter(({ hidden }) => !hidden).map(optionRow)),
    ...afterWords(after),
  );
}

const argumentRow = (argument: Argument): string[] => [
  code(argument.required ? `<${argument.name()}>` : `[${argument.name()}]`),
  sentence(prose(argument.description)),
];

const optionRow = ({ flags, description, defaultValue, argChoices, mandatory }: Option): string[] => [
  code(flags),
  mandatory && defaultValue === undefined
    ? '**required**'
    : defaultValue === undefined || defaultValue === false
      ? ''
      : code(String(defaultValue)),
  [sentence(prose(description)), argChoices ? `One of ${listed(argChoices.map(code), 'or')}.` : ''].filter(Boolean).join(' '),
];

/** What follows the options: examples and other lists as they are, sentences as a paragraph. */
const afterWords = (text: string): string[] =>
  text
    .split(/\n\s*\n/)
    .map((part) => part.replace(/^\n+/, '').trimEnd())
    .filter(Boolean)
    .map((part) => {
      const [head = '', ...rest] = part.split('\n');
      return /^\S.*:$/.test(head) && rest.every((line) => line.startsWith(' '))
        ? blocks(head, fence('text', rest.map((line) => line.slice(2)).join('\n')))
        : prose(part);
    });

const sentence = (text: string): string => (text ? `${text[0]!.toUpperCase()}${text.slice(1)}${/[.!?]$/.test(text) ? '' : '.'}` : '');
