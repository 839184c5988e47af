// The page by hand as a whole site: reads its document from the HTML, draws it, reports when it was complete.
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import type { PageDocument } from '../document.ts';
import { HandPage, itemsOf } from '../hand/page.tsx';

const started = performance.now();
const items = itemsOf(JSON.parse(document.getElementById('data')!.textContent) as PageDocument);
flushSync(() => createRoot(document.body).render(<HandPage items={items} />));
const drawn = performance.now();
requestAnimationFrame(() => Object.assign(globalThis, { shipped: { rendered: performance.now(), work: drawn - started } }));
