// The compiled checks of every page: a chunk of its own, for a page the server has rendered comes checked.
import gridFrame from 'virtual:foyer/check/document/gridFrame';
import placementFrame from 'virtual:foyer/check/document/placementFrame';
import visibilityEntry from 'virtual:foyer/check/document/visibilityEntry';
import type { PageChecks } from '../model/build-placement.ts';
import type { EventChecks } from '../model/event.ts';

export const allChecks: PageChecks & EventChecks = { gridFrame, placementFrame, visibilityEntry };
