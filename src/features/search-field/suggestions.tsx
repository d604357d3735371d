import { useRouter } from '@tanstack/react-router';
import { EmergencyCall, EmergencyLine } from '@/domain/search/emergency-note';
import { optionsCount } from '@/shared/format/counts';
import { cx } from '@/shared/ui/cx';
import { isAskable } from './matching-text';
import { suggestionGroups } from './suggestion-groups';
import { type ListInputProps, SuggestionList } from './suggestion-list';
import { useSuggestions } from './use-suggestions';

interface SuggestionsProps {
  readonly text: string;
  readonly open: boolean;
  /**
   * `dropdown`: a panel below the field. `screen`: the part of the full-screen search below the
   * field.
   */
  readonly list: 'dropdown' | 'screen';
  readonly onInputProps: (props: ListInputProps | undefined) => void;
  readonly onSearch: () => void;
  readonly onLeave: (title: string) => void;
}

/** Suggestions for the text. Screen readers also get their number. */
export function Suggestions({ text, open, list, onInputProps, onSearch, onLeave }: SuggestionsProps) {
  const router = useRouter();
  const { suggestions, failed, settled } = useSuggestions(open ? text : '');
  const shown = open && isAskable(text);
  const groups = suggestions ? suggestionGroups(suggestions) : [];
  const emergency = suggestions?.emergency ?? null;
  const count = groups.reduce((sum, group) => sum + group.items.length, 0);

  return (
    <>
      <p role="status" className="sr-only">
        {shown && emergency !== null && 'Нужна скорая? Позвоните 103. '}
        {shown && settled && (count > 0 || emergency === null) && status(count)}
      </p>
      {shown && (
        <div
          className={cx(
            list === 'dropdown' &&
              'absolute top-full left-0 z-30 mt-2 max-h-[calc(100dvh-12rem)] w-210 max-w-full animate-pop overflow-y-auto rounded-card border border-line bg-white shadow-pop',
          )}
          // A press between the options must not take focus from the input.
          onMouseDown={(event) => event.preventDefault()}
        >
          {emergency !== null && <EmergencyCall emergency={{ sources: [] }} className="m-2" />}
          <SuggestionList
            text={text}
            groups={groups}
            onInputProps={onInputProps}
            onSearch={onSearch}
            onChoose={({ title, destination }) => {
              onLeave(title);
              void router.navigate(destination);
            }}
          />
          {failed && (
            <div className="px-5 pb-4 text-ink-2">
              Подсказки не&nbsp;загрузились, но искать можно.
              <EmergencyLine />
            </div>
          )}
          {settled && suggestions && count === 0 && emergency === null && (
            <p className="px-5 pb-4 text-ink-2">Ничего не&nbsp;найдено</p>
          )}
        </div>
      )}
    </>
  );
}

function status(count: number): string {
  return count === 0 ? 'Ничего не найдено' : `Подсказки: ${optionsCount(count)}`;
}
