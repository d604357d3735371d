import { Link, useLocation } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { PageLink } from '@/shared/url/router-types';
import type { MenuItem } from './cabinet-menu';

interface MenuLinkProps extends Pick<MenuItem, 'exact' | 'also'> {
  readonly link: PageLink | undefined;
  readonly className: string;
  /** A tooltip, where the link is an icon alone. */
  readonly title?: string | undefined;
  readonly onClick?: () => void;
  readonly children: ReactNode;
}

/** A link to a section of a cabinet, current on all pages of that section. */
export function MenuLink({ link, exact = false, also, ...rest }: MenuLinkProps) {
  const isAlsoHere = useLocation({ select: ({ pathname }) => also?.includes(pathname) ?? false });
  return (
    <Link {...link} {...rest} activeOptions={{ exact }} {...(isAlsoHere && { 'aria-current': 'page' as const })} />
  );
}
