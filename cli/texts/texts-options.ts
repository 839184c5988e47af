// What the commands about texts are called with.

/** Options of `texts export`. Languages are xx-XX. */
export type ExportTextsOptions = {
  event?: string;
  out: string;
  format: 'po' | 'xliff' | 'json';
  language?: string[];
  source?: string;
  platform: boolean;
  yes: boolean;
};

/** Options of `texts import`. */
export type ImportTextsOptions = { event?: string; language?: string; dryRun: boolean };
