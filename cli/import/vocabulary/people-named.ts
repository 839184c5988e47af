// People out of one field: a list, or names one after the other in a text.
import { asFields, asList, oneLine } from '../reading/fields.ts';

const nobody = /^(tb[adc]|n\/?a|none|unknown|-+|to be (announced|confirmed|defined))\.?$/i;

/**
 * The people of a field, as a schedule reads them: objects stay as they are, texts become names. Signs that part names, the surest first: `|`,
 * `;`, line breaks, then commas with `and` or `&`. Words that name nobody yet (`TBD`) are left out.
 */
export function peopleNamed(value: unknown): unknown[] {
  const fields = asFields(value);
  if (fields && Array.isArray(fields['members'])) return peopleNamed(fields['members']);
  if (fields) return [value];
  return asList(value).flatMap((entry) => (typeof entry === 'string' ? namesIn(entry).map((name) => ({ name })) : [entry]));
}

function namesIn(text: string): string[] {
  const sign = ['|', ';', '\n'].find((one) => text.includes(one));
  const parts = sign ? text.split(sign) : text.split(/,(?!\s*(?:Jr|Sr|Ph\.?\s?D|M\.?D|Ltd|Inc)\b)|\s(?:and|und|et|&)\s/);
  return parts.map((part) => oneLine(part.replace(/^\s*(?:and|und|et|&)\s/i, ''))).filter((name) => name !== '' && !nobody.test(name));
}
