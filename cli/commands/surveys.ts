// foyer surveys: the answers to the surveys of an event, as files and as a summary.
import { Option } from 'commander';
import { storeHelp } from '../store/environment-store.ts';
import { type AddCommand, examples } from './command.ts';

type Options = { survey?: string; language?: string };

/** Adds `surveys export` and `surveys summary`. */
export const addSurveys: AddCommand = (program, terminal, end) => {
  const surveys = program.command('surveys').description('answers to the surveys of an event: export and summary');
  surveys
    .command('export')
    .description('write every answer, as comma-separated values or JSON')
    .argument('<instance/event>', 'the published event')
    .option('--survey <id>', 'answers of one survey; default: all')
    .addOption(new Option('--format <format>', 'form of the file').choices(['csv', 'json']).default('csv'))
    .option('--out <file>', 'write into a file; default: print')
    .option('--language <xx-XX>', 'language of names; default: the first of the event')
    .addHelpText('after', examples(['surveys export kardia/kardia2027 --out answers.csv', 'one row an answer, one column a question']))
    .addHelpText('after', storeHelp)
    .action(async (name: string, options: Options & { format: 'csv' | 'json'; out?: string }) => {
      const { exportAnswers } = await import('../surveys/print-surveys.ts');
      end(await exportAnswers({ name, ...options }, terminal));
    });
  surveys
    .command('summary')
    .description('print how often each answer was given, means, and what was written')
    .argument('<instance/event>', 'the published event')
    .option('--survey <id>', 'one survey; default: all')
    .option('--html <file>', 'write a page with charts instead')
    .option('--language <xx-XX>', 'language of questions; default: the first of the event')
    .addHelpText('after', examples(['surveys summary kardia/kardia2027 --survey event --html report.html', 'a page to hand on']))
    .addHelpText('after', storeHelp)
    .action(async (name: string, options: Options & { html?: string }) => {
      const { summariseAnswers } = await import('../surveys/print-surveys.ts');
      end(await summariseAnswers({ name, ...options }, terminal));
    });
};
