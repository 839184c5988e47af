// The migrations of every document, by name; a document without steps of its own goes from 0 to 1 unchanged.
import type { Migration } from './migrate.ts';
import { footerMigrations, pageMigrations } from './page.ts';

const unchanged: readonly Migration[] = [(document) => document];

/** Steps by document kind. */
export const migrationsOf = (kind: string): readonly Migration[] =>
  kind === 'page' ? pageMigrations : kind === 'footer' ? footerMigrations : unchanged;
