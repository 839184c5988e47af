// The style sheet of the event's theme; React loads it before the page of another event appears.
import type { ReactElement } from 'react';
import type { EventInfo } from '../contract/core.ts';
import { sitePath } from '../session/site-path.ts';

export function ThemeLink({ info }: { info: EventInfo }): ReactElement {
  return <link rel="stylesheet" precedence="theme" href={sitePath(`/theme/${info.Instance}/${info.Shortname}/${info.Version}.css`)} />;
}
