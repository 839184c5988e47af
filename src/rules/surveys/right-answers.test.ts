// Right answers by kind of question; questions that are not shown, or have no right answer, count for nothing.
import { expect, test } from 'vitest';
import { survey } from '../../model/documents/survey.ts';
import { questionsToScore, rightAnswers } from './right-answers.ts';

const of = (...elements: object[]) => survey.parse({ evaluates: 'challenge', survey: { pages: [{ elements }] } });
const question = (type: string, correctAnswer: unknown, more: object = {}) => of({ type, name: 'q', title: 'Q', correctAnswer, ...more });
const choices = ['a', 'b', 'c'].map((value) => ({ value }));

test.each([
  ['radiogroup', 'a', { choices }, ['a'], ['b', '', ['a']]],
  ['checkbox', ['a', 'c'], { choices }, [['c', 'a']], [['a'], ['a', 'b', 'c'], 'a', []]],
  ['boolean', false, {}, [false], [true, 'false', 0]],
  ['rating', 4, {}, [4], [3]],
  ['text', 'Purkinje', {}, ['purkinje', ' PURKINJE '], ['His']],
  ['text', 42, { inputType: 'number' }, [42, '42'], [41]],
  ['matrix', { r: 'a', s: 'b' }, {}, [{ s: 'b', r: 'a' }], [{ r: 'a' }, { r: 'a', s: 'a' }, { r: 'a', s: 'b', t: 'c' }]],
])('%s', (type, correct, more, right, wrong) => {
  const asked = question(type, correct, more);
  for (const answer of right) expect(rightAnswers(asked, { q: answer })).toBe(1);
  for (const answer of wrong) expect(rightAnswers(asked, { q: answer })).toBe(0);
  expect(rightAnswers(asked, {})).toBe(0);
});

test('only questions with a right answer that the answers show', () => {
  const asked = of(
    { type: 'boolean', name: 'first', title: '1', correctAnswer: true },
    { type: 'boolean', name: 'second', title: '2', correctAnswer: true, visibleIf: "{first} = 'false'" },
    { type: 'comment', name: 'why', title: '3' },
  );
  expect(questionsToScore(asked)).toBe(2);
  expect(rightAnswers(asked, { first: true, second: true, why: 'x' })).toBe(1);
});
