// The shapes that nearly every component's props hold: the browser has their checks once, in the entry.
import * as z from 'zod';
import { identifierOrNone } from '../model/documents/envelope.ts';
import { identifier, link, localisedText, mediaUrl } from '../model/fields.ts';
import { forCheck } from './for-check.ts';
import { jsonSchemaOf } from './json-schema.ts';
import type { JsonSchema } from './walk.ts';

/** Definitions by the name they are printed under, as checks see them. None of them has defaults. */
export const sharedDefinitions = forCheck(jsonSchemaOf(z.object({ identifier, identifierOrNone, link, localisedText, mediaUrl })))[
  '$defs'
] as Readonly<Record<string, JsonSchema>>;
