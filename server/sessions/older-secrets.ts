// Client secrets set under the name they had without an instance: reported when the server starts, not when a sign-in fails.
import type { Kysely } from 'kysely';
import { parseJson } from '../../src/base/parse-json.ts';
import { instance } from '../../src/model/documents/instance.ts';
import type { Tables } from '../store/schema.ts';
import { olderSecret, type Secrets } from './oidc.ts';

const signIn = instance.pick({ signIn: true });

/** A line for each provider of a published instance whose secret is named as it was. What cannot be read has no provider. */
export async function olderSecretLines(db: Kysely<Tables>, secrets: Secrets): Promise<string[]> {
  const rows = await db
    .selectFrom('events')
    .innerJoin('instances', 'instances.name_key', 'events.instance_key')
    .innerJoin('versions', (join) =>
      join.onRef('versions.event_id', '=', 'events.id').onRef('versions.number', '=', 'events.current_version'),
    )
    .select(['instances.name', 'versions.instance_document'])
    .execute();
  const lines = rows.flatMap((row) => providersOf(row.instance_document).flatMap(({ name }) => olderSecret(secrets, row.name, name) ?? []));
  return [...new Set(lines)].sort();
}

const providersOf = (document: string): readonly { name: string }[] => signIn.safeParse(parseJson(document)).data?.signIn.providers ?? [];
