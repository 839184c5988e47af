// What the sessions of a programme say of themselves, in words to search.
import type { SessionText } from '../../src/contract/abstracts.ts';
import type { ProgrammeView } from './programme.ts';

/** The words of sanitised HTML; entities stay as they are. */
const wordsOf = (html: string): string =>
  html
    .replaceAll(/<[^<>]*>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();

/** Abstract and description of each session that has any, in the order of the programme. */
export const sessionTexts = ({ sessions, detail }: ProgrammeView): SessionText[] =>
  sessions.flatMap(({ Id }) => {
    const { Abstract = '', Description = '' } = detail(Id) ?? {};
    const Text = wordsOf(`${Abstract} ${Description}`);
    return Text === '' ? [] : [{ Id, Text }];
  });
