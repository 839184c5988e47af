// A placement that the server has drawn and the browser takes over after the rest of the page: until its code is there, its HTML stays as it came.
import { type ReactElement, type ReactNode, Suspense, use, useEffect, useLayoutEffect } from 'react';
import type { PlacementNode } from '../model/page.ts';
import type { LaterParts } from './later-parts.ts';
import { isPreparable } from './prepare.ts';
import type { RegistryEntry } from './registry.ts';
import { viewFrameOf } from './view-props.ts';

type LaterPartProps = {
  node: PlacementNode;
  entry: RegistryEntry;
  parts: LaterParts;
  /** Draws the placement; called once its code is there, or has failed to come. */
  draw: () => ReactNode;
};

/** The boundary React leaves as it is while what is in it waits. */
export function LaterPart(props: LaterPartProps): ReactElement {
  const { node, parts } = props;
  useLayoutEffect(() => {
    parts.began(node.id);
    return () => parts.ended(node.id);
  }, [parts, node.id]);
  return (
    // Seen only where the page changes around it before its code is there.
    <Suspense fallback={<div {...viewFrameOf(node)} aria-busy="true" data-loading="" />}>
      <Part {...props} />
    </Suspense>
  );
}

/** Waits, and has no other hook: one that follows a `use` which is not called again fails in React now and then. */
function Part(props: LaterPartProps): ReactNode {
  const { node, entry, parts } = props;
  const { code, failed } = entry;
  if (!(code && isPreparable(node, code)) && !failed) use(parts.load(entry, node));
  return <TakenOver {...props} />;
}

function TakenOver({ node, parts, draw }: LaterPartProps): ReactNode {
  useEffect(() => parts.ended(node.id), [parts, node.id]);
  return draw();
}
