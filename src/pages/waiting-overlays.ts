// The platform's own overlays that wait on every page for a signed-in viewer; the preview does not list them.
import type { PlacementNode } from '../model/page.ts';

const EVERY_PAGE = 'src/pages/defaults/EveryPage.json';

/** Whether a placement is one of them; overlays of the event are not. */
export const waitsHidden = ({ layer, rules, source }: PlacementNode): boolean =>
  layer === 'overlay' && rules.access !== '' && source.file === EVERY_PAGE;
