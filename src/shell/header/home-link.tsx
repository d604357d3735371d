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
      // The mark alone where there is no room for more: in a cabinet's header on phones, on the smallest phones everywhere, or
      // nothing would be left of the city.
      className={cx(
        'inline-flex shrink-0 rounded-control max-[22.5rem]:w-8 max-[22.5rem]:overflow-hidden',
        markOnly && 'phone:w-8 phone:overflow-hidden',
      )}
    >
      <Logo />
    </Link>
  );
}
