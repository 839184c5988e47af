// The schemas the runtime checks by, by name: documents as a whole, pages and placements node by node.
import type * as z from 'zod';
import { access } from '../documents/access.ts';
import { app } from '../documents/app.ts';
import { carousel } from '../documents/carousel.ts';
import { footerModel } from '../documents/footer-model.ts';
import { gridFrame } from '../documents/grid.ts';
import { headerModel } from '../documents/header-model.ts';
import { header } from '../documents/header.ts';
import { visibilityEntry } from '../documents/layer-visibility.ts';
import { pageFrame } from '../documents/page.ts';
import { placementFrame } from '../documents/placement.ts';
import { theme } from '../documents/theme.ts';

export const runtimeChecks: Readonly<Record<string, z.ZodType>> = {
  app,
  header,
  'header-model': headerModel,
  'footer-model': footerModel,
  theme,
  access,
  carousel,
  pageFrame,
  gridFrame,
  placementFrame,
  visibilityEntry,
};

/** Checks of nodes: the page is built of what is written, and knows itself what stands for the rest (`build-page.ts`). */
export const readNodeByNode: readonly string[] = ['pageFrame', 'gridFrame', 'placementFrame'];
