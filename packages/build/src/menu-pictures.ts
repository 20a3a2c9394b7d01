import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ModuleManifest } from '@seed/contracts/module-manifest';

interface Folders {
  /** The folder of the module's workspace. */
  readonly directory: string;
  /** The folder in which the release is built. */
  readonly outputPath: string;
}

const menuPicture = /^menu\/([a-z0-9-]+)\.svg$/;

/**
 * Copies the pictures that a manifest names for menus into the release, named by their content. Those of the header, which
 * every page shows, become a part of the manifest.
 *
 * @returns the manifest with the pictures' names in the release, e.g. `notices.1a2b3c4d.svg`, or with their content
 * @throws Error if a picture is not a file of the module's folder `menu/`
 */
export async function publishMenuPictures(manifest: ModuleManifest, folders: Folders): Promise<ModuleManifest> {
  const read = async (picture: string) => {
    const name = menuPicture.exec(picture)?.[1];
    if (name === undefined) {
      throw new Error(`module.json of '${manifest.id}': '${picture}' is not a picture such as menu/notices.svg`);
    }
    return { name, content: await readFile(join(folders.directory, picture)) };
  };
  const publish = async (picture: string): Promise<string> => {
    const { name, content } = await read(picture);
    const hash = createHash('sha256').update(content).digest('hex').slice(0, 8);
    const file = `${name}.${hash}.svg`;
    await writeFile(join(folders.outputPath, file), content);
    return file;
  };
  const inline = async (picture: string): Promise<string> => {
    const { content } = await read(picture);
    return `data:image/svg+xml,${encodeURIComponent(content.toString().trim())}`;
  };
  const [tiles, quickLinks, headerLinks] = await Promise.all([
    Promise.all(manifest.tiles.map(async (tile) => ({ ...tile, artwork: await publish(tile.artwork) }))),
    Promise.all(manifest.quickLinks.map(async (link) => ({ ...link, icon: await publish(link.icon) }))),
    Promise.all(manifest.headerLinks.map(async (link) => ({ ...link, icon: await inline(link.icon) }))),
  ]);
  return { ...manifest, tiles, quickLinks, headerLinks };
}
