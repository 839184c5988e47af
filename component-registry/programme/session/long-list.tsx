// A list that may be long; the code that draws only a part of it is loaded where it is.
import { lazy, type ReactElement, Suspense } from 'react';
import type { VirtualList, VirtualListProps } from './virtual-list.tsx';

const Virtual = lazy(() => import('./virtual-list.tsx').then((code) => ({ default: code.VirtualList }))) as unknown as typeof VirtualList;

/** Rows drawn until that code is there: more than a screen. */
const FIRST = 12;

/** As `VirtualList`; its `list` is empty until the code has come. */
export function LongList<T>(props: VirtualListProps<T>): ReactElement {
  return (
    <Suspense fallback={<>{props.items.slice(0, FIRST).map(props.draw)}</>}>
      <Virtual {...props} />
    </Suspense>
  );
}
