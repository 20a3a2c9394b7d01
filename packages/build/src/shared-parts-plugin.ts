import type webpack from 'webpack';
import { partFile, type SharedLibrary } from './shared-libraries.ts';

/** Creates the gathering libraries, and redirects every import that one of the given libraries gathers to it. */
export class SharedPartsPlugin implements webpack.WebpackPluginInstance {
  readonly #nameOf: ReadonlyMap<string, string>;

  constructor(libraries: readonly SharedLibrary[] = []) {
    this.#nameOf = new Map(libraries.flatMap(({ name, gathers = [] }) => gathers.map((path) => [path, name])));
  }

  apply(compiler: webpack.Compiler): void {
    compiler.options.module.rules.push({ resource: partFile, loader: partFile });
    const name = SharedPartsPlugin.name;
    compiler.hooks.normalModuleFactory.tap(name, (factory) => {
      factory.hooks.beforeResolve.tap(name, (data) => {
        const part = this.#nameOf.get(data.request);
        if (part !== undefined && !data.contextInfo.issuer.startsWith(partFile)) data.request = part;
      });
    });
  }
}
