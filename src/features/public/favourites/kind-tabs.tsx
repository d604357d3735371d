import type { FavouriteKind } from '#generated/models/favourite-kind.ts';
import type { FavouriteLists } from '@/shared/favourites/guest-list';
import { TabLink, TabLinks } from '@/shared/ui/tab-links';

interface KindTabsProps {
  kind: FavouriteKind;
  shown: FavouriteLists;
  /** Doctors marked for comparison stay marked while one looks at the clinics. */
  compare: string[] | undefined;
}

/** Doctors or clinics, where somebody keeps both. */
export function KindTabs({ kind, shown, compare }: KindTabsProps) {
  const marked = compare && { compare };
  return (
    <TabLinks label="Избранное" className="mb-5 phone:-mx-(--gutter) phone:mb-4 phone:px-(--gutter)">
      <TabLink
        to="/favourites"
        search={{ ...marked }}
        replace
        resetScroll={false}
        active={kind === 'doctor'}
        count={shown.doctor.length}
      >
        Врачи
      </TabLink>
      <TabLink
        to="/favourites"
        search={{ ...marked, kind: 'clinic' }}
        replace
        resetScroll={false}
        active={kind === 'clinic'}
        count={shown.clinic.length}
      >
        Клиники
      </TabLink>
    </TabLinks>
  );
}
