// The platform's own overlays that wait on every page for somebody signed in: neither organisers nor QA have anything to decide about them.
import type { PlacementNode } from '../model/page.ts';

const EVERY_PAGE = 'src/pages/defaults/EveryPage.json';

/** Whether a placement is one of them; an overlay the event writes is not. */
export const waitsHidden = ({ layer, rules, source }: PlacementNode): boolean =>
  layer === 'overlay' && rules.access !== '' && source.file === EVERY_PAGE;
