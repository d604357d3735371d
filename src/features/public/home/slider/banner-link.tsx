import type { ReactNode } from 'react';
import { useSession } from '@/shared/session/use-session';
import { ButtonLink } from '@/shared/ui/button';
import { cx } from '@/shared/ui/cx';
import type { Banner } from './banners';

const FAMILY = '/fo/patient/family';

interface BannerLinkProps {
  banner: Banner['key'];
  className: string;
  children: ReactNode;
}

/** The banner's button: white on every ground, because the search button stays the only primary one. */
export function BannerLink({ banner, className, children }: BannerLinkProps) {
  const { authenticated } = useSession();
  const look = { className: cx('border-transparent! text-ink!', className), children };

  // «Свободное время»: those who have some now, rather than every doctor of the city.
  if (banner === 'booking') {
    return <ButtonLink {...look} to="/search" search={{ category: 'doctors', when: 'tomorrow' }} />;
  }
  if (banner === 'analyses') return <ButtonLink {...look} to="/search" search={{ category: 'analysis' }} />;
  if (authenticated) return <ButtonLink {...look} to={FAMILY} />;
  return <ButtonLink {...look} to="/auth/login" search={{ redirect: FAMILY }} />;
}
