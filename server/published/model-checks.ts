// The checks of documents and placements, compiled from their schemas when first needed.
import type { PageChecks } from '../../src/model/build-placement.ts';
import type { Check } from '../../src/model/check.ts';
import { runtimeChecks } from '../../src/compile/runtime-checks.ts';
import { schemaCheck } from '../../src/compile/schema-check.ts';
import type { EventChecks } from '../../src/model/event.ts';

let compiled: (PageChecks & EventChecks & { pageFrame: Check }) | undefined;

/** The same checks the attendee's app runs, so that server and page judge alike. */
export function modelChecks(): PageChecks & EventChecks & { pageFrame: Check } {
  compiled ??= Object.fromEntries(
    Object.entries(runtimeChecks).map(([name, schema]): [string, Check] => [name, schemaCheck(schema)]),
  ) as PageChecks & EventChecks & { pageFrame: Check };
  return compiled;
}
