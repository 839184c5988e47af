// Version of the software and when it was built (A §2), once the page is idle; its line is there from the start.
import { serverVersion } from '#contract/core';
import { framed, query, useIdle, useQuery, useTexts, type ViewProps } from '#sdk';
import type { Props } from './props.ts';
import { texts } from './texts.ts';
import styles from './view.module.css';

/** What is written from left to right stays so in a line of the other direction. */
const isolated = (text: string): string => `\u2066${text}\u2069`;

export default function VersionLine({ frame }: ViewProps<Props>) {
  const t = useTexts(texts);
  const { data } = useQuery({ ...query(serverVersion, {}), enabled: useIdle(), retry: false });
  return (
    <p {...framed(frame, styles.root)} translate="no">
      {data && t('version', { version: isolated(data.Version), built: isolated(data.BuildDateTimeHuman) })}
    </p>
  );
}
