/** The texts of the preview, which load with the dialogs and not with the pages. */
export const previewMessages = {
  write: 'Write',
  preview: 'Preview',
  hint: 'Works here: **bold**, *italic*, `code`, - lists, 1. lists, > quotes and [links](https://…).',
  empty: 'Nothing to preview yet.',
} as const;
