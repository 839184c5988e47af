// Documents for components. Their checks are here, not in the entry: they load with the first component that reads a document.
import app from 'virtual:foyer/check/document/app';
import carousel from 'virtual:foyer/check/document/carousel';
import footerModel from 'virtual:foyer/check/document/footer-model';
import headerModel from 'virtual:foyer/check/document/header-model';
import header from 'virtual:foyer/check/document/header';
import theme from 'virtual:foyer/check/document/theme';
import { useEffect } from 'react';
import type { Check } from '../model/check.ts';
import type { App } from '../model/documents/app.ts';
import type { Carousel } from '../model/documents/carousel.ts';
import type { FooterModel } from '../model/documents/footer-model.ts';
import type { HeaderModel } from '../model/documents/header-model.ts';
import type { Header } from '../model/documents/header.ts';
import type { Theme } from '../model/documents/theme.ts';
import { checkDocument, type EventModel } from '../model/event.ts';
import type { Finding } from '../model/finding.ts';
import { useFrame } from './frame.ts';

/** Documents that components may read; every default is filled in. */
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
/** A read document of an event: its value and its problems. */
type Checked = { value: unknown; findings: readonly Finding[] };
const checked = new WeakMap<EventModel, Map<string, Checked>>();

/** A checked document of the event with its defaults: `useDocument('header').menu.menuItems`. An invalid key has its default. */
export function useDocument<K extends keyof Documents>(kind: K): Documents[K] {
  const { model, report } = useFrame();
  const { value, findings } = read(model, kind);
  useEffect(() => findings.forEach(report), [findings, report]);
  return value as Documents[K];
}

/** Checked once for every event and document, however many components read it. */
function read(model: EventModel, kind: keyof Documents): Checked {
  let known = checked.get(model);
  if (!known) checked.set(model, (known = new Map()));
  let document = known.get(kind);
  if (!document) {
    const findings: Finding[] = [];
    const value = model.documents[kind] ?? checkDocument(model.raw.get(kind), kind, checks[kind], findings);
    known.set(kind, (document = { value, findings }));
  }
  return document;
}
