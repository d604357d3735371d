import type { FocusEvent, KeyboardEvent } from 'react';

/**
 * What the list of suggestions wants to know of the input. The list is React Aria's and comes later than the input, which
 * must never be replaced under somebody's fingers: so it stays ours, and hands its events over.
 */
export interface InputHandlers {
  readonly onChange: (text: string) => void;
  readonly onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => void;
  readonly onFocus: (event: FocusEvent<HTMLInputElement>) => void;
  readonly onBlur: (event: FocusEvent<HTMLInputElement>) => void;
}

/** What the input says of the list to assistive technology. */
export interface ListState {
  /** Id of the list; `undefined` while none is shown. */
  readonly listId?: string | undefined;
  /** Id of the option that Enter takes. */
  readonly activeId?: string | undefined;
}
