import IconArrowLeft from '@tabler/icons-react/dist/esm/icons/IconArrowLeft.mjs';
import type { SubmitEvent } from 'react';
import { searchInputClass } from '@/domain/search/search-shell';
import { IconButton } from '@/shared/ui/icon-button';
import { Modal } from '@/shared/ui/overlay/modal';
import { ClearButton } from './clear-button';
import { isAskable } from './is-askable';
import { PopularList } from './popular-list';
import { RecentList } from './recent-list';
import { type ComboboxOptions, useCombobox } from './use-combobox';

interface SearchScreenProps extends Omit<ComboboxOptions, 'list' | 'onExpand'> {
  readonly placeholder: string;
  readonly onClose: () => void;
}

/** Searching on a screen of its own: all of a phone's, or a panel at the top of a larger one. */
export function SearchScreen({ placeholder, onClose, ...options }: SearchScreenProps) {
  const { inputProps, suggestions, clear, focus } = useCombobox({ ...options, list: 'screen' });

  const handleSubmit = (event: SubmitEvent) => {
    event.preventDefault();
    options.onSearch(options.text.trim());
  };

  return (
    <Modal
      aria-label="Поиск"
      onClose={onClose}
      className="overflow-y-auto overscroll-contain bg-white phone:size-full desktop:mx-auto desktop:mt-4 desktop:max-h-[calc(100dvh-2rem)] desktop:w-210 desktop:animate-pop desktop:rounded-card desktop:shadow-dialog"
    >
      <form action="/search" role="search" onSubmit={handleSubmit}>
        <div className="sticky top-0 z-10 flex items-center gap-1 border-b border-line bg-white p-2 phone:pl-1">
          <IconButton icon={IconArrowLeft} label="Закрыть поиск" onClick={onClose} />
          <div className="flex h-12 grow items-center rounded-note border-2 border-teal pr-1 pl-3.5">
            <input {...inputProps} data-autofocus placeholder={placeholder} className={searchInputClass} />
            {options.text !== '' && <ClearButton onClick={clear} />}
          </div>
        </div>
        {suggestions}
        {!isAskable(options.text) && (
          <div className="animate-pop p-2">
            <RecentList onSearch={options.onSearch} onCleared={focus} />
            <PopularList onLeave={options.onLeave} />
          </div>
        )}
      </form>
    </Modal>
  );
}
