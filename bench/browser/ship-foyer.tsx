// The same site by Foyer: model, checks, rules, store and renderer, with the bench's components in one piece.
// oxlint-disable import/default -- the checks are made by the build
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { createClock } from '#src/clock/clock.ts';
import type { Check } from '#src/model/check.ts';
import { createPageStore } from '#src/renderer/page-store.ts';
import { PageView } from '#src/renderer/page-view.tsx';
import { type ComponentCode, createRegistry } from '#src/renderer/registry.ts';
import card from '../components/card/props.ts?check';
import Card from '../components/card/view.tsx';
import heading from '../components/heading/props.ts?check';
import Heading from '../components/heading/view.tsx';
import image from '../components/image/props.ts?check';
import Image from '../components/image/view.tsx';
import section from '../components/section/props.ts?check';
import Section from '../components/section/view.tsx';
import text from '../components/text/props.ts?check';
import Text from '../components/text/view.tsx';
import { words } from '../components/words.ts';
import { inputOf, modelOf } from './model.ts';

const started = performance.now();
// By name and in one chunk: a glob would add objects of modules, which the product does not have.
const code = (View: unknown, check: Check): ComponentCode => ({ View: View as ComponentCode['View'], check, migrations: [] });
const components = {
  'bench/card': code(Card, card),
  'bench/heading': code(Heading, heading),
  'bench/image': code(Image, image),
  'bench/section': code(Section, section),
  'bench/text': code(Text, text),
};
const registry = createRegistry({}, components);
const store = createPageStore(inputOf(modelOf(JSON.parse(document.getElementById('data')!.textContent))), createClock());
flushSync(() => createRoot(document.body).render(<PageView context={{ store, registry, report: reportError }} text={words} />));
store.start();
const drawn = performance.now();
requestAnimationFrame(() => Object.assign(globalThis, { shipped: { rendered: performance.now(), work: drawn - started } }));
