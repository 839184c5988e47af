// The event, language and addresses that structured data is written with.
import type { PublishedEvent } from '../../published/event.ts';

/** What every node is made from. `pageOf` gives the absolute address of a page; undefined if the origin of the site is unknown. */
export type Telling = {
  event: PublishedEvent;
  language: string;
  pageOf: (page: string, params?: Readonly<Record<string, string>>) => string | undefined;
};
