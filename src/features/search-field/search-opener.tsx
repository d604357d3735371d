import IconSearch from '@tabler/icons-react/dist/esm/icons/IconSearch.mjs';
import { useEffect, useState } from 'react';
import { keepSearch } from '@/domain/search/recent-searches';
import { useLazyDialog } from '@/shared/lazy/use-lazy-dialog';
import { Icon } from '@/shared/ui/icon';
import { searchScreen, useGoToSearch } from './open-search';

/**
 * Button in the header that opens the search, for pages without a search field. If there is room,
 * it looks like a field, otherwise like an icon.
 */
export function SearchOpener() {
  const goToSearch = useGoToSearch();
  const screen = useLazyDialog(searchScreen, 'поиск');
  useEffect(() => searchScreen.preload(), []);
  const [text, setText] = useState('');

  const close = () => {
    screen.close();
    setText('');
  };

  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        aria-label="Поиск врача, клиники или услуги"
        onClick={screen.show}
        className="flex h-11 w-11 min-w-11 shrink-999 flex-wrap content-start items-center justify-center gap-x-2 overflow-hidden rounded-control text-ink-2 transition-colors hover:bg-teal-tint hover:text-teal-press wide:w-52 wide:justify-start wide:border wide:border-edge wide:px-2.75 wide:text-ink-3 wide:hover:border-teal"
      >
        <Icon icon={IconSearch} className="my-2.75" />
        {/* If there is no room, the text wraps into a second line, which is not visible. */}
        <span className="narrow:hidden">Поиск</span>
      </button>
      {screen.part && (
        <screen.part.SearchScreen
          text={text}
          onText={setText}
          onSearch={(asked) => {
            close();
            keepSearch(asked);
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
