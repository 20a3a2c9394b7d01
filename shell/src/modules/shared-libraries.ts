import type { ShareArgs } from '@module-federation/runtime-core/types';

/** A library under the name by which modules import it. */
export type SharedLibrary = ShareArgs & { readonly name: string };

/** The build replaces this file by the list of packages/build/src/shared-libraries.ts. */
export const sharedLibraries: readonly SharedLibrary[] = [];
