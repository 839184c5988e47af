// Reads a placement's written rules and its layer's visibility entries once, into what `explainPlacement` decides by.
import type { EventModel, WrittenVisibility } from '../model/event.ts';
import type { PlacementNode } from '../model/page.ts';
import type { ContentMode } from './content-mode.ts';
import type { AccessRules } from './policies/access.ts';
import { noRules } from './policies/plain-rules.ts';
import type { PlacementRules, EntryRules } from './shown.ts';
import { readWindow } from './window.ts';

/** The rules of an event for its placements outside the placements themselves: visibility resources, access policies, content modes. */
export type EventRules = { visibility: EventModel['visibility']; access: AccessRules; contentModes: readonly ContentMode[] };

/** An event that says nothing of its placements. */
export const unruled: EventRules = { visibility: {}, access: noRules, contentModes: [] };

const readEntry = (entry: WrittenVisibility, timeZone: string): EntryRules => ({
  visible: entry.visible,
  containers: entry.containers,
  window: readWindow(entry.startTime, entry.endTime, timeZone),
  source: entry.source,
});

/** The entry of a layer that targets a node: by its id, or else by its component. */
export const entryOf = (node: PlacementNode, visibility: EventModel['visibility']): WrittenVisibility | undefined => {
  const entries = visibility[node.layer];
  return entries && (entries.get(node.id) ?? entries.get(node.name));
};

const none: readonly EntryRules[] = [];

/** The rules of a node: its own, and the entry of its layer that names its id or else its component. */
export function rulesOf(node: PlacementNode, { visibility, access, contentModes }: EventRules, timeZone: string): PlacementRules {
  const entry = entryOf(node, visibility);
  return {
    draft: node.rules.draft,
    inApp: node.rules.inAppAppearanceActive,
    containers: node.rules.containers,
    access: node.rules.access === '' ? undefined : { key: node.rules.access, policies: access },
    contentModes: node.rules.contentModes.length === 0 ? undefined : { names: node.rules.contentModes, modes: contentModes },
    window: readWindow(node.rules.startTime, node.rules.endTime, timeZone),
    entries: entry ? [readEntry(entry, timeZone)] : none,
    source: node.source,
  };
}
