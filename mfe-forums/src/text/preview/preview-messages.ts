/** The texts of the preview, which load with the dialogs and not with the pages. */
export const previewMessages = {
  /** The name of the tabs; it has not the name of the field, so that only one thing is called so. */
  tabs: 'Write or preview',
  write: 'Write',
  preview: 'Preview',
  hint: 'Works here: **bold**, *italic*, `code`, - lists, 1. lists, > quotes and [links](https://…).',
  empty: 'Nothing to preview yet.',
} as const;
