// Every component draws whatever its own schema accepts: it does not throw, says no error, and its root carries the frame.
import fc from 'fast-check';
import { act, cleanup } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterAll, expect, test } from 'vitest';
import { loadCatalog } from '../../component-registry/catalog.ts';
import { loadCheck } from '../../src/renderer/registry.ts';
import { loaders } from '../../component-registry/registry.ts';
import { eventInfo } from '../../server/published/event-info.ts';
import { readBy } from '../../src/model/check.ts';
import { jsonSchemaOf } from '../../src/compile/json-schema.ts';
import { readEvent } from '../../src/model/event.ts';
import { modelChecks } from '../../server/published/model-checks.ts';
import { resourcesOf } from '../../server/published/resources.ts';
import { answersOf, publishFiles } from '../support/event-server.ts';
import { renderView } from '../support/render-view.tsx';
import { isObject } from './places.ts';
import { valuesOf } from './props-of-schema.ts';
import { fewerWhenLate, HANGS, runsOf, say, seed, settings } from '../support/seed.ts';
import { consoleErrors } from './console-errors.ts';
import { readSpecimens } from './specimens.ts';

/** Draws of each component. */
const RUNS = fewerWhenLate(25);

const catalog = await loadCatalog();
const specimen = readSpecimens().find(({ folder }) => folder.event === 'qaservicechecks')!;
const event = publishFiles(specimen.files, specimen.folder);
const [firstSession] = event.programme.rows.sessions;
const [firstAuthor] = event.programme.rows.authors;
const [firstPresentation] = event.programme.rows.presentations;

const around = (language: string, failed: (words: string) => void) => ({
  language,
  now: specimen.now,
  info: eventInfo(event, language),
  texts: Object.fromEntries([...readEvent(resourcesOf(event, '*', language), modelChecks()).texts].map(([key, { text }]) => [key, text])),
  params: { sessionId: firstSession!.Id, presentationId: firstPresentation!.Id, abstractUrl: firstSession!.Id, userId: firstAuthor!.Id },
  answers: new Proxy<Record<string, unknown>>({}, { get: () => (address: string) => answersOf(event, failed)(address) }),
});

/** Children for the slots a component has; those of its parts are named by their ids. */
function slotsOf(name: string, props: unknown): Record<string, ReactNode> {
  const fixed = Object.keys(catalog[name]!.slots).filter((slot) => slot !== '*');
  const items = isObject(props) ? Object.values(props).flatMap((value) => (Array.isArray(value) ? (value as unknown[]) : [])) : [];
  const parts =
    '*' in catalog[name]!.slots ? items.flatMap((item) => (isObject(item) && typeof item['id'] === 'string' ? [item['id']] : [])) : [];
  return Object.fromEntries([...fixed, ...parts].map((slot) => [slot, <p key={slot}>inside {slot}</p>]));
}

const counted: string[] = [];
afterAll(() => say(`props: seed ${seed}, ${runsOf(RUNS)} draws of each of ${counted.length} components`));

test.each(Object.keys(catalog))(
  '%s draws everything its schema accepts',
  async (name) => {
    const code = await loaders[name]!();
    await loadCheck(code);
    const { View, check } = code;
    const schema = jsonSchemaOf(catalog[name]!.props);
    const draw = async (written: unknown, language: string): Promise<void> => {
      const props = readBy(check, written);
      expect(props, `the schema of ${name} makes what its check accepts: ${JSON.stringify(check.errors)}`).toBeDefined();
      const failed: string[] = [];
      const { container } = renderView(View, props, { ...around(language, (words) => failed.push(words)), slots: slotsOf(name, props) });
      for (let round = 0; round < 2; round++) await act(() => new Promise<void>((done) => setTimeout(done, 0)));
      const roots = [...container.children].map((element) => element.getAttribute('data-placement'));
      const said = consoleErrors();
      cleanup();
      expect([...failed, ...said]).toEqual([]);
      expect(roots.every((id) => id === 'under-test') && roots.length <= 1, `roots ${JSON.stringify(roots)}`).toBe(true);
    };
    await fc.assert(fc.asyncProperty(valuesOf(schema), fc.constantFrom('en-GB', 'de-DE'), draw), settings<[unknown, string]>(RUNS));
    counted.push(name);
  },
  HANGS,
);
