import { useState } from 'react';

/** How the previous form ended. */
export type Ended = 'saved' | 'reset';

/** Props of a form that starts over after saving or resetting. */
export interface EditionProps<Start> {
  /** Values that the fields start with and are compared with. */
  readonly start: Start;
  readonly ended: Ended | undefined;
  readonly onSaved: (saved: Start) => void;
  readonly onReset: (start: Start) => void;
}

interface Edition<Start> {
  readonly number: number;
  readonly start: Start;
  readonly ended?: Ended;
}

/**
 * Key and props of the current form, which restarts with a new key.
 *
 * @param read values of the first one
 */
export function useEditions<Start>(read: Start): { readonly number: number; readonly props: EditionProps<Start> } {
  const [{ number, start, ended }, setEdition] = useState<Edition<Start>>({ number: 1, start: read });
  const beginAfter = (end: Ended) => (next: Start) =>
    setEdition((before) => ({ number: before.number + 1, start: next, ended: end }));
  return { number, props: { start, ended, onSaved: beginAfter('saved'), onReset: beginAfter('reset') } };
}
