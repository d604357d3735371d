import IconCurrentLocation from '@tabler/icons-react/dist/esm/icons/IconCurrentLocation.mjs';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { position, usePosition } from '@/features/public/search/query/position';
import type { SearchParams } from '@/features/public/search/query/search-query';
import { shownSort } from '@/features/public/search/query/shown-sort';
import type { Search } from '@/features/public/search/query/use-search';
import { Button } from '@/shared/ui/button';
import { Callout } from '@/shared/ui/callout';
import { LiveRegion } from '@/shared/ui/live-region';

export interface Near {
  /** Whether the browser is asking the user for permission. */
  readonly asking: boolean;
  /**
   * `unknown`: the URL sorts by distance, but the position isn't known. `refused`: the user has
   * denied the permission.
   */
  readonly trouble: 'unknown' | 'refused' | undefined;
  /** Sorts by distance. If the position isn't known, the browser first asks the user for it. */
  readonly show: () => void;
}

/**
 * State of the sorting by distance. The browser asks for the position only when the user chooses
 * this order.
 * @param inText change of the search params that removes «рядом» from the text, because the sort
 * order replaces it
 */
export function useNear({ params, change }: Search, inText?: Partial<SearchParams>): Near {
  const located = usePosition() !== undefined;
  const [asking, setAsking] = useState(false);
  // The search in which the user denied the permission. In another search the message is hidden.
  const [refused, setRefused] = useState<SearchParams>();
  const latest = useRef({ params, change, inText });
  useEffect(() => {
    latest.current = { params, change, inText };
  });

  const show = async (): Promise<void> => {
    setRefused(undefined);
    setAsking(true);
    const found = located || (await position.ask());
    setAsking(false);
    // The user may have changed the filters while the browser was asking for the position, so the
    // newest filters are used.
    if (found) latest.current.change({ sort: 'distance', ...latest.current.inText });
    else setRefused(latest.current.params);
  };

  const isAsked = inText !== undefined || (params.sort === 'distance' && shownSort(params, located) !== 'distance');
  const isUnknown = !asking && isAsked;
  return {
    asking,
    trouble: refused === params ? 'refused' : isUnknown ? 'unknown' : undefined,
    show: () => void show(),
  };
}

interface NearNoteProps {
  near: Near;
  /** Button that opens the filter of districts. */
  districts: ReactNode;
  className: string;
}

/** Explains why the list isn't sorted by distance, and suggests a district instead. */
export function NearNote({ className, ...rest }: NearNoteProps) {
  return <LiveRegion className={className}>{rest.near.trouble !== undefined && <NearTrouble {...rest} />}</LiveRegion>;
}

function NearTrouble({ near, districts }: Omit<NearNoteProps, 'className'>) {
  return (
    <Callout tone="teal" icon={IconCurrentLocation}>
      {near.trouble === 'refused' ? (
        <p>Не&nbsp;удалось узнать, где вы. Разрешите доступ к&nbsp;геопозиции или&nbsp;выберите район.</p>
      ) : (
        <p>Чтобы начать с&nbsp;ближайших, нужно знать, где&nbsp;вы. Мы нигде этого не&nbsp;сохраняем.</p>
      )}
      <div className="mt-2.5 flex flex-wrap gap-2">
        {near.trouble === 'refused' && districts}
        <Button size="small" onClick={near.show}>
          {near.trouble === 'refused' ? 'Повторить' : 'Показать рядом со\u00A0мной'}
        </Button>
      </div>
    </Callout>
  );
}
