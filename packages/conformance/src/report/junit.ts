import type { Finding } from '../finding.ts';
import type { Reported } from './reported.ts';

/** The findings as JUnit's XML: a test for each rule, which fails with the findings of the rule. */
export function junitOf({ findings, rules }: Reported): string {
  const groups = rules.map((rule) => ({ rule, found: findings.filter((one) => isOf(one, rule)) }));
  const failed = groups.filter(({ found }) => found.length > 0).length;
  const cases = groups.map(({ rule, found }) => {
    const failures = found.map((finding) => `    <failure message="${escaped(lineOf(finding))}"/>`);
    const body = failures.length === 0 ? '' : `\n${failures.join('\n')}\n  `;
    return `  <testcase classname="portal check" name="${escaped(rule)}">${body}</testcase>`;
  });
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<testsuite name="portal check" tests="${groups.length}" failures="${failed}">`,
    ...cases,
    '</testsuite>',
    '',
  ].join('\n');
}

function isOf({ rule: name }: Finding, rule: string): boolean {
  return name === rule || name.startsWith(`${rule}/`);
}

function lineOf({ rule, message, file, line }: Finding): string {
  const place = file === undefined ? '' : `${file}${line === undefined ? '' : `:${line}`}: `;
  return `${place}${message} (${rule})`;
}

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

function escaped(text: string): string {
  return text.replaceAll(/[&<>"]/g, (character) => entities[character] ?? character).replaceAll(/\s+/g, ' ');
}
