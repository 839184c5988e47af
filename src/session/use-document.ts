// Documents for components. Their checks live here, not in the entry: the page brings them with the first component that reads a document.
import app from 'virtual:foyer/check/document/app';
import carousel from 'virtual:foyer/check/document/carousel';
import footerModel from 'virtual:foyer/check/document/footer-model';
import headerModel from 'virtual:foyer/check/document/header-model';
import header from 'virtual:foyer/check/document/header';
import theme from 'virtual:foyer/check/document/theme';
import type { Check } from '../model/check.ts';
import type { App } from '../model/documents/app.ts';
import type { Carousel } from '../model/documents/carousel.ts';
import type { FooterModel } from '../model/documents/footer-model.ts';
import type { HeaderModel } from '../model/documents/header-model.ts';
import type { Header } from '../model/documents/header.ts';
import type { Theme } from '../model/documents/theme.ts';
import { checkDocument, type EventModel } from '../model/event.ts';
import { useFrame } from './frame.ts';

/** Documents components may read; every default is filled in. */
export type Documents = {
  app: App;
  header: Header;
  'header-model': HeaderModel;
  'footer-model': FooterModel;
  theme: Theme;
  carousel: Carousel;
};

const checks: Readonly<Record<keyof Documents, Check>> = {
  app,
  carousel,
  'footer-model': footerModel,
  header,
  'header-model': headerModel,
  theme,
};
const checked = new WeakMap<EventModel, Map<string, unknown>>();

/** A checked document of the event with its defaults: `useDocument('header').menu.menuItems`. A key that does not fit has its default. */
export function useDocument<K extends keyof Documents>(kind: K): Documents[K] {
  const { model } = useFrame();
  let known = checked.get(model);
  if (!known) checked.set(model, (known = new Map<string, unknown>(Object.entries(model.documents))));
  if (!known.has(kind)) known.set(kind, checkDocument(model.raw.get(kind), kind, checks[kind], []));
  return known.get(kind) as Documents[K];
}
