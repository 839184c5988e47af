// The compiled checks of every page; checks of other documents load with the components that read them (`useDocument`).
import gridFrame from 'virtual:foyer/check/document/gridFrame';
import placementFrame from 'virtual:foyer/check/document/placementFrame';
import visibilityEntry from 'virtual:foyer/check/document/visibilityEntry';
import type { PageChecks } from '../model/build-placement.ts';
import type { EventChecks } from '../model/event.ts';

export const eventChecks: EventChecks = { visibilityEntry };
export const pageChecks: PageChecks = { gridFrame, placementFrame };
