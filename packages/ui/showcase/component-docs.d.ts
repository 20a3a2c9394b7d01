interface ComponentDoc {
  readonly name: string;
  readonly sentence: string;
  readonly inherits: readonly string[];
  readonly props: readonly {
    readonly name: string;
    readonly type: string;
    readonly isOptional: boolean;
    readonly sentence: string;
  }[];
}

/** The docs of the components from `read-components.mjs`, by file name. */
declare const COMPONENT_DOCS: Readonly<Record<string, ComponentDoc>>;

interface ImportMeta {
  webpackContext(folder: string, options: { readonly regExp: RegExp }): ModuleContext;
}

interface ModuleContext {
  (path: string): Readonly<Record<string, unknown>>;
  keys(): string[];
}
