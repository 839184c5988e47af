// A title in a sentence keeps its place in every order of words.
import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { TITLE_PLACE, WordsAround } from './words-around.tsx';

test.each([
  [`In ${TITLE_PLACE}`, 'In Herzen'],
  [`${TITLE_PLACE} içinde`, 'Herzen içinde'],
  ['no title', 'no title'],
])('%s', (sentence, shown) => {
  const { container } = render(
    <WordsAround sentence={sentence}>
      <bdi lang="de">Herzen</bdi>
    </WordsAround>,
  );
  expect(container.textContent).toBe(shown);
});
