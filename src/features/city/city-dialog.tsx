import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs';
import { useQuery } from '@tanstack/react-query';
import { type SubmitEvent, useState } from 'react';
import type { City } from '#generated/models/city.ts';
import { cx } from '@/shared/ui/cx';
import { ErrorState } from '@/shared/ui/error-state';
import { SearchBox } from '@/shared/ui/fields/search-box';
import { Icon } from '@/shared/ui/icon';
import { Sheet } from '@/shared/ui/overlay/sheet';
import { Skeleton, SkeletonGroup } from '@/shared/ui/skeleton';
import { cityListQuery, matchCities } from './city-list';
import { selectedCity } from './selected-city';

interface CityDialogProps {
  readonly current: number;
  readonly onClose: () => void;
}

/** The filter is shown if there are more cities than this. */
const FILTER_FROM = 8;

/** List of cities; a press chooses one. Enter in the filter chooses the first match. */
export function CityDialog({ current, onClose }: CityDialogProps) {
  const { data, isPending, isFetching, refetch } = useQuery(cityListQuery());
  const [text, setText] = useState('');
  const shown = matchCities(data?.data ?? [], text);

  const choose = (id: number) => {
    selectedCity.set(id);
    onClose();
  };
  const chooseFirst = (event: SubmitEvent) => {
    event.preventDefault();
    const [first] = shown;
    if (first && text.trim() !== '') choose(first.id);
  };

  return (
    <Sheet title="Выберите город" onClose={onClose}>
      {(isPending || shown.length > FILTER_FROM || text !== '') && (
        <form onSubmit={chooseFirst} className="mb-3">
          <SearchBox
            label="Название города"
            enterKeyHint="done"
            data-autofocus={hasKeyboard() || undefined}
            value={text}
            onChange={setText}
          />
        </form>
      )}
      {isPending && <CitiesSkeleton />}
      {!isPending && !data && <ErrorState level={3} busy={isFetching} onRetry={() => void refetch()} />}
      <p role="status" className={cx('px-3 text-ink-2', shown.length > 0 && 'sr-only')}>
        {data && shown.length === 0 && 'Ничего не найдено. Проверьте название.'}
      </p>
      <ul className="grid grid-cols-2 gap-x-2 phone:grid-cols-1">
        {shown.map((city) => (
          <li key={city.id}>
            <CityOption city={city} chosen={city.id === current} onChoose={() => choose(city.id)} />
          </li>
        ))}
      </ul>
    </Sheet>
  );
}

function CityOption({ city, chosen, onChoose }: { city: City; chosen: boolean; onChoose: () => void }) {
  return (
    <button
      type="button"
      aria-current={chosen || undefined}
      onClick={onChoose}
      className={cx(
        'flex min-h-11 w-full items-center justify-between gap-2 rounded-control px-3 py-1.5 text-left transition-colors hover:bg-teal-tint active:bg-teal-tint-2',
        chosen && 'bg-teal-tint font-medium text-teal-press',
      )}
    >
      {city.title}
      {chosen && <Icon icon={IconCheck} className="text-teal" />}
    </button>
  );
}

function CitiesSkeleton() {
  return (
    <SkeletonGroup className="grid grid-cols-2 gap-x-2 phone:grid-cols-1">
      {Array.from({ length: 16 }, (_, index) => (
        <Skeleton key={index} className="mx-3 my-3 h-5" />
      ))}
    </SkeletonGroup>
  );
}

/**
 * Whether the device has a physical keyboard. Only in this case the filter takes focus, because a
 * touch keyboard would cover half of the list.
 */
function hasKeyboard(): boolean {
  return window.matchMedia('(hover: hover) and (pointer: fine)').matches;
}
