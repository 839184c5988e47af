// Documents for components. Their checks are loaded with the first component that reads one, unless the server has read it.
import { use, useEffect, useMemo } from 'react';
import type { App } from '../model/documents/app.ts';
import type { Carousel } from '../model/documents/carousel.ts';
import type { FooterModel } from '../model/documents/footer-model.ts';
import type { HeaderModel } from '../model/documents/header-model.ts';
import type { Header } from '../model/documents/header.ts';
import type { Messages } from '../model/documents/messages.ts';
import type { Theme } from '../model/documents/theme.ts';
import { checkDocument, type EventModel } from '../model/event.ts';
import type { Finding } from '../model/finding.ts';
import type { documentChecks } from './document-checks.ts';
import { useFrame } from './frame.ts';

/** Documents that components may read; every default is filled in. */
export type Documents = {
  app: App;
  header: Header;
  'header-model': HeaderModel;
  'footer-model': FooterModel;
  theme: Theme;
  carousel: Carousel;
  messages: Messages;
};

type Checks = typeof documentChecks;

let checks: Checks | undefined;
let loading: Promise<Checks> | undefined;
let hasFailed = false;

/** Loads the checks; components that need them wait for them. Rejects when their code does not load; the next call tries again. */
export function loadDocumentChecks(): Promise<Checks> {
  if (hasFailed) loading = undefined;
  hasFailed = false;
  loading ??= import('./document-checks.ts').then((code) => (checks = code.documentChecks));
  loading.catch(() => (hasFailed = true));
  return loading;
}

/** A read document of an event: its value and its problems. */
type Checked = { value: unknown; findings: readonly Finding[] };
const checked = new WeakMap<EventModel, Map<string, Checked>>();

/** A checked document of the event with its defaults: `useDocument('header').menu.menuItems`. An invalid key has its default. */
export function useDocument<K extends keyof Documents>(kind: K): Documents[K] {
  const { model, report } = useFrame();
  const { value, findings } = known(model, kind) ?? read(model, kind, checks ?? use(loading ?? loadDocumentChecks()));
  useEffect(() => findings.forEach(report), [findings, report]);
  return value as Documents[K];
}

/** Whether the event has documents in a folder of several, as far as this reader gets them. */
export function useHasDocuments(folder: 'advertisements' | 'surveys'): boolean {
  const { model } = useFrame();
  return useMemo(() => [...model.raw.keys()].some((name) => name.startsWith(`${folder}/`)), [model, folder]);
}

/** Whether people can register for the event here: its document is answered by its endpoint, that there is one is open. */
export const useHasRegistration = (): boolean => useFrame().model.raw.has('registration');

/** The documents of an event that components have read and that fit as a whole: another device may take them as they are. */
export const documentsRead = (model: EventModel): Record<string, unknown> =>
  Object.fromEntries(
    [...(checked.get(model) ?? [])].flatMap(([kind, { value, findings }]) => (findings.length === 0 ? [[kind, value]] : [])),
  );

/** Takes documents that were read elsewhere, of the same event in the same version. */
export function takeDocuments(model: EventModel, documents: Readonly<Record<string, unknown>>): void {
  checked.set(model, new Map(Object.entries(documents).map(([kind, value]) => [kind, { value, findings: [] }])));
}

const known = (model: EventModel, kind: keyof Documents): Checked | undefined => checked.get(model)?.get(kind);

/** Checked once for every event and document, however many components read it. */
function read(model: EventModel, kind: keyof Documents, by: Checks): Checked {
  const findings: Finding[] = [];
  const value = model.documents[kind] ?? checkDocument(model.raw.get(kind), kind, by[kind], findings);
  const document = { value, findings };
  const others = checked.get(model);
  if (others) others.set(kind, document);
  else checked.set(model, new Map([[kind, document]]));
  return document;
}
