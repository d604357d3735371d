import { Link } from '@tanstack/react-router';
import { brand } from '@/shared/config/brand';
import { cx } from '@/shared/ui/cx';
import { Logo } from '@/shared/ui/logo';

/** The logo, which leads home. */
export function HomeLink({ markOnly }: { markOnly?: boolean }) {
  return (
    <Link
      to="/"
      aria-label={`${brand.name}, на главную`}
      // Only the mark where the row has no room for the name too, and in a cabinet's header on phones.
      // It gives way before the city does: a hair less would already cut «Алма…».
      className={cx(
        'inline-flex rounded-control phone:min-w-8 phone:shrink-[999999] desktop:shrink-0',
        markOnly && 'phone:w-8',
      )}
    >
      <Logo className="h-9 flex-wrap content-start overflow-hidden phone:h-8" />
    </Link>
  );
}
