// The same site by Foyer: model, checks, rules, store and renderer, with the bench's components in one piece.
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { createClock } from '#src/clock/clock.ts';
import { createPageStore } from '#src/renderer/page-store.ts';
import { PageView } from '#src/renderer/page-view.tsx';
import { type ComponentCode, createRegistry } from '#src/renderer/registry.ts';
import { words } from '../components/words.ts';
import { inputOf, modelOf } from './model.ts';

const started = performance.now();
const modules = import.meta.glob<ComponentCode>('../components/*/view.tsx', { query: '?component', eager: true });
const registry = createRegistry(
  Object.fromEntries(Object.entries(modules).map(([path, code]) => [`bench/${path.split('/').at(-2)}`, async () => code])),
);
const store = createPageStore(inputOf(modelOf(JSON.parse(document.getElementById('data')!.textContent))), createClock());
for (const name of registry.names) await registry.find(name)?.load();
flushSync(() => createRoot(document.body).render(<PageView stage={{ store, registry, report: reportError }} text={words} />));
store.start();
const drawn = performance.now();
requestAnimationFrame(() => Object.assign(globalThis, { shipped: { rendered: performance.now(), work: drawn - started } }));
