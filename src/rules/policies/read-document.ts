// Which policies of an access document hold where: its own, those of its groups, and the matrix of the app (A §3 Access policy; R50).
import { asText, INVALID } from '../requirements/read-requirement.ts';
import { type PlacedPolicy, readPolicy, unreadableRule } from './read-policies.ts';
import { isObject } from '../../model/is-object.ts';

/** The requirement that replaces a group nobody defined. */
const UNKNOWN_GROUP = 'UnknownGroup';

/** The policies in the app's container and everywhere else; the same list where the app has no matrix of its own. */
export type PoliciesByContainer = { elsewhere: readonly PlacedPolicy[]; inApp: readonly PlacedPolicy[] };

/** Reads a whole access document; undefined when it is none, and so counts as not loaded (R50). */
export function readAccessDocument(document: unknown, timeZone: string): PoliciesByContainer | undefined {
  if (!isObject(document)) return undefined;
  const { appAccessMatrix = {}, appAccessMatrixActive, groups } = document;
  const elsewhere = readMatrix(document, groups, timeZone, '');
  // Only true is true (R18).
  const inApp = appAccessMatrixActive === true ? readMatrix(appAccessMatrix, groups, timeZone, '/appAccessMatrix') : elsewhere;
  return elsewhere && inApp && { elsewhere, inApp };
}

function readMatrix(matrix: unknown, groups: unknown, timeZone: string, at: string): PlacedPolicy[] | undefined {
  if (!isObject(matrix)) return undefined;
  const { policies = [], groupIds = [] } = matrix;
  if (!Array.isArray(policies)) return undefined;
  const read = policies.map((policy, index) => readPolicy(policy, timeZone, `${at}/policies/${index}`));
  if (!Array.isArray(groupIds)) return [...read, unreadableRule('groupIds', INVALID, `${at}/groupIds`)];
  const ids = new Set(groupIds.map(asText));
  return [...read, ...[...ids].flatMap((id) => readGroup(id, groups, timeZone, `${at}/groupIds`))];
}

/** The policies of a group; one that is not there is a rule nobody can meet. */
function readGroup(id: string | undefined, groups: unknown, timeZone: string, at: string): PlacedPolicy[] {
  const group = id !== undefined && isObject(groups) && Object.hasOwn(groups, id) ? groups[id] : undefined;
  if (!Array.isArray(group)) return [unreadableRule(id ?? at, UNKNOWN_GROUP, at)];
  const place = id!.replaceAll('~', '~0').replaceAll('/', '~1');
  return group.map((policy, index) => readPolicy(policy, timeZone, `/groups/${place}/${index}`));
}
