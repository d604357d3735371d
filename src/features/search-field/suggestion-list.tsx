import IconCornerDownLeft from '@tabler/icons-react/dist/esm/icons/IconCornerDownLeft.mjs';
import IconSearch from '@tabler/icons-react/dist/esm/icons/IconSearch.mjs';
import { useCombobox, type UseComboboxState, type UseComboboxStateChangeOptions } from 'downshift';
import { type KeyboardEvent, useId, useLayoutEffect, useState } from 'react';
import { quoted } from '@/shared/format/typography';
import { cx } from '@/shared/ui/cx';
import { Icon } from '@/shared/ui/icon';
import { SuggestionText, SuggestionTile } from './suggestion-content';
import type { Suggestion, SuggestionGroup } from './suggestion-groups';

/** Props that the list adds to the input: ARIA attributes, and a handler of arrow keys. */
export interface ListInputProps {
  readonly 'aria-controls': string;
  /** Id of the option that Enter selects. */
  readonly 'aria-activedescendant': string | undefined;
  readonly onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => void;
}

/** The first item of the list, which searches for the typed text. */
const searchEntry = { id: 'search' } as const;

type Entry = Suggestion | typeof searchEntry;

interface SuggestionListProps {
  readonly text: string;
  readonly groups: readonly SuggestionGroup[];
  /** Called with the props, and with `undefined` when the list unmounts. */
  readonly onInputProps: (props: ListInputProps | undefined) => void;
  readonly onSearch: () => void;
  readonly onChoose: (suggestion: Suggestion) => void;
}

/**
 * List with «Искать „кард“» and the groups of suggestions. The names of the groups are in a column
 * on the left, or on phones above each group.
 */
export function SuggestionList({ text, groups, onInputProps, onSearch, onChoose }: SuggestionListProps) {
  const titleId = useId();
  const items: Entry[] = [searchEntry, ...groups.flatMap((group) => group.items)];
  // The option that the user has selected with arrow keys for this text. Its id is stored, because
  // new suggestions change the indexes.
  const [walked, setWalked] = useState<{ readonly text: string; readonly id: string | undefined }>();
  const activeId = walked?.text === text ? walked.id : searchEntry.id;
  const activeIndex = items.findIndex(({ id }) => id === activeId);

  const { getInputProps, getMenuProps, getItemProps } = useCombobox<Entry>({
    items,
    isOpen: true,
    inputValue: text,
    selectedItem: null,
    highlightedIndex: activeIndex,
    onHighlightedIndexChange: ({ highlightedIndex }) => setWalked({ text, id: items[highlightedIndex]?.id }),
    onSelectedItemChange: ({ selectedItem }) => {
      if (selectedItem === null) return;
      if ('kind' in selectedItem) onChoose(selectedItem);
      else onSearch();
    },
    stateReducer,
    scrollIntoView: (node) => node.scrollIntoView({ block: 'nearest' }),
  });

  useLayoutEffect(() => {
    const { onKeyDown, ...aria } = getInputProps(
      {
        'aria-label': 'Поиск',
        onKeyDown: ({ key }: KeyboardEvent<HTMLInputElement>) => {
          // The left and right arrow keys move the caret in the text, so Enter must again search
          // for the text.
          if (key === 'ArrowLeft' || key === 'ArrowRight') setWalked({ text, id: undefined });
        },
      },
      { suppressRefError: true },
    );
    onInputProps({
      'aria-controls': aria['aria-controls'],
      'aria-activedescendant': aria['aria-activedescendant'] || undefined,
      onKeyDown,
    });
  }, [getInputProps, onInputProps, text]);
  useLayoutEffect(() => () => onInputProps(undefined), [onInputProps]);

  const optionProps = (item: Entry) => ({
    // Options are links, so `aria-selected` isn't used.
    ...getItemProps({ item, index: items.indexOf(item), 'aria-selected': undefined, 'aria-disabled': undefined }),
    className: cx(
      'flex min-h-12 cursor-pointer items-center gap-3 rounded-control px-3 py-1 outline-none',
      item.id === activeId ? 'bg-teal-tint forced-colors:outline-2' : 'hover:bg-canvas',
      // If no option is active, Enter searches for the text, so the item that does the same is
      // highlighted.
      item === searchEntry && activeIndex < 0 && 'bg-teal-tint',
    ),
  });

  return (
    <div {...getMenuProps({ 'aria-label': 'Подсказки' })} className="p-2 outline-none">
      <div {...optionProps(searchEntry)}>
        <Icon icon={IconSearch} className="text-teal" />
        <span className="min-w-0 grow truncate">
          Искать <b className="font-semibold">{quoted(text.trim())}</b>
        </span>
        <Icon icon={IconCornerDownLeft} className="text-teal phone:hidden" />
      </div>
      {groups.map((group, index) => (
        <div
          key={group.title}
          role="group"
          aria-labelledby={`${titleId}${index}`}
          className="relative desktop:mt-2 desktop:border-t desktop:border-line desktop:pt-2 desktop:pl-37"
        >
          <div
            id={`${titleId}${index}`}
            role="presentation"
            className="text-small text-ink-3 phone:px-3 phone:pt-3 phone:pb-1 phone:text-caption desktop:absolute desktop:top-5.5 desktop:left-3"
          >
            {group.title}
          </div>
          {group.items.map((suggestion) => (
            <div key={suggestion.id} {...optionProps(suggestion)}>
              <SuggestionTile suggestion={suggestion} />
              <SuggestionText suggestion={suggestion} query={text.trim()} />
            </div>
          ))}
        </div>
      ))}
    </div>
  );
}

/** Number of options by which PageUp and PageDown move. */
const PAGE = 10;

/**
 * How the list differs from downshift's defaults. Only keys change the active option, not the
 * mouse. PageUp and PageDown stop at the ends of the list. If no option is active, Enter searches.
 */
function stateReducer(
  state: UseComboboxState<Entry>,
  { type, changes, props }: UseComboboxStateChangeOptions<Entry>,
): Partial<UseComboboxState<Entry>> {
  switch (type) {
    case useCombobox.stateChangeTypes.ItemMouseMove:
    case useCombobox.stateChangeTypes.MenuMouseLeave:
    case useCombobox.stateChangeTypes.InputBlur:
      return state;
    case useCombobox.stateChangeTypes.InputKeyDownPageUp:
      return { highlightedIndex: Math.max(state.highlightedIndex - PAGE, 0) };
    case useCombobox.stateChangeTypes.InputKeyDownPageDown:
      return { highlightedIndex: Math.min(state.highlightedIndex + PAGE, props.items.length - 1) };
    case useCombobox.stateChangeTypes.InputKeyDownEnter:
      return { ...changes, selectedItem: changes.selectedItem ?? searchEntry };
    default:
      return changes;
  }
}
