// Zero bytes in what strangers write: PostgreSQL takes them in no text, and nobody means them.
import { badRequest, type RequestError } from './errors.ts';

const has = (text: unknown): boolean => typeof text === 'string' && text.includes('\0');

/** Name of the parameter, or of the outermost field, that has one in its name or value, at whatever depth; undefined where none has. */
export function fieldWithZeroByte(values: unknown): string | undefined {
  if (typeof values !== 'object' || values === null) return has(values) ? '' : undefined;
  return Object.entries(values)
    .find(([name, value]) => has(name) || holdsZeroByte(value))?.[0]
    .replaceAll('\0', '');
}

function holdsZeroByte(value: unknown): boolean {
  // Not recursive: a body may be as deep as it is long.
  const open = [value];
  for (let one = open.pop(); open.length > 0 || one !== undefined; one = open.pop()) {
    if (has(one)) return true;
    if (typeof one !== 'object' || one === null) continue;
    for (const [name, inner] of Object.entries(one)) {
      if (has(name)) return true;
      if (inner !== undefined) open.push(inner);
    }
  }
  return false;
}

/** The refusal of values with one, by the name of the field; undefined where there is none. */
export function zeroByte(values: unknown): RequestError | undefined {
  const field = fieldWithZeroByte(values);
  return field === undefined ? undefined : badRequest('A text has no zero byte.', field || undefined);
}
