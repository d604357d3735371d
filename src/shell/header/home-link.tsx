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
      // Only the mark on the smallest phones, which need the room for the city, and in a cabinet's header on phones.
      className={cx(
        'inline-flex shrink-0 rounded-control max-[22.5rem]:w-8 max-[22.5rem]:overflow-hidden',
        markOnly && 'phone:w-8 phone:overflow-hidden',
      )}
    >
      <Logo />
    </Link>
  );
}
