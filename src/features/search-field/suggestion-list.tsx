import IconCornerDownLeft from '@tabler/icons-react/dist/esm/icons/IconCornerDownLeft.mjs';
import IconSearch from '@tabler/icons-react/dist/esm/icons/IconSearch.mjs';
import { useCombobox, type UseComboboxState, type UseComboboxStateChangeOptions } from 'downshift';
import { type KeyboardEvent, useId, useLayoutEffect, useState } from 'react';
import { quoted } from '@/shared/format/typography';
import { cx } from '@/shared/ui/cx';
import { Icon } from '@/shared/ui/icon';
import { SuggestionText, SuggestionTile } from './suggestion-content';
import type { Suggestion, SuggestionGroup } from './suggestion-groups';

/** What the list adds to the input: where it is, for screen readers, and the keys that walk it. */
export interface ListInputProps {
  readonly 'aria-controls': string;
  /** Id of the option that Enter takes. */
  readonly 'aria-activedescendant': string | undefined;
  readonly onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => void;
}

/** The first entry: search for what was typed. */
const searchEntry = { id: 'search' } as const;

type Entry = Suggestion | typeof searchEntry;

interface SuggestionListProps {
  readonly text: string;
  readonly groups: readonly SuggestionGroup[];
  /** Called with `undefined` when the list goes away. */
  readonly onInputProps: (props: ListInputProps | undefined) => void;
  readonly onSearch: () => void;
  readonly onChoose: (suggestion: Suggestion) => void;
}

/** «Искать „кард“», then the groups. Group names stand in a column on the left, on phones above. */
export function SuggestionList({ text, groups, onInputProps, onSearch, onChoose }: SuggestionListProps) {
  const titleId = useId();
  const items: Entry[] = [searchEntry, ...groups.flatMap((group) => group.items)];
  // Where the arrow keys have led to with this text. An id, because other suggestions may arrive meanwhile.
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
          // They move the caret, so the text is what counts again.
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
    // Nothing here is ever selected: an option is where one goes.
    ...getItemProps({ item, index: items.indexOf(item), 'aria-selected': undefined, 'aria-disabled': undefined }),
    className: cx(
      'flex min-h-12 cursor-pointer items-center gap-3 rounded-control px-3 py-1 outline-none',
      item.id === activeId ? 'bg-teal-tint forced-colors:outline-2' : 'hover:bg-canvas',
      // Enter does this one too while no option is active.
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

/** Entries that PageUp and PageDown pass. */
const PAGE = 10;

/** Only keys move the active option, not the mouse. A page ends with the list, and Enter without an active option searches. */
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
