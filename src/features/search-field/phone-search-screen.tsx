import IconArrowLeft from '@tabler/icons-react/dist/esm/icons/IconArrowLeft.mjs';
import IconHistory from '@tabler/icons-react/dist/esm/icons/IconHistory.mjs';
import { type SubmitEvent, useId, useState } from 'react';
import { useSearchFilters } from '#generated/api/public-search/public-search.ts';
import { mostDoctors } from '@/domain/search/most-doctors';
import { forgetSearches, recentSearches } from '@/domain/search/recent-searches';
import { searchInputClass } from '@/domain/search/search-shell';
import { useCity } from '@/features/city/selected-city';
import { typeset } from '@/shared/format/typography';
import { ChipLink } from '@/shared/ui/chip';
import { Icon } from '@/shared/ui/icon';
import { IconButton } from '@/shared/ui/icon-button';
import { Modal } from '@/shared/ui/overlay/modal';
import { isAskable } from './matching-text';
import { type SearchInputOptions, useSearchInput } from './use-search-input';

/** Number of links. On a phone they fill two or three lines. */
const POPULAR_SHOWN = 8;

interface SearchScreenProps extends Omit<SearchInputOptions, 'list' | 'onExpand'> {
  readonly placeholder: string;
  readonly onClose: () => void;
}

/** Search in a dialog: full screen on phones, a panel at the top of larger screens. */
export function SearchScreen({ placeholder, onClose, ...options }: SearchScreenProps) {
  const { inputProps, clearButton, suggestions, focus } = useSearchInput({ ...options, list: 'screen' });

  const handleSubmit = (event: SubmitEvent) => {
    event.preventDefault();
    options.onSearch(options.text.trim());
  };

  return (
    <Modal
      aria-label="Поиск"
      onClose={onClose}
      className="scroll-pt-17 overflow-y-auto overscroll-contain bg-white phone:size-full desktop:mx-auto desktop:mt-4 desktop:max-h-[calc(100dvh-2rem)] desktop:w-210 desktop:animate-pop desktop:rounded-card desktop:shadow-dialog"
    >
      <form action="/search" role="search" onSubmit={handleSubmit}>
        <div className="sticky top-0 z-10 flex items-center gap-1 border-b border-line bg-white p-2 phone:pl-1">
          <IconButton icon={IconArrowLeft} label="Закрыть поиск" onClick={onClose} />
          <div className="flex min-h-12 grow items-center rounded-note border-2 border-teal pr-1 pl-3.5 forced-colors:has-[input:focus]:outline-2">
            <input {...inputProps} data-autofocus placeholder={placeholder} className={searchInputClass} />
            {clearButton}
          </div>
        </div>
        {suggestions}
        {!isAskable(options.text) && (
          <div className="animate-pop p-2">
            <RecentSearches onSearch={options.onSearch} onCleared={focus} />
            <PopularSpecialisations onLeave={options.onLeave} />
          </div>
        )}
      </form>
    </Modal>
  );
}

interface RecentSearchesProps {
  readonly onSearch: (text: string) => void;
  /** Moves the focus, because the list unmounts together with the pressed button. */
  readonly onCleared: () => void;
}

/** Recent searches on this device. The user can repeat or clear them. */
function RecentSearches({ onSearch, onCleared }: RecentSearchesProps) {
  const titleId = useId();
  const [texts, setTexts] = useState(recentSearches);
  const clear = () => {
    forgetSearches();
    setTexts([]);
    onCleared();
  };
  if (texts.length === 0) return null;
  return (
    <section aria-labelledby={titleId} className="pb-3">
      <div className="flex items-center justify-between gap-4 pl-3">
        <h2 id={titleId} className="text-small font-normal text-ink-3">
          Недавно искали
        </h2>
        <button
          type="button"
          onClick={clear}
          className="min-h-11 rounded-control px-3 text-small font-medium text-teal hover:bg-teal-tint"
        >
          Очистить
        </button>
      </div>
      <ul>
        {texts.map((text) => (
          <li key={text}>
            <button
              type="button"
              onClick={() => onSearch(text)}
              className="flex min-h-12 w-full items-center gap-3 rounded-control px-3 py-1 text-left hover:bg-canvas"
            >
              <Icon icon={IconHistory} className="text-ink-3" />
              <span className="min-w-0 truncate">{text}</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

/**
 * The specialisations with the most doctors in the city. While they load, nothing is rendered,
 * because the screen works without them.
 */
function PopularSpecialisations({ onLeave }: Pick<SearchInputOptions, 'onLeave'>) {
  const titleId = useId();
  const city = useCity();
  const { data } = useSearchFilters({ category: 'doctors', city_id: city.id }, { query: { meta: { silent: true } } });
  const options = mostDoctors(data?.data.specialisations ?? [], POPULAR_SHOWN);
  if (options.length === 0) return null;
  return (
    <section aria-labelledby={titleId} className="px-3 pt-2 pb-4">
      <h2 id={titleId} className="text-small font-normal text-ink-3">
        Популярные специализации
      </h2>
      <ul className="mt-2.5 flex flex-wrap gap-2">
        {options.map(({ value, title }) => (
          <li key={value}>
            <ChipLink
              to="/search"
              search={{ category: 'doctors', specialisations: [value] }}
              onClick={() => onLeave(title)}
            >
              {typeset(title)}
            </ChipLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
