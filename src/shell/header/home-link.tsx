import { Link } from '@tanstack/react-router';
import { brandWords } from '@/shared/config/brand-words';
import { cx } from '@/shared/ui/cx';
import { Logo } from '@/shared/ui/logo';

/** The logo, which leads home. */
export function HomeLink({ markOnly }: { markOnly?: boolean }) {
  return (
    <Link
      to="/"
      aria-label={`${brandWords.name}, на главную`}
      // On phones a cabinet's header has room for the mark alone.
      className={cx('inline-flex shrink-0 rounded-control', markOnly && 'phone:w-8 phone:overflow-hidden')}
    >
      <Logo />
    </Link>
  );
}
