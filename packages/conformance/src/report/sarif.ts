import { pathToFileURL } from 'node:url';
import type { Finding } from '../finding.ts';
import type { Reported } from './reported.ts';

/** The findings as SARIF 2.1.0 (https://docs.oasis-open.org/sarif/sarif/v2.1.0/). */
export function sarifOf({ folder, findings, rules }: Reported): string {
  const ids = [...new Set([...rules, ...findings.map(({ rule }) => rule)])];
  const driver = { name: 'portal check', rules: ids.map((id) => ({ id })) };
  const log = {
    $schema: 'https://json.schemastore.org/sarif-2.1.0.json',
    version: '2.1.0',
    runs: [
      {
        tool: { driver },
        originalUriBaseIds: { MODULE: { uri: `${pathToFileURL(folder).href}/` } },
        results: findings.map(resultOf),
      },
    ],
  };
  return `${JSON.stringify(log, null, 2)}\n`;
}

/** A finding about the running module has no place, so it is reported at the manifest. */
function resultOf({ rule, message, file = 'module.json', line = 1 }: Finding): object {
  const artifactLocation = { uri: encodeURI(file), uriBaseId: 'MODULE' };
  const physicalLocation = { artifactLocation, region: { startLine: line } };
  return { ruleId: rule, level: 'error', message: { text: message }, locations: [{ physicalLocation }] };
}
