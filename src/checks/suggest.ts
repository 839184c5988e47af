// Which known word is suggested, and whether there is any doubt about it.
import { distance } from 'fastest-levenshtein';
import { nearest } from '../model/nearest.ts';

/** The suggested word, empty for none; `certain` when it is a slip of one or two letters and no other word is as near. */
export type Suggestion = { word: string; certain: boolean };

/** Beyond this many words the nearest is not computed: ids of a large programme resemble each other. */
const MOST_WORDS = 3000;
const asked = new WeakMap<object, Map<string, Suggestion>>();

/** The suggested known word. The answer is cached as long as `known` is the same collection. */
export function suggest(word: string, known: ReadonlySet<string> | readonly string[]): Suggestion {
  let answers = asked.get(known);
  if (!answers) asked.set(known, (answers = new Map()));
  let answer = answers.get(word);
  if (!answer) answers.set(word, (answer = look(word, known)));
  return answer;
}

function look(word: string, known: ReadonlySet<string> | readonly string[]): Suggestion {
  const words = [...known];
  const near = words.length > MOST_WORDS ? '' : nearest(word, words);
  if (near === '') return { word: '', certain: false };
  const steps = (candidate: string): number => distance(plain(word), plain(candidate));
  const least = steps(near);
  // A short word is another word after two letters, unless they only changed places.
  const slip = least <= Math.min(2, Math.floor(near.length / 4)) || (least === 2 && letters(word) === letters(near));
  return { word: near, certain: slip && words.every((other) => other === near || steps(other) > least + 1) };
}

const letters = (word: string): string => plain(word).split('').sort().join('');

/** Case and separators are what people remember last. */
const plain = (word: string): string => word.toLowerCase().replaceAll(/[\s_-]/g, '');
