import type { ReactNode } from 'react';
import { isProblem } from '@/shared/api/problem';
import { type Favourite, favourites, useFavourites } from '@/shared/favourites/favourites';
import { type SectionAnswer, SectionQuery } from '@/shared/section/section-query';
import { Button } from '@/shared/ui/button';
import { Card } from '@/shared/ui/card';
import { Skeleton, SkeletonGroup } from '@/shared/ui/skeleton';

interface FavouriteRowProps<Data> {
  what: Favourite;
  query: SectionAnswer<Data>;
  /** Message shown if the doctor or clinic no longer exists. */
  gone: ReactNode;
  children: (data: Data) => ReactNode;
}

/**
 * A favourite, or a skeleton while it loads, or an error, or the message `gone`. The error and the
 * message have a button that removes the favourite, because they have no card with a heart icon.
 */
export function FavouriteRow<Data>({ what, query, gone, children }: FavouriteRowProps<Data>) {
  if (isProblem(query.error, 404)) {
    return (
      <Card as="article" className="flex flex-wrap items-center gap-x-4 gap-y-3">
        <p className="min-w-40 flex-1 text-ink-2">{gone}</p>
        <RemoveButton what={what} />
      </Card>
    );
  }
  return (
    <Card as="article">
      <SectionQuery query={query} skeleton={<FavouriteSkeleton />}>
        {children}
      </SectionQuery>
      {query.data === undefined && query.error !== null && (
        <div className="mt-2 -mb-2 -ml-2">
          <RemoveButton quiet what={what} />
        </div>
      )}
    </Card>
  );
}

/**
 * Button that removes the favourite, and after that restores it. A removed favourite stays on the
 * page until the user leaves.
 */
function RemoveButton({ what, quiet = false }: { what: Favourite; quiet?: boolean }) {
  const isFavourite = useFavourites().lists[what.kind].includes(what.slug);
  return (
    <Button
      size="small"
      variant={quiet || !isFavourite ? 'quiet' : 'secondary'}
      onClick={() => favourites.toggle(what)}
    >
      {isFavourite ? 'Убрать из\u00A0избранного' : 'Вернуть в\u00A0избранное'}
    </Button>
  );
}

export function FavouriteSkeleton() {
  return (
    <SkeletonGroup className="flex gap-4 phone:gap-3">
      <Skeleton className="size-18 shrink-0 rounded-full phone:size-14" />
      <div className="min-w-0 grow">
        <Skeleton className="h-5 w-8/12" />
        <Skeleton className="mt-2.5 h-4 w-6/12" />
        <Skeleton className="mt-2.5 h-4 w-5/12" />
        <Skeleton className="mt-4 h-4 w-7/12" />
        <Skeleton className="mt-2.5 mb-10 h-4 w-9/12" />
      </div>
    </SkeletonGroup>
  );
}
