import { useState } from 'react';

/** How the form before this one came to its end. */
export type Ended = 'saved' | 'reset';

/** What a form gets that starts over after saving and after a reset. */
export interface EditionProps<Start> {
  /** What its fields start with and are compared with. */
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

/** The form that is open now: render it with this key and these props. @param read what the first one starts with */
export function useEditions<Start>(read: Start): { readonly number: number; readonly props: EditionProps<Start> } {
  const [{ number, start, ended }, setEdition] = useState<Edition<Start>>({ number: 1, start: read });
  const beginAfter = (end: Ended) => (next: Start) =>
    setEdition((before) => ({ number: before.number + 1, start: next, ended: end }));
  return { number, props: { start, ended, onSaved: beginAfter('saved'), onReset: beginAfter('reset') } };
}
