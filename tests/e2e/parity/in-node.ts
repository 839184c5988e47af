// Asks the rules as the server runs them, in a process of its own: suites on stdin, answers on stdout.
import { text } from 'node:stream/consumers';
import { answersTo, type Suite } from './answers.ts';

const suites = JSON.parse(await text(process.stdin)) as Suite[];
process.stdout.write(JSON.stringify(suites.map(answersTo)));
