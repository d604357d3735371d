import IconHistory from '@tabler/icons-react/dist/esm/icons/IconHistory.mjs';
import { useId, useState } from 'react';
import { forgetSearches, recentSearches } from '@/domain/search/recent-searches';
import { Icon } from '@/shared/ui/icon';

interface RecentListProps {
  readonly onSearch: (text: string) => void;
  /** The list is gone, and what was pressed with it: focus has to go elsewhere. */
  readonly onCleared: () => void;
}

/** What was searched for on this device, to be asked again or forgotten. */
export function RecentList({ onSearch, onCleared }: RecentListProps) {
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
