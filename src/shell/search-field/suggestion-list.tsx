import IconCornerDownLeft from '@tabler/icons-react/dist/esm/icons/IconCornerDownLeft.mjs';
import IconSearch from '@tabler/icons-react/dist/esm/icons/IconSearch.mjs';
import type { ReactNode } from 'react';
import { Header, ListBox, ListBoxItem, ListBoxSection } from 'react-aria-components/ListBox';
import { cx } from '@/shared/ui/cx';
import { Icon } from '@/shared/ui/icon';
import type { Suggestion, SuggestionGroup } from './suggestion-groups';
import { SuggestionTile } from './suggestion-tile';
import { matchParts } from './text-match';

/** Key of the first entry: search for what was typed. */
export const SEARCH_KEY = 'search';

interface SuggestionListProps {
  readonly text: string;
  readonly groups: readonly SuggestionGroup[];
  /** No option is active: Enter in the input then submits the form, which is what the first entry does. */
  readonly idle: boolean;
  readonly onChoose: (key: string) => void;
}

/** «Искать „кард“», then the groups. Group names stand in a column on the left, on phones above. */
export function SuggestionList({ text, groups, idle, onChoose }: SuggestionListProps) {
  return (
    <ListBox
      aria-label="Подсказки"
      selectionMode="none"
      autoFocus="first"
      shouldFocusWrap
      onAction={(key) => onChoose(String(key))}
      className="p-2 outline-none"
    >
      <Option id={SEARCH_KEY} text={`Искать «${text}»`} className={idle ? 'bg-teal-tint' : undefined}>
        <Icon icon={IconSearch} className="text-teal" />
        <span className="min-w-0 grow truncate">
          Искать <b className="font-semibold">«{text}»</b>
        </span>
        <Icon icon={IconCornerDownLeft} className="text-teal phone:hidden" />
      </Option>
      {groups.map(({ title, items }) => (
        <ListBoxSection
          key={title}
          id={title}
          className="relative desktop:mt-2 desktop:border-t desktop:border-line desktop:pt-2 desktop:pl-37"
        >
          <Header className="text-small text-ink-3 phone:px-3 phone:pt-3 phone:pb-1 phone:text-caption desktop:absolute desktop:top-5.5 desktop:left-3">
            {title}
          </Header>
          {items.map((suggestion) => (
            <SuggestionOption key={suggestion.id} suggestion={suggestion} query={text} />
          ))}
        </ListBoxSection>
      ))}
    </ListBox>
  );
}

function SuggestionOption({ suggestion, query }: { suggestion: Suggestion; query: string }) {
  const { id, title, detail } = suggestion;
  return (
    <Option id={id} text={detail ? `${title}, ${detail}` : title}>
      <SuggestionTile suggestion={suggestion} />
      <span className="min-w-0 grow">
        {matchParts(title, query).map(({ from, text, match }) =>
          match ? (
            <b key={from} className="font-semibold">
              {text}
            </b>
          ) : (
            text
          ),
        )}
        {detail && (
          <>
            <span className="sr-only">, </span>
            <span className="ml-2 text-small text-ink-3">{detail}</span>
          </>
        )}
      </span>
    </Option>
  );
}

function Option({
  id,
  text,
  className,
  children,
}: {
  id: string;
  text: string;
  className?: string | undefined;
  children: ReactNode;
}) {
  return (
    <ListBoxItem
      id={id}
      textValue={text}
      className={({ isFocused, isHovered }) =>
        cx(
          'flex min-h-12 cursor-pointer items-center gap-3 rounded-control px-3 py-1 outline-none',
          isFocused && 'bg-teal-tint forced-colors:outline-2',
          isHovered && !isFocused && 'bg-canvas',
          className,
        )
      }
    >
      {children}
    </ListBoxItem>
  );
}
