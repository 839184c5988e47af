// The progress bar of a survey: a page is done once it was left with its mandatory answers, and not while somebody is on it.
import { Model, ProgressButtons } from 'survey-core';
import { expect, test } from 'vitest';
import { markAnsweredPages } from './survey-progress.ts';

test('a page is marked when it is left answered, and no more when the reader is back on it', () => {
  markAnsweredPages();
  const page = (name: string) => ({ elements: [{ type: 'text', name, title: name, isRequired: true }] });
  const model = new Model({ pages: [page('one'), page('two'), page('three')] });
  const bar = new ProgressButtons(model);
  const marks = (): boolean[] => [0, 1, 2].map((index) => bar.isListElementPassed(index));
  model.setValue('one', 'yes');
  expect(marks()).toEqual([false, false, false]);
  model.nextPage();
  // As drawing it does.
  model.pages[1]!.setWasShown(true);
  expect(marks()).toEqual([true, false, false]);
  // Seen, not answered.
  model.prevPage();
  expect(marks()).toEqual([false, false, false]);
  model.nextPage();
  model.setValue('two', 'yes');
  model.nextPage();
  expect(marks()).toEqual([true, true, false]);
  // Answers of a draft.
  const again = new Model({ pages: [page('one'), page('two'), page('three')] });
  again.data = { one: 'yes' };
  again.currentPageNo = 1;
  expect([0, 1, 2].map((index) => new ProgressButtons(again).isListElementPassed(index))).toEqual([true, false, false]);
});
