import { useReducer, useRef, useState } from 'react';
import { keepSearch } from '@/domain/search/recent-searches';
import { CityPicker } from '@/features/city/city-picker';
import { useLater } from '@/shared/later/use-later';
import { useIsPhone } from '@/shared/ui/use-is-phone';
import { searchScreen } from './late-search-screen';
import { SearchForm } from './search-form';
import { useGoToSearch } from './use-go-to-search';

interface SearchFieldProps {
  /** hero: the home page's, with the city in it; page: lower, for other pages. */
  size: 'hero' | 'page';
  /** The text that the address holds; the field follows it. */
  query?: string;
  /** Somebody asks for this text, trimmed, perhaps empty. Opens the search page unless said otherwise. */
  onSearch?: (text: string) => void;
}

/** The search field with its suggestions (docs/rules.md §2). On phones it opens a screen of its own. */
export function SearchField({ size, query = '', onSearch }: SearchFieldProps) {
  const goToSearch = useGoToSearch();
  const phone = useIsPhone();
  const [alone, stayAlone] = useReducer(() => true, false);
  // Fetched before it is asked for: opening it must answer the tap itself, or the keyboard stays away. Whoever is faster finds
  // it open as soon as it is there, with what they have typed.
  const screen = useLater(searchScreen, phone, stayAlone);
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
    // The dialog gives focus back to the input, and with it the keyboard would cover the results.
    requestAnimationFrame(() =>
      place.current?.querySelector<HTMLElement>('[type=submit]')?.focus({ preventScroll: true }),
    );
  };

  return (
    <div
      ref={place}
      // Whoever has gone on meanwhile is not fetched back.
      onBlur={() => screen || setExpanded(false)}
    >
      <SearchForm
        {...options}
        variant={size}
        placeholder={phone ? 'Врач, услуга, симптом' : 'Врач, клиника, услуга или симптом'}
        onExpand={phone && !alone ? () => setExpanded(true) : undefined}
      >
        {size === 'hero' && (
          <span className="flex shrink-0 items-center border-l border-line pl-2 phone:hidden">
            <CityPicker variant="hero" />
          </span>
        )}
      </SearchForm>
      {expanded && screen && (
        <screen.SearchScreen {...options} placeholder="Врач, услуга, симптом" onClose={() => setExpanded(false)} />
      )}
    </div>
  );
}

/** What is typed, until the address says something new. */
function useFollowing(query: string) {
  const [followed, setFollowed] = useState(query);
  const [text, setText] = useState(query);
  if (followed !== query) {
    setFollowed(query);
    setText(query);
  }
  return [text, setText] as const;
}
