// The places of values in a text, from the notations of C, Python and Android to `{{name}}`.

const conversion = /%(?:%|(?:\((\w+)\)|(\d+)\$)?[-+ #0]{0,3}\d{0,3}(?:\.\d{1,3})?(?:hh?|ll?)?([sdiufFgxcr@]))/g;

/**
 * `%(name)s` becomes `{{name}}`, `%1$s` `{{value1}}`, `%s` `{{value}}`; a number (`%d`) of a text with plural forms is its `{{count}}`. `%%` is a per cent
 * sign. A name of the source that has other signs than letters, digits and `_` loses them.
 */
export function withPlaces(text: string, { plural }: { plural: boolean }): string {
  return text.replaceAll(conversion, (written, name: string | undefined, index: string | undefined, kind: string | undefined) => {
    if (written === '%%') return '%';
    if (name !== undefined) return `{{${name}}}`;
    if (plural && /[diu]/.test(kind ?? '')) return '{{count}}';
    return `{{value${index ?? ''}}}`;
  });
}

/** A name as one of a place. */
export const placeName = (name: string): string => name.replaceAll(/\W/g, '') || 'value';
