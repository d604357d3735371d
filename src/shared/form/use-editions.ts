import { useState } from 'react';

export type Ended = 'saved' | 'reset';

/** Props of a form that starts again after saving or resetting. */
export interface EditionProps<Start> {
  /** Initial values of the fields. Changes are compared with them. */
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
 * Returns `number`, the React key of the current form, and its props. A new key restarts the form.
 *
 * @param read values of the first form
 */
export function useEditions<Start>(read: Start): { readonly number: number; readonly props: EditionProps<Start> } {
  const [{ number, start, ended }, setEdition] = useState<Edition<Start>>({ number: 1, start: read });
  const beginAfter = (end: Ended) => (next: Start) =>
    setEdition((before) => ({ number: before.number + 1, start: next, ended: end }));
  return { number, props: { start, ended, onSaved: beginAfter('saved'), onReset: beginAfter('reset') } };
}
