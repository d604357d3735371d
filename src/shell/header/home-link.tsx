import { Link } from '@tanstack/react-router';
import { brand } from '@/shared/config/brand';
import { cx } from '@/shared/ui/cx';
import { Logo } from '@/shared/ui/logo';

/** The logo as a link to the home page. */
export function HomeLink({ markOnly }: { markOnly?: boolean }) {
  return (
    <Link
      to="/"
      aria-label={`${brand.name}, на главную`}
      // Phones show only the logo's mark in a cabinet. Elsewhere it is shown alone if there is no
      // room for the name. In a narrow header the logo shrinks before the city's name is cut
      // («Алма…»).
      className={cx(
        'inline-flex rounded-control phone:min-w-8 phone:shrink-[999999] desktop:shrink-0',
        markOnly && 'phone:w-8',
      )}
    >
      <Logo className="h-9 flex-wrap content-start overflow-hidden phone:h-8" />
    </Link>
  );
}
