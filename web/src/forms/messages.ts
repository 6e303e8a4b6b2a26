/** Texts of every form. */
export const messages = {
  restored: 'We restored your unsaved changes.',
  discard: 'Discard them',
} as const;
