// A process of its own for the bench of the server: the sample events, at a fixed instant, as built.
import { join } from 'node:path';
import { builtTemplate } from '../../server/html/built-template.ts';
import { builtRenderer } from '../../server/html/page-renderer.ts';
import { firstViewParts } from '../../server/platform.ts';
import { BEGUN, serveBeside } from './beside.ts';

const dist = join(import.meta.dirname, '../../dist');
const renderer = builtRenderer(dist);
if (!renderer) throw new Error('There is no build: run npm run build first.');
const { renderToHtml } = renderer;

await serveBeside({
  clock: { now: () => BEGUN },
  path: '/bare',
  more: async () => ({
    parts: { publicFolder: dist, template: builtTemplate(dist), firstView: await firstViewParts(dist), renderToHtml },
    told: {},
  }),
});
