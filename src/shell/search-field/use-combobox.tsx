import { type ComponentProps, type KeyboardEvent, type ReactNode, useCallback, useRef, useState } from 'react';
import { later } from '@/shared/later/later';
import { useLater } from '@/shared/later/use-later';
import type { InputHandlers, ListState } from './input-link';
import { isAskable } from './is-askable';

export interface ComboboxOptions {
  readonly text: string;
  readonly onText: (text: string) => void;
  readonly onSearch: (text: string) => void;
  /** A suggestion was chosen that leads elsewhere. */
  readonly onLeave: (title: string) => void;
  /** dropdown: opens below the field while one types; screen: always there, on a screen of its own. */
  readonly list: 'dropdown' | 'screen';
  /** Where the list has no place: typing or pressing the field calls this instead. */
  readonly onExpand?: (() => void) | undefined;
}

interface Combobox {
  readonly inputProps: ComponentProps<'input'>;
  readonly suggestions: ReactNode;
  readonly clear: () => void;
  /** Puts the focus into the input. */
  readonly focus: () => void;
  readonly close: () => void;
}

const suggestionList = later(() => import('./suggestions'));

/** Without them the field still searches. */
const doWithout = (): void => undefined;

/**
 * The input of a search form. It works by itself; its suggestions are an addition whose code comes with the first focus.
 */
export function useCombobox({ text, onText, onSearch, onLeave, list, onExpand }: ComboboxOptions): Combobox {
  const input = useRef<HTMLInputElement>(null);
  const handlers = useRef<InputHandlers>(null);
  const always = list === 'screen';
  const [focused, setFocused] = useState(always);
  const [open, setOpen] = useState(always);
  const [{ listId, activeId }, setListState] = useState<ListState>({});
  const part = useLater(suggestionList, focused && !onExpand, doWithout);

  const connect = useCallback((connected: InputHandlers | null) => {
    handlers.current = connected;
  }, []);
  const close = () => setOpen(always);
  const focus = () => input.current?.focus();
  const change = (value: string) => {
    if (handlers.current) handlers.current.onChange(value);
    else onText(value);
    if (onExpand) onExpand();
    else setOpen(true);
  };
  const handleKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key === 'Escape' && open && !always) {
      event.preventDefault();
      close();
    } else if (event.key === 'ArrowDown' && !open && !onExpand && isAskable(text)) {
      event.preventDefault();
      setOpen(true);
    } else if (event.key !== 'Escape') handlers.current?.onKeyDown(event);
  };

  return {
    inputProps: {
      ref: input,
      name: 'q',
      role: 'combobox',
      'aria-label': 'Поиск',
      'aria-expanded': listId !== undefined,
      'aria-controls': listId,
      'aria-activedescendant': activeId,
      'aria-autocomplete': 'list',
      autoComplete: 'off',
      autoCorrect: 'off',
      spellCheck: false,
      enterKeyHint: 'search',
      maxLength: 200,
      value: text,
      onChange: (event) => change(event.target.value),
      onClick: onExpand,
      onKeyDown: handleKeyDown,
      onFocus: (event) => {
        setFocused(true);
        handlers.current?.onFocus(event);
      },
      onBlur: (event) => handlers.current?.onBlur(event),
    },
    suggestions: part && !onExpand && (
      <part.Suggestions
        {...{ input, connect, text, onText, open, list }}
        onListState={setListState}
        onSearch={(query) => {
          close();
          onSearch(query);
        }}
        onLeave={(title) => {
          close();
          onLeave(title);
        }}
      />
    ),
    clear: () => {
      onText('');
      focus();
    },
    focus,
    close,
  };
}
