// Migrates the props of older videos, one step a version.
import type { PropsMigration } from '#fields';

/** Version 0 called the film `src`; if both names are written, `url` counts. */
const srcBecomesUrl: PropsMigration = ({ src, ...props }) => (src === undefined ? props : { url: src, ...props });

export const migrations: PropsMigration[] = [srcBecomesUrl];
