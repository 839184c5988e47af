// The schemas the runtime checks by, by name: documents as a whole, pages and placements node by node.
import type * as z from 'zod';
import { access } from '../model/documents/access.ts';
import { app } from '../model/documents/app.ts';
import { carousel } from '../model/documents/carousel.ts';
import { footerModel } from '../model/documents/footer-model.ts';
import { gridFrame } from '../model/documents/grid.ts';
import { headerModel } from '../model/documents/header-model.ts';
import { header } from '../model/documents/header.ts';
import { visibilityEntry } from '../model/documents/layer-visibility.ts';
import { messages } from '../model/documents/messages.ts';
import { pageFrame } from '../model/documents/page.ts';
import { placementFrame } from '../model/documents/placement.ts';
import { theme } from '../model/documents/theme.ts';

export const runtimeChecks: Readonly<Record<string, z.ZodType>> = {
  app,
  header,
  'header-model': headerModel,
  'footer-model': footerModel,
  theme,
  access,
  carousel,
  messages,
  pageFrame,
  gridFrame,
  placementFrame,
  visibilityEntry,
};

/** Checks of nodes: the page is built of what is written, and knows the defaults of the rest itself (`build-page.ts`). */
export const readNodeByNode: readonly string[] = ['pageFrame', 'gridFrame', 'placementFrame'];
