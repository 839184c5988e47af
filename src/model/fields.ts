// The zod building blocks that documents and component props are made of; each prints its own title, description, default and example.
import * as z from 'zod';
import { LINK, MEDIA } from './addresses.ts';

/** What every field says about itself; printed into the JSON Schema and the reference. */
export type FieldWords<T> = {
  /** Short label, as a form would show it. */
  title: string;
  /** One or two sentences: what it does, its unit, what happens when it is missing. */
  description: string;
  /** One realistic value. */
  example: T;
};

/** A field that must be present. */
export function required<S extends z.ZodType>(schema: S, words: FieldWords<z.input<S>>): S {
  return schema.meta({ title: words.title, description: words.description, examples: [words.example] });
}

/**
 * A field that may be left out; `fallback` is the value it then has. The fallback is read like any other input,
 * so that the defaults of nested fields apply inside it.
 */
export function optional<S extends z.ZodType>(schema: S, fallback: z.input<S>, words: FieldWords<z.input<S>>): z.ZodPrefault<S> {
  return schema.prefault(fallback as never).meta({ title: words.title, description: words.description, examples: [words.example] });
}

/**
 * A field that may be left out and then stays out, because absence itself says something (a layer a page does not touch).
 * `standsFor` is printed as its default and never filled in.
 */
export function optionalAs<S extends z.ZodType>(schema: S, standsFor: z.input<S>, words: FieldWords<z.input<S>>): z.ZodOptional<S> {
  return schema
    .optional()
    .meta({ title: words.title, description: words.description, examples: [words.example], default: standsFor, unset: true });
}

/** Most characters of a text that may be long, HTML or plain: a hundred pages of abstracts have fewer. */
export const LONGEST_TEXT = 100_000;
/** Most characters of a title or a name in one language. */
export const LONGEST_TITLE = 10_000;
/** Most characters of an address; servers and browsers take no more. */
export const LONGEST_ADDRESS = 2_000;

/** A plain text of component props that says no limit of its own: names, codes, formats; at most 20,000 characters. */
export const plainText = z.string().max(20_000);

/** A language code as `xx-XX` (A §1): lower-case language, upper-case region. */
export const languageCode = z
  .string()
  .regex(/^[a-z]{2,3}-[A-Z]{2}$/)
  .meta({ id: 'LanguageCode', description: 'A language as xx-XX: lower-case language, upper-case region, for example de-DE.' });

const byLanguage = (longest: number) =>
  z.union([
    z.string().max(longest),
    z.strictObject({
      key: z
        .string()
        .min(1)
        .max(300)
        .meta({ title: 'Key', description: 'Set and key of a text in a translation set, as `set.key`.', examples: ['home.opening'] }),
    }),
    z.record(languageCode, z.string().max(longest)),
  ]);

/**
 * A text an organiser writes: plain text, a map by language, or the key of a text in a translation set.
 * Shape: `"Opening"` | `{ "en-GB": "Opening", "de-DE": "Eröffnung" }` | `{ "key": "home.opening" }`.
 */
export const localisedText = byLanguage(LONGEST_TEXT).meta({
  id: 'LocalisedText',
  description: 'A text: plain, a map by language (xx-XX), or { "key": "set.key" } into a translation set. At most 100,000 characters.',
});

/** The same for the title or name of a row. */
export const localisedTitle = byLanguage(LONGEST_TITLE).meta({
  id: 'LocalisedTitle',
  description: 'A title: plain, a map by language (xx-XX), or { "key": "set.key" } into a translation set. At most 10,000 characters.',
});
export type LocalisedText = z.infer<typeof localisedText>;

/**
 * An address a visitor can follow: `https:`, `mailto:`, `tel:`, a path of this site (`/…`), an anchor (`#…`),
 * or a page of the event as `page:<PageName>` (content pages and page keys of A §2 alike).
 */
export const link = z
  .string()
  .regex(LINK)
  .max(LONGEST_ADDRESS)
  .meta({ id: 'Link', description: 'https:, http:, mailto:, tel:, a path of this site, an anchor, or page:<PageName>.' });

/** Address of a picture, film or document: `https:`, a path of this site, or `asset:<file>` in the event's `assets/` folder. */
export const mediaUrl = z
  .string()
  .regex(MEDIA)
  .max(LONGEST_ADDRESS)
  .meta({ id: 'MediaUrl', description: 'https:, a path of this site, or asset:<file> in the assets folder of the event.' });

/** The name of a host in small letters, `map.example.org`: no scheme, no port, no path. */
export const hostName = z
  .string()
  .max(253)
  .regex(/^[a-z0-9]([a-z0-9-]*[a-z0-9])?(\.[a-z0-9]([a-z0-9-]*[a-z0-9])?)+$/)
  .meta({ id: 'HostName', description: 'Name of a host in small letters: no scheme, no port, no path.' });

/**
 * A local date or date and time in the event's time zone, ISO 8601 without offset; with an offset (or Z) it is that instant.
 * A date alone means the whole day (reading R7). Empty means no bound.
 */
export const eventTime = z
  .string()
  .regex(/^(\d{4}-\d{2}-\d{2}([T ]\d{2}:\d{2}(:\d{2}(\.\d{1,9})?)?(Z|[+-]\d{2}:?\d{2})?)?)?$/)
  .meta({
    id: 'EventTime',
    description: 'Local time of the event (YYYY-MM-DD or YYYY-MM-DDTHH:MM), or an instant with offset; empty is no bound.',
  });

/** An identifier an organiser gives: letters, digits, `-`, `_`, `.`. */
export const identifier = z
  .string()
  .regex(/^[A-Za-z0-9][A-Za-z0-9_.-]*$/)
  .max(120)
  .meta({ id: 'Identifier', description: 'Letters, digits, -, _ and ., starting with a letter or digit, at most 120 characters.' });

/** What a slot of a component takes; exported by a component's `props.ts` as `slots`, by name; the name `*` matches every other slot. */
export type SlotRule = {
  /** Short label. */
  title: string;
  /** What belongs in it. */
  description: string;
  /** Component names allowed (`domain/component`, or `domain/*`); missing allows every component. */
  allowed?: readonly string[];
  /** Fewest children. */
  min?: number;
  /** Most children. */
  max?: number;
};

/** The shape of a component's metadata, `props.ts`: `props` (zod object), `about`, and optionally `slots` and `migrations`. */
export type ComponentWords = {
  /** Name in lists. */
  title: string;
  /** What an organiser gets from it, one or two sentences. */
  description: string;
  /** Sections of the specification it comes from, e.g. `B §2`. */
  spec?: string;
  /**
   * `later` where nobody presses anything of it first: it shows, its links lead on by themselves, or it stands below the first screen. The browser takes
   * it over once the rest of a rendered page reacts; presses on it are held until then.
   */
  takeOver?: 'later';
};

/** One step of a component's props from version n to n + 1; pure. */
export type PropsMigration = (props: Record<string, unknown>) => Record<string, unknown>;
