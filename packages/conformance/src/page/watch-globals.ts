import { forbiddenGlobals } from '../forbidden-globals.ts';

export const globalsKey = 'conformance.globals';

/** A use of a global that belongs to the shell. */
export interface GlobalUse {
  readonly name: string;
  /** The place in a script of the module, as `url:line:column`. */
  readonly site: string;
}

/** The script that records which globals the scripts of a module use, from its first statement on. */
export const globalsScript = (base: string) =>
  `(${watchGlobals.toString()})(Symbol.for(${JSON.stringify(globalsKey)}), ${JSON.stringify({ base, names: forbiddenGlobals })})`;

interface Watched {
  /** The path of the module's release. */
  readonly base: string;
  /** The names of the window. */
  readonly names: readonly string[];
}

/** Runs in the page before its scripts. Only the nearest caller counts: code of the shell may use every global. */
function watchGlobals(key: symbol, { base, names }: Watched): void {
  const uses = new Map<string, GlobalUse>();
  const record = (name: string) => {
    const [, , , caller = ''] = (new Error().stack ?? '').split('\n');
    const site = /(https?:\/\/[^\s)]+:\d+:\d+)/.exec(caller)?.[1] ?? '';
    if (site.includes(base)) uses.set(`${name} ${site}`, { name, site });
  };
  const trap = (owner: object, name: string, label: string) => {
    const found = Object.getOwnPropertyDescriptor(owner, name);
    if (found?.configurable !== true) return;
    let value: unknown = found.value;
    Object.defineProperty(owner, name, {
      configurable: true,
      enumerable: found.enumerable ?? true,
      get(this: unknown) {
        record(label);
        return found.get ? (found.get.call(this) as unknown) : value;
      },
      set(this: unknown, next: unknown) {
        record(`${label} =`);
        if (found.set) found.set.call(this, next);
        else value = next;
      },
    });
  };
  for (const name of names) trap(window, name, `window.${name}`);
  trap(Document.prototype, 'cookie', 'document.cookie');
  trap(Navigator.prototype, 'sendBeacon', 'navigator.sendBeacon');
  trap(History.prototype, 'pushState', 'history.pushState');
  trap(History.prototype, 'replaceState', 'history.replaceState');
  for (const name of ['text', 'json', 'arrayBuffer']) trap(Response.prototype, name, `Response.prototype.${name}`);
  Object.defineProperty(window, key, { value: () => [...uses.values()], enumerable: false });
}
