import { useLocation } from '@tanstack/react-router';
import { CityPicker } from '@/shell/city/city-picker';
import { SearchOpener } from '@/shell/search-field/search-opener';
import { HomeLink } from './home-link';
import { SectionNav } from './section-nav';
import { UserMenu } from './user-menu';

/** 72 px high, 56 on phones: logo, city, sections, search, who is logged in. */
export function PublicHeader() {
  const hasOwnField = useLocation({ select: ({ pathname }) => pathname === '/' || pathname === '/search' });
  return (
    <header className="sticky top-0 z-20 border-b border-line bg-white">
      <div className="page flex h-18 items-center gap-6 phone:h-14 phone:gap-2 snug:gap-3">
        <HomeLink />
        <div className="flex max-w-56 min-w-0 phone:ml-auto">
          <CityPicker variant="header" />
        </div>
        <SectionNav className="narrow:hidden" />
        {/* What is left of the row: the search gives way first, then the city. */}
        <div className="flex items-center justify-end gap-3 phone:gap-0 desktop:min-w-52 desktop:grow desktop:basis-0">
          {!hasOwnField && <SearchOpener />}
          <UserMenu />
        </div>
      </div>
    </header>
  );
}
