// What every document carries in addition to its content, and the small shapes several documents share.
import * as z from 'zod';
import { optional } from '../fields.ts';

/** Current version of the documents; migrations raise older ones to it. Absent in a file means 0. */
export const documentVersion = 1;

/** The two fields every document has: `$schema` for editors, `schemaVersion` for migrations. `kind` names the printed schema. */
export const versioned = (kind: string) => ({
  $schema: optional(z.string().max(2_000), '', {
    title: 'Schema',
    description: 'Path of the JSON Schema, relative to this file; editors complete and check by it. Foyer itself ignores it.',
    example: `../../../schemas/documents/${kind}.schema.json`,
  }),
  schemaVersion: optional(z.number().int().min(0), 0, {
    title: 'Schema version',
    description: `Version of the shape this file was written in, now ${documentVersion}; older files are migrated when read. Absent means 0.`,
    example: documentVersion,
  }),
});

/** A colour as `#rrggbb`. */
export const hexColour = z
  .string()
  .regex(/^#[0-9a-fA-F]{6}$/)
  .meta({ id: 'HexColour', description: 'A colour as #rrggbb.' });

/** A colour as `#rrggbb`, or empty for none. */
export const hexColourOrNone = z
  .string()
  .regex(/^(#[0-9a-fA-F]{6})?$/)
  .meta({ id: 'HexColourOrNone', description: 'A colour as #rrggbb, or empty for none.' });

/** Internal key of a page (A §2) or name of a content page: the file `pages/<PageName>.json`. */
export const pageName = z
  .string()
  .regex(/^[A-Za-z][A-Za-z0-9_-]*$/)
  .max(200)
  .meta({ id: 'PageName', description: 'Key of a page (A §2, for example HomePage) or name of a content page: pages/<PageName>.json.' });

/** A local day `YYYY-MM-DD`, or empty when not known. */
export const dayOrNone = z
  .string()
  .regex(/^(\d{4}-\d{2}-\d{2})?$/)
  .meta({ id: 'Day', description: 'A day as YYYY-MM-DD, or empty when not known.' });

/** An identifier, or empty for one made from the place. */
export const identifierOrNone = z
  .string()
  .regex(/^([A-Za-z0-9][A-Za-z0-9_.-]*)?$/)
  .max(120)
  .meta({ id: 'IdentifierOrNone', description: 'Letters, digits, -, _ and ., at most 120 characters; empty takes the place.' });

/** An instance or event short name as written in an address. */
export const shortName = z
  .string()
  .regex(/^[A-Za-z0-9][A-Za-z0-9_-]*$/)
  .max(100)
  .meta({ id: 'ShortName', description: 'Name in an address: letters, digits, - and _.' });

/** Address of a service: http, https, ws or wss, without blanks; empty for none. */
export const serviceUrl = z
  .string()
  .regex(/^((https?|wss?):\/\/[^\s]+)?$/)
  .max(2_000)
  .meta({ id: 'ServiceUrl', description: 'Address of a service with http, https, ws or wss; empty for none.' });

/** Address of a feed over http or https; empty for none. */
export const feedUrl = z
  .string()
  .regex(/^(https?:\/\/[^\s]+)?$/)
  .max(2_000)
  .meta({ id: 'FeedUrl', description: 'Address with http or https, without blanks; empty for none.' });

/** Origin of a site over https: scheme and host, perhaps a port; no path, no wildcard. */
export const httpsOrigin = z
  .string()
  .regex(/^https:\/\/[A-Za-z0-9-]+(\.[A-Za-z0-9-]+)*(:\d{1,5})?$/)
  .meta({ id: 'HttpsOrigin', description: 'Origin of a site: https:// and its host, perhaps a port; no path, no wildcard.' });

/** An id that may be written as a number or as text; compared as text (reading R17). */
export const numberOrText = z.union([z.string().min(1), z.number().int()]);
