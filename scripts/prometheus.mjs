import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { globSync } from 'tinyglobby';
import { root } from './workspaces.mjs';

/** The rules that operators load, with the alerts. */
export const ruleFiles = globSync('deploy/prometheus/{rules,alerts}/*.yaml', { cwd: root, absolute: true });

/** Returns why there can be no Prometheus on this machine; undefined if there can. */
export function missingForPrometheus() {
  const isMissing = (program) => spawnSync(program, ['--version']).error !== undefined;
  return ['promtool', 'prometheus'].some(isMissing) ? 'promtool and prometheus are not installed' : undefined;
}

/**
 * The command of a Prometheus that reads `targets` with the deployed rules, once in each interval.
 * @param {{ folder: string, port: number, targets: string[], interval: string }} options
 *   `folder` gets its configuration and its data
 */
export function prometheusCommand({ folder, port, targets, interval }) {
  const config = {
    global: { scrape_interval: interval, scrape_timeout: interval, evaluation_interval: interval },
    rule_files: ruleFiles,
    scrape_configs: [{ job_name: 'seed', honor_labels: true, static_configs: [{ targets }] }],
  };
  const file = join(folder, 'prometheus.yaml');
  // JSON is YAML.
  writeFileSync(file, JSON.stringify(config));
  const data = ['--config.file', file, '--storage.tsdb.path', join(folder, 'tsdb')];
  const args = [...data, '--web.listen-address', `127.0.0.1:${port}`, '--log.level', 'error'];
  return { command: 'prometheus', args };
}

/** Reads a path of the API of the Prometheus at that port. */
export const prometheusApi = (port) => async (path) =>
  (await (await fetch(`http://127.0.0.1:${port}/api/v1/${path}`)).json()) ?? {};
