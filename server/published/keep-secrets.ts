// Takes secrets out of a version that was published before the check existed: they are not sent, and the log reports it once.
import { parseJson } from '../../src/base/parse-json.ts';
import { withoutMark } from '../../src/model/documents-of-rows.ts';
import { type Finding, finding } from '../../src/model/finding.ts';
import { secretsIn, withoutSecrets } from '../../src/model/secrets.ts';
import type { EventHead, StoredVersion } from '../store/load.ts';

/** The version without the secrets of its instance and app documents; one finding for all of them. */
export function keepSecrets(stored: StoredVersion, head: EventHead, findings: Finding[]): StoredVersion {
  const found: string[] = [];
  const cleaned = (text: string, file: string): string => {
    // Its reader reports what is no JSON.
    const value = parseJson(withoutMark(text));
    const secrets = secretsIn(value);
    if (secrets.length === 0) return text;
    found.push(...secrets.map(({ pointer }) => `${file}${pointer}`));
    return JSON.stringify(withoutSecrets(value));
  };
  const instanceFile = `${head.instance}/instance.json`;
  const instanceDocument = cleaned(stored.instanceDocument, instanceFile);
  const rows = stored.rows.map((row) => {
    if (row.setname !== 'config_json' || !/^(app|config_json)$/.test(row.resourcename)) return row;
    const resourcevalue = cleaned(row.resourcevalue, row.source?.file ?? 'app.json');
    return resourcevalue === row.resourcevalue ? row : { ...row, resourcevalue };
  });
  if (found.length > 0)
    findings.push(
      finding(
        'secret-in-document',
        'error',
        { file: instanceFile, pointer: '' },
        `secrets are not sent to anybody; take them out: ${found.join(', ')}`,
      ),
    );
  return { ...stored, instanceDocument, rows };
}
