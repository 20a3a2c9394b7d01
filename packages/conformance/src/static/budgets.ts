import { extensionSize, totalSize } from '@seed/build/page-sizes';
import type { BuiltSubject, Check } from '../check.ts';
import type { Finding } from '../finding.ts';

/** Compares the transfer sizes of the build with the budgets of its manifest. */
export const budgets: Check<BuiltSubject> = {
  rule: 'budget',
  title: 'Transfer sizes',
  async run({ sources, built }) {
    const { release, bytes, folder } = built;
    const allowed = release.manifest.budgets;
    const own = (['js', 'css'] as const).map((kind) =>
      compare(`${kind} on its first load`, { bytes: bytes[kind], kilobytes: allowed[kind], key: kind }),
    );
    const extensions = release.extensions.map(async (extension) => {
      const size = totalSize(await extensionSize(folder, extension));
      return compare(`its extension ${extension.expose}`, {
        bytes: size,
        kilobytes: allowed.extension,
        key: 'extension',
      });
    });
    const found = [...own, ...(await Promise.all(extensions))].filter((one) => one !== undefined);
    return found.map(({ key, ...finding }) => ({ ...finding, ...sources.inManifest(`"${key}"`) }));
  },
};

interface Size {
  readonly bytes: number;
  readonly kilobytes: number;
  readonly key: string;
}

function compare(what: string, { bytes, kilobytes, key }: Size): (Finding & { readonly key: string }) | undefined {
  if (bytes <= kilobytes * 1000) return undefined;
  const message =
    `The module is over its budget: ${bytes} bytes (brotli) of ${what}, ${kilobytes * 1000} allowed. ` +
    `Make it smaller or, with a reason, raise budgets.${key}.`;
  return { rule: 'budget', message, key };
}
