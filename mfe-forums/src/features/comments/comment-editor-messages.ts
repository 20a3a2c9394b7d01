/** The texts of the editor, which load with it. */
export const editorMessages = {
  label: 'Edit your comment',
  save: 'Save',
  conflict: 'This comment was changed elsewhere meanwhile. Your text is still here: save again to keep yours.',
} as const;
