// Version of the software and when it was built (A §2), once the page is idle; its line is there from the start.
import { serverVersion } from '#contract/core';
import { framed, query, useDates, useIdle, useQuery, useTexts, type ViewProps } from '#sdk';
import type { Props } from './props.ts';
import { texts } from './texts.ts';
import styles from './view.module.css';

/** What has a direction of its own keeps it in a line of the other: a number is written from left to right, a date as its words are. */
const leftToRight = (text: string): string => `\u2066${text}\u2069`;
const asItsWords = (text: string): string => `\u2068${text}\u2069`;

export default function VersionLine({ frame }: ViewProps<Props>) {
  const t = useTexts(texts);
  const dates = useDates('UTC');
  const { data } = useQuery({ ...query(serverVersion, {}), enabled: useIdle(), retry: false });
  /** In the language of the page; in that of the server where it says no instant. */
  const inWords = (at: string, human: string): string =>
    Number.isNaN(Date.parse(at)) ? human : `${dates.dateRange(at, at)}, ${dates.time(at)} UTC`;
  return (
    <p {...framed(frame, styles.root)} translate="no">
      {data &&
        t('version', { version: leftToRight(data.Version), built: asItsWords(inWords(data.BuildDateTime, data.BuildDateTimeHuman)) })}
    </p>
  );
}
