import { type FocusEvent, type SubmitEvent, useReducer, useRef, useState } from 'react';
import { keepSearch } from '@/domain/search/recent-searches';
import { SearchButton, searchInputClass, SearchShell } from '@/domain/search/search-shell';
import { CityPicker } from '@/features/city/city-picker';
import { useLazyModule } from '@/shared/lazy/use-lazy-module';
import { useIsPhone } from '@/shared/ui/use-is-phone';
import { searchScreen, useGoToSearch } from './open-search';
import { type SearchInputOptions, useSearchInput } from './use-search-input';

interface SearchFieldProps {
  /** `hero`: on the home page, with the choice of a city. `page`: less tall, on other pages. */
  size: 'hero' | 'page';
  /** Text of the search in the URL. When it changes, the field shows the new text. */
  query?: string;
  /** Called with the trimmed text, which may be empty. By default the search page opens. */
  onSearch?: (text: string) => void;
}

/** Search field with suggestions (docs/rules.md §2). On phones it opens the full-screen search. */
export function SearchField({ size, query = '', onSearch }: SearchFieldProps) {
  const goToSearch = useGoToSearch();
  const phone = useIsPhone();
  const [alone, stayAlone] = useReducer(() => true, false);
  // If the user types before the full-screen search has loaded, it opens after loading and contains
  // the typed text.
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
    // When the dialog closes, it returns the focus to the input, and the phone would show its
    // keyboard above the results. So the focus moves on.
    requestAnimationFrame(() =>
      place.current?.querySelector<HTMLElement>('[type=submit]')?.focus({ preventScroll: true }),
    );
  };

  return (
    <div
      ref={place}
      // If the user leaves the field before the full-screen search has loaded, the search doesn't
      // open.
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

/** The form is plain HTML, so that it works before any script has loaded. */
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

/** State of the typed text. When the text in the URL changes, the state becomes that text. */
function useFollowing(query: string) {
  const [followed, setFollowed] = useState(query);
  const [text, setText] = useState(query);
  if (followed !== query) {
    setFollowed(query);
    setText(query);
  }
  return [text, setText] as const;
}
