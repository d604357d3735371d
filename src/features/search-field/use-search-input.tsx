import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs';
import { type ComponentProps, type KeyboardEvent, useRef, useState } from 'react';
import { lazyModule } from '@/shared/lazy/lazy-module';
import { useLazyModule } from '@/shared/lazy/use-lazy-module';
import { IconButton } from '@/shared/ui/icon-button';
import { isAskable } from './matching-text';
import type { ListInputProps } from './suggestion-list';

export interface SearchInputOptions {
  readonly text: string;
  readonly onText: (text: string) => void;
  readonly onSearch: (text: string) => void;
  /** Called with the title of the chosen suggestion, before the suggestion's page opens. */
  readonly onLeave: (title: string) => void;
  /**
   * `dropdown`: the list opens below the field while the user types. `screen`: the list is always
   * shown, in the full-screen search.
   */
  readonly list: 'dropdown' | 'screen';
  /**
   * Called when the user types into the field or presses it. If this function is set, the list
   * isn't shown.
   */
  readonly onExpand?: (() => void) | undefined;
}

const suggestionsPart = lazyModule(() => import('./suggestions'));

/**
 * If the code of the suggestions can't be loaded, no error is shown, because the field works
 * without them.
 */
const ignoreFailure = (): void => undefined;

/**
 * State of a search input. The input works without suggestions. Their code loads on the first focus
 * and adds props to the same input element, so that the typed text isn't lost.
 */
export function useSearchInput({ text, onText, onSearch, onLeave, list, onExpand }: SearchInputOptions) {
  const input = useRef<HTMLInputElement>(null);
  const always = list === 'screen';
  const [focused, setFocused] = useState(always);
  const [open, setOpen] = useState(always);
  const [listProps, setListProps] = useState<ListInputProps>();
  const part = useLazyModule(suggestionsPart, focused && !onExpand, ignoreFailure);

  const close = () => setOpen(always);
  const focus = () => input.current?.focus();
  const handleKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key === 'Escape') {
      if (!open || always) return;
      event.preventDefault();
      close();
    } else if (event.key === 'ArrowDown' && !open && !onExpand && isAskable(text)) {
      event.preventDefault();
      setOpen(true);
    } else listProps?.onKeyDown(event);
  };

  const inputProps: ComponentProps<'input'> = {
    ref: input,
    name: 'q',
    role: 'combobox',
    'aria-label': 'Поиск',
    'aria-expanded': listProps !== undefined,
    'aria-controls': listProps?.['aria-controls'],
    'aria-activedescendant': listProps?.['aria-activedescendant'],
    'aria-autocomplete': 'list',
    autoComplete: 'off',
    autoCorrect: 'off',
    spellCheck: false,
    enterKeyHint: 'search',
    maxLength: 200,
    value: text,
    onChange: (event) => {
      onText(event.target.value);
      if (onExpand) onExpand();
      else setOpen(true);
    },
    onClick: onExpand,
    onKeyDown: handleKeyDown,
    onFocus: () => setFocused(true),
  };

  return {
    inputProps,
    clearButton: text !== '' && (
      <IconButton
        icon={IconX}
        label="Очистить"
        size="small"
        onClick={() => {
          onText('');
          focus();
        }}
      />
    ),
    suggestions: part && !onExpand && (
      <part.Suggestions
        text={text}
        open={open}
        list={list}
        onInputProps={setListProps}
        onSearch={() => {
          close();
          onSearch(text.trim());
        }}
        onLeave={(title) => {
          close();
          onLeave(title);
        }}
      />
    ),
    focus,
    close,
  };
}
