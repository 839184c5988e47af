// A submission as this device keeps it until the server has it; read back with care, for another release may have written it.
import { emptyContent } from '#sdk';
import type { SubmissionContent } from '#contract/submission-shapes';

/** What was changed, and what of the server it was changed from. */
export type DeviceDraft = { Revision: number; Content: SubmissionContent };

export const deviceDraftText = (draft: DeviceDraft): string => JSON.stringify(draft);

/** The draft of a stored text; undefined for none. */
export function readDeviceDraft(text: string): DeviceDraft | undefined {
  if (text === '') return undefined;
  try {
    const { Revision, Content } = JSON.parse(text) as { Revision?: unknown; Content?: unknown };
    return typeof Revision === 'number' && isContent(Content) ? { Revision, Content } : undefined;
  } catch {
    return undefined;
  }
}

/** Whether every field is of its kind. */
function isContent(value: unknown): value is SubmissionContent {
  if (typeof value !== 'object' || value === null) return false;
  const content = value as Record<string, unknown>;
  const hasKinds = Object.entries(emptyContent).every(
    ([key, empty]) => typeof content[key] === typeof empty && content[key] !== null && Array.isArray(content[key]) === Array.isArray(empty),
  );
  if (!hasKinds) return false;
  const { Authors, Fields, Keywords, Declarations, Conflicts } = content as unknown as SubmissionContent;
  const areTexts = (...texts: unknown[]): boolean => texts.every((text) => typeof text === 'string');
  return (
    areTexts(Conflicts.Answer, Conflicts.Text, ...Keywords, ...Declarations) &&
    Fields.every((one) => one !== null && areTexts(one.Id, one.Value)) &&
    Authors.every(
      (one) =>
        one !== null && areTexts(one.Firstname, one.Surname, one.Email) && Array.isArray(one.Institutions) && areTexts(...one.Institutions),
    )
  );
}

/** A draft that only this device has: its key, call and title. */
export type DeviceEntry = { Key: string; CallId: string; Title: string };

/** The entries of a stored text; none for anything else. */
export function readDeviceEntries(text: string): DeviceEntry[] {
  try {
    const list: unknown = JSON.parse(text || '[]');
    return (Array.isArray(list) ? (list as (Partial<DeviceEntry> | null)[]) : []).flatMap((one) =>
      typeof one?.Key === 'string' && typeof one.CallId === 'string' && typeof one.Title === 'string'
        ? [{ Key: one.Key, CallId: one.CallId, Title: one.Title }]
        : [],
    );
  } catch {
    return [];
  }
}

/** The stored text with an entry, in place of an earlier one of its key. */
export const withDeviceEntry = (text: string, entry: DeviceEntry): string =>
  JSON.stringify([entry, ...readDeviceEntries(text).filter(({ Key }) => Key !== entry.Key)]);

/** The stored text without the entry of a key; empty for none left. */
export function withoutDeviceEntry(text: string, key: string): string {
  const left = readDeviceEntries(text).filter(({ Key }) => Key !== key);
  return left.length === 0 ? '' : JSON.stringify(left);
}
