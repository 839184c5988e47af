// Codes that were renamed: baselines of code scanning, links to the reference and notes of organisers may still have the old ones.

/**
 * The present code by each former one. An entry stays for one release: SARIF lists it under `deprecatedIds`,
 * the reference keeps its anchor.
 */
export const formerCodes: Readonly<Record<string, string>> = {
  'deny-catches-everybody': 'deny-matches-everyone',
  'entry-names-nothing': 'unknown-visibility-target',
  'html-left-out': 'html-removed',
  'no-row-left': 'no-usable-row',
  'opened-to-nobody': 'target-unreachable',
  'page-without-way': 'orphan-page',
  'policy-name-twice': 'duplicate-policy-name',
  'policy-names-nothing': 'unknown-policy-target',
  'row-left-out': 'row-omitted',
  'schema-not-named': 'missing-schema',
  'secret-written': 'secret-in-document',
  'sign-in-without-address': 'missing-login-url',
  'slot-too-empty': 'slot-underfilled',
  'time-twice': 'time-ambiguous',
};

/** The former names of a code, in alphabetical order. */
export const formerNamesOf = (code: string): string[] => Object.keys(formerCodes).filter((former) => formerCodes[former] === code);
