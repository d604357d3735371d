import { useRouter } from '@tanstack/react-router';
import { type RefObject, useEffect, useState } from 'react';
import { Autocomplete } from 'react-aria-components/Autocomplete';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { optionsCount } from '@/shared/format/counts';
import { cx } from '@/shared/ui/cx';
import type { InputHandlers, ListState } from './input-link';
import { isAskable } from './is-askable';
import { LinkedInput } from './linked-input';
import { suggestionGroups } from './suggestion-groups';
import { SEARCH_KEY, SuggestionList } from './suggestion-list';
import { useSuggestions } from './use-suggestions';

export interface SuggestionsProps {
  readonly input: RefObject<HTMLInputElement | null>;
  /** Takes what the input has to call. */
  readonly connect: (handlers: InputHandlers | null) => void;
  readonly text: string;
  readonly onText: (text: string) => void;
  readonly open: boolean;
  /** dropdown: a panel below the field; screen: the rest of a screen of its own. */
  readonly list: 'dropdown' | 'screen';
  readonly onListState: (state: ListState) => void;
  readonly onSearch: (text: string) => void;
  /** Something was chosen that leads elsewhere: its title. */
  readonly onLeave: (title: string) => void;
}

/** The list below the search field. All of React Aria that the field needs is in this chunk. */
export function Suggestions({
  input,
  connect,
  text,
  onText,
  open,
  list,
  onListState,
  onSearch,
  onLeave,
}: SuggestionsProps) {
  const router = useRouter();
  const [listState, setListState] = useState<ListState>({});
  const { suggestions, failed, settled } = useSuggestions(open ? text : '');
  const shown = open && isAskable(text);
  const groups = suggestions ? suggestionGroups(suggestions) : [];
  const items = groups.flatMap((group) => group.items);

  useEffect(() => {
    onListState(listState);
  }, [listState, onListState]);

  const choose = (key: string) => {
    if (key === SEARCH_KEY) return onSearch(text.trim());
    const chosen = items.find(({ id }) => id === key);
    if (!chosen) return undefined;
    onLeave(chosen.title);
    return void router.navigate(chosen.destination);
  };

  return (
    <I18nProvider locale="ru-RU">
      <Autocomplete inputValue={text} onInputChange={onText}>
        <LinkedInput input={input} connect={connect} onListState={setListState} />
        <p role="status" className="sr-only">
          {shown && settled && found(items.length)}
        </p>
        {shown && (
          <div
            className={cx(
              list === 'dropdown' &&
                'absolute top-full left-0 z-30 mt-2 max-h-[calc(100dvh-12rem)] w-210 max-w-full animate-pop overflow-y-auto rounded-card border border-line bg-white shadow-pop',
            )}
            // The list must not take the focus from the input; React Aria does so for its options only.
            onMouseDown={(event) => event.preventDefault()}
          >
            <SuggestionList
              text={text.trim()}
              groups={groups}
              idle={listState.activeId === undefined}
              onChoose={choose}
            />
            {(failed || (settled && suggestions && items.length === 0)) && (
              <p className="px-5 pb-4 text-ink-2">
                {failed ? 'Подсказки не загрузились, но искать можно.' : 'Ничего не найдено'}
              </p>
            )}
          </div>
        )}
      </Autocomplete>
    </I18nProvider>
  );
}

function found(count: number): string {
  return count === 0 ? 'Ничего не найдено' : `Подсказки: ${optionsCount(count)}`;
}
