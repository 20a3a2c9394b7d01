import { junitOf } from './junit.ts';
import { sarifOf } from './sarif.ts';

const findings = [
  { rule: 'leak/listener', message: 'After 20 mounts <20> are "left".', file: 'src/page.tsx', line: 7 },
  { rule: 'layout', message: 'It is too wide.' },
];
const reported = { folder: '/team/module', findings, rules: ['types', 'leak', 'layout'] };

test('JUnit has a test for each rule, which fails with all findings of the rule', () => {
  const xml = junitOf(reported);
  expect(xml).toContain('<testsuite name="portal check" tests="3" failures="2">');
  expect(xml).toContain('name="types"></testcase>');
  expect(xml).toContain(
    '<failure message="src/page.tsx:7: After 20 mounts &lt;20&gt; are &quot;left&quot;. (leak/listener)"/>',
  );
});

test('SARIF names the rule and the place of each finding, the manifest where there is none', () => {
  const { runs } = JSON.parse(sarifOf(reported)) as {
    runs: { results: { ruleId: string; locations: { physicalLocation: object }[] }[] }[];
  };
  const places = runs[0]?.results.map(({ ruleId, locations }) => [ruleId, locations[0]?.physicalLocation]);
  expect(places).toEqual([
    ['leak/listener', { artifactLocation: { uri: 'src/page.tsx', uriBaseId: 'MODULE' }, region: { startLine: 7 } }],
    ['layout', { artifactLocation: { uri: 'module.json', uriBaseId: 'MODULE' }, region: { startLine: 1 } }],
  ]);
});
