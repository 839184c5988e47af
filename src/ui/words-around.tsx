// A sentence with a title in it that may be in another language than the sentence.
import { Fragment, type ReactNode } from 'react';

/** Stands in the sentence for the title: a private character, which no text contains. */
export const TITLE_PLACE = '\uE000';

/** `sentence` was made with TITLE_PLACE in the place of the title; `children` are set there. */
export function WordsAround({ sentence, children }: { sentence: string; children: ReactNode }) {
  return sentence.split(TITLE_PLACE).map((words, at) => (
    <Fragment key={at}>
      {at > 0 && children}
      {words}
    </Fragment>
  ));
}
