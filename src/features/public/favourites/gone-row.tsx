import type { ReactNode } from 'react';
import { type Favourite, favourites } from '@/shared/favourites/favourites';
import { Button } from '@/shared/ui/button';
import { Card } from '@/shared/ui/card';

/** Something kept that has no page any more: what became of it, and the way to drop it. */
export function GoneRow({ what, children }: { what: Favourite; children: ReactNode }) {
  return (
    <Card as="article" className="flex flex-wrap items-center gap-x-4 gap-y-3">
      <p className="min-w-40 flex-1 text-ink-2">{children}</p>
      <Button size="small" onClick={() => favourites.toggle(what)}>
        Убрать
      </Button>
    </Card>
  );
}
