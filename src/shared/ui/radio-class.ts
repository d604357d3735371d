/** The ring and dot of a radio button, 24 px: shared by radios and choice cards. */
export const radioClass =
  'block size-6 shrink-0 appearance-none rounded-full border border-edge bg-white bg-clip-content p-1.25 transition-colors ' +
  'checked:border-teal checked:bg-teal hover:border-teal disabled:border-line disabled:bg-sunken disabled:bg-clip-border ' +
  'forced-colors:checked:bg-system';
