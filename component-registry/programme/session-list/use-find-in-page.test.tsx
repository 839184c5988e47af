import { fireEvent, render, screen } from '@testing-library/react';
import { type ReactElement, useRef } from 'react';
import { expect, test } from 'vitest';
import { useFindInPage } from './use-find-in-page.ts';

function List({ isLong }: { isLong: boolean }): ReactElement {
  const list = useRef<HTMLDivElement>(null);
  const isFinding = useFindInPage(list, isLong);
  return (
    <div ref={list}>
      <p data-group="a">{isFinding ? 'all' : 'some'}</p>
    </div>
  );
}

test.each([
  ['Ctrl+F', { key: 'f', ctrlKey: true }, 'all'],
  ['Cmd+F', { key: 'F', metaKey: true }, 'all'],
  ['Ctrl+G', { key: 'g', ctrlKey: true }, 'all'],
  ['F3', { key: 'F3' }, 'all'],
  ['a letter', { key: 'f' }, 'some'],
  ['another command', { key: 'f', ctrlKey: true, altKey: true }, 'some'],
] as const)('with %s a long list is drawn as needed, before the browser searches', (_, press, drawn) => {
  render(<List isLong />);
  fireEvent.keyDown(window, press);
  expect(screen.getByText(drawn)).toBeTruthy();
});

test('a short list is drawn whole anyway', () => {
  render(<List isLong={false} />);
  fireEvent.keyDown(window, { key: 'f', ctrlKey: true });
  expect(screen.getByText('some')).toBeTruthy();
});
