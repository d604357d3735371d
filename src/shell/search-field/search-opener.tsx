import IconSearch from '@tabler/icons-react/dist/esm/icons/IconSearch.mjs';
import { useState } from 'react';
import { Icon } from '@/shared/ui/icon';
import { SearchScreen } from './search-screen';
import { useGoToSearch } from './use-go-to-search';

/** In the header of pages without a search field of their own: looks like one where there is room, else a glass. */
export function SearchOpener() {
  const goToSearch = useGoToSearch();
  const [open, setOpen] = useState(false);
  const [text, setText] = useState('');

  const close = () => {
    setOpen(false);
    setText('');
  };

  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        aria-label="Поиск"
        onClick={() => setOpen(true)}
        className="shrink flex h-11 min-w-11 items-center gap-2 rounded-control text-ink-2 transition-colors hover:bg-teal-tint hover:text-teal-press narrow:justify-center wide:w-60 wide:border wide:border-edge wide:px-3 wide:text-ink-3 wide:hover:border-teal"
      >
        <Icon glyph={IconSearch} />
        <span className="truncate narrow:hidden">Врач, клиника, услуга</span>
      </button>
      {open && (
        <SearchScreen
          text={text}
          onText={setText}
          onSearch={(asked) => {
            close();
            goToSearch(asked);
          }}
          onLeave={close}
          onClose={close}
          placeholder="Врач, клиника, услуга или симптом"
        />
      )}
    </>
  );
}
