import { Command, Option } from 'commander';
import { CliError } from '../cli-error.ts';
import type { Action, Context, Outcome } from '../context.ts';
import { findModule } from '../project.ts';
import { type BuiltRelease, publishRelease, tryOutRelease } from '../registry/publish-release.ts';
import { type RegistryClient, registryClient, RegistryRefusalError } from '../registry/registry-client.ts';
import type { SigningKey } from '../registry/signing-key.ts';
import { type BuildFlags, buildOptions, builtOf, signableRelease } from './built-module.ts';
import { untilNothingIsMissing, waitOption } from './patience.ts';
import { isAddress, placesOf, type ReasonFlags, withReason } from './places.ts';
import { promoteRelease } from './promote-release.ts';
import { type AudienceFlags, audienceOptions } from './roll-out.ts';
import { runServiceHook } from './service-hook.ts';

interface Flags extends ReasonFlags, BuildFlags, AudienceFlags {
  readonly serviceDeploy: string;
  readonly serviceRollback?: string;
  readonly wait: number;
}

const help = `
Example:
  portal deploy --service-deploy "docker compose up --detach --wait notices" --reason "Notices have pictures"
The registry tries the module out first. Then the service is deployed, and when the portal shows the contract that the
module requires, the module is published and promoted. --service-deploy may run again after a failure. It gets
PORTAL_MODULE and PORTAL_VERSION, and ends when the new replicas are ready. The way back: portal rollback --service-rollback`;

/** `portal deploy` */
export function deployCommand(action: Action): Command {
  const service = new Option('--service-deploy <command>', 'the command that deploys the service');
  const command = withReason(new Command('deploy'));
  for (const option of [...buildOptions(), ...audienceOptions()]) command.addOption(option);
  return command
    .description('release service and module together: the service first, then the module that requires it')
    .addOption(service.env('PORTAL_SERVICE_DEPLOY').makeOptionMandatory())
    .option('--service-rollback <command>', 'the command that takes the service back; it is named after a failure')
    .addOption(waitOption(300))
    .addHelpText('after', help)
    .action((flags: Flags) => action((context) => deploy(flags, context)));
}

/** A release with all that its steps need. */
interface Deployment {
  readonly release: BuiltRelease;
  readonly key: SigningKey;
  readonly client: RegistryClient;
  readonly flags: Flags;
  readonly context: Context;
}

async function deploy(flags: Flags, context: Context): Promise<Outcome> {
  const { registry } = flags;
  if (registry === undefined || !isAddress(registry)) {
    throw new CliError(
      'usage',
      'The gate of a registry sees when the service is live: --registry <address of a portal>',
    );
  }
  const found = await findModule(context.cwd);
  const built = await builtOf(found, flags, context);
  const signable = await signableRelease({ ...built.data, directory: found.directory }, flags, context);
  const deployment = { ...signable, client: await registryClient(registry, context.env), flags, context };
  const missing = await missingOf(deployment);
  if (flags.dryRun === true) return plan(deployment, missing);
  const { module, version } = deployment.release;
  await runServiceHook({ command: flags.serviceDeploy, module, version }, context).catch((cause: Error) => {
    throw new CliError('failed', `${cause.message}\nNothing was published, and the live module is as it was.`, {
      cause,
    });
  });
  return afterService(deployment);
}

/** The requirements of services that the portal does not meet yet, as sentences; every other reason is thrown. */
async function missingOf({ release, key, client }: Deployment): Promise<string | undefined> {
  try {
    await tryOutRelease(release, { client, key });
    return undefined;
  } catch (error) {
    if (!(error instanceof RegistryRefusalError) || error.reasons.length === 0) throw error;
    const isOfServices = error.reasons.every(({ pointer }) => pointer.startsWith('/requires/api/'));
    if (!isOfServices) throw error;
    return error.reasons.map(({ message }) => message).join(' ');
  }
}

async function plan({ release, flags, context }: Deployment, missing: string | undefined): Promise<Outcome> {
  const { module, version } = release;
  const live = (await placesOf(flags, context).registry.live())[module] ?? null;
  const lines = [
    `Would run: ${flags.serviceDeploy}`,
    ...(missing === undefined ? [] : [`Would wait while: ${missing}`]),
    `Would publish and promote ${module} ${version}${live === null ? '' : `; ${live} is live now`}`,
  ];
  return { text: lines.join('\n'), data: { module, version, live, missing: missing ?? null } };
}

/** The steps behind the deployed service; a failure names what stands, and the way back. */
async function afterService(deployment: Deployment): Promise<Outcome> {
  const { release, key, client, flags, context } = deployment;
  const { module, version } = release;
  let isPublished = false;
  try {
    const { progress } = context;
    const missing = await untilNothingIsMissing(() => missingOf(deployment), { seconds: flags.wait, progress });
    if (missing !== undefined) throw new CliError('unreachable', `The portal has no such service yet: ${missing}`);
    progress(`Publishing ${module} ${version} …`);
    const { digest } = await publishRelease(release, { client, key });
    isPublished = true;
    const promoted = await promoteRelease({ id: module, version }, flags, context);
    return {
      text: `The service is deployed\n${promoted.text}`,
      data: { module, version, digest, service: flags.serviceDeploy, promoted: promoted.data },
    };
  } catch (error) {
    throw await withState(error, { deployment, isPublished });
  }
}

async function withState(
  error: unknown,
  { deployment: { release, flags, context }, isPublished }: { deployment: Deployment; isPublished: boolean },
): Promise<CliError> {
  const { module, version } = release;
  const live = await placesOf(flags, context)
    .registry.live()
    .then((modules) => modules[module])
    .catch(() => undefined);
  const stays = live === undefined ? '' : `, and ${module} ${live} stays live`;
  const lines = [
    error instanceof Error ? error.message : String(error),
    `The service is deployed${stays}. ${module} ${version} is ${isPublished ? 'published' : 'not published'}, and not live.`,
    'Run the same command again when the reason is gone, or take the service back:',
    `  ${flags.serviceRollback ?? 'as your operators do it; an older module works with the newer service'}`,
  ];
  return new CliError(error instanceof CliError ? error.code : 'failed', lines.join('\n'), { cause: error });
}
