import { type FocusEvent, type SubmitEvent, useReducer, useRef, useState } from 'react';
import { keepSearch } from '@/domain/search/recent-searches';
import { SearchButton, searchInputClass, SearchShell } from '@/domain/search/search-shell';
import { CityPicker } from '@/features/city/city-picker';
import { useLazyModule } from '@/shared/lazy/use-lazy-module';
import { useIsPhone } from '@/shared/ui/use-is-phone';
import { searchScreen, useGoToSearch } from './open-search';
import { type SearchInputOptions, useSearchInput } from './use-search-input';

interface SearchFieldProps {
  /** hero: the home page's, with the city in it; page: lower, for other pages. */
  size: 'hero' | 'page';
  /** The text of the URL; the field follows it. */
  query?: string;
  /** Called with the text to search for, trimmed, perhaps empty. Opens the search page unless given. */
  onSearch?: (text: string) => void;
}

/** The search field with its suggestions (docs/rules.md §2). On phones it opens a screen of its own. */
export function SearchField({ size, query = '', onSearch }: SearchFieldProps) {
  const goToSearch = useGoToSearch();
  const phone = useIsPhone();
  const [alone, stayAlone] = useReducer(() => true, false);
  // Who types before the screen has loaded finds it open as soon as it has, with the text so far.
  const screen = useLazyModule(searchScreen, phone, stayAlone);
  const place = useRef<HTMLDivElement>(null);
  const [expanded, setExpanded] = useState(false);
  const [text, setText] = useFollowing(query);

  const options = {
    text,
    onText: setText,
    onSearch: (asked: string) => {
      leaveScreen();
      setText(asked);
      keepSearch(asked);
      (onSearch ?? goToSearch)(asked);
    },
    onLeave: (title: string) => {
      leaveScreen();
      setText(title);
    },
  };
  const leaveScreen = () => {
    if (!expanded) return;
    setExpanded(false);
    if (!screen) return;
    // The dialog returns focus to the input, which would bring up the keyboard over the results.
    requestAnimationFrame(() =>
      place.current?.querySelector<HTMLElement>('[type=submit]')?.focus({ preventScroll: true }),
    );
  };

  return (
    <div
      ref={place}
      // Who has left the field before the screen has loaded is not brought back.
      onBlur={() => screen || setExpanded(false)}
    >
      <SearchForm
        {...options}
        size={size}
        placeholder={phone ? 'Врач, услуга, симптом' : 'Врач, клиника, услуга или симптом'}
        onExpand={phone && !alone ? () => setExpanded(true) : undefined}
      />
      {expanded && screen && (
        <screen.SearchScreen {...options} placeholder="Врач, услуга, симптом" onClose={() => setExpanded(false)} />
      )}
    </div>
  );
}

interface SearchFormProps extends Omit<SearchInputOptions, 'list'> {
  readonly size: 'hero' | 'page';
  readonly placeholder: string;
}

/** A plain form, which searches before any of the program has loaded. */
function SearchForm({ size, placeholder, ...options }: SearchFormProps) {
  const { inputProps, clearButton, suggestions, close } = useSearchInput({ ...options, list: 'dropdown' });

  const handleSubmit = (event: SubmitEvent) => {
    event.preventDefault();
    close();
    options.onSearch(options.text.trim());
  };
  const handleBlur = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget)) close();
  };

  return (
    <form action="/search" role="search" className="relative" onSubmit={handleSubmit} onBlur={handleBlur}>
      <SearchShell variant={size}>
        <input {...inputProps} placeholder={placeholder} className={searchInputClass} />
        {clearButton}
        {size === 'hero' && (
          <span className="flex shrink-0 items-center border-l border-line pl-2 phone:hidden">
            <CityPicker variant="hero" />
          </span>
        )}
        <SearchButton variant={size} />
      </SearchShell>
      {suggestions}
    </form>
  );
}

/** What is typed, until the URL changes. */
function useFollowing(query: string) {
  const [followed, setFollowed] = useState(query);
  const [text, setText] = useState(query);
  if (followed !== query) {
    setFollowed(query);
    setText(query);
  }
  return [text, setText] as const;
}
