import type { ReactNode } from 'react';
import { isProblem } from '@/shared/api/problem';
import { type Favourite, favourites, useFavourites } from '@/shared/favourites/favourites';
import { type SectionAnswer, SectionQuery } from '@/shared/section/section-query';
import { Button } from '@/shared/ui/button';
import { Card } from '@/shared/ui/card';
import { FavouriteSkeleton } from './favourite-skeleton';

interface KeptRowProps<Data> {
  what: Favourite;
  query: SectionAnswer<Data>;
  /** What to say of it once it has no page any more. */
  gone: ReactNode;
  children: (data: Data) => ReactNode;
}

/** Something kept, in whatever state it is. Without a heart of its own (it did not come, or is gone) it can be dropped all the same. */
export function KeptRow<Data>({ what, query, gone, children }: KeptRowProps<Data>) {
  if (isProblem(query.error, 404)) {
    return (
      <Card as="article" className="flex flex-wrap items-center gap-x-4 gap-y-3">
        <p className="min-w-40 flex-1 text-ink-2">{gone}</p>
        <DropButton what={what} />
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
          <DropButton quiet what={what} />
        </div>
      )}
    </Card>
  );
}

/** The row stays until the page is left, as with a heart: what was dropped can be given back. */
function DropButton({ what, quiet = false }: { what: Favourite; quiet?: boolean }) {
  const kept = useFavourites().lists[what.kind].includes(what.slug);
  return (
    <Button size="small" variant={quiet || !kept ? 'quiet' : 'secondary'} onClick={() => favourites.toggle(what)}>
      {kept ? 'Убрать из\u00A0избранного' : 'Вернуть в\u00A0избранное'}
    </Button>
  );
}
