import { Link, useLocation } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { ClinicRight } from '#generated/models/clinic-right.ts';
import type { IconComponent } from '@/shared/ui/icon';
import type { PageLink } from '@/shared/url/router-types';

export interface MenuItem {
  readonly title: string;
  readonly icon: IconComponent;
  /** Absent: named in docs/rules.md §2, but has no page yet. */
  readonly link?: PageLink;
  /** Current on this page only, not on those below its URL. */
  readonly exact?: boolean;
  /** Pages of the section that docs/rules.md §2 puts at other URLs. */
  readonly also?: readonly string[];
  /** Of the clinic's cabinet: hidden from whoever lacks it (docs/rules.md §6). */
  readonly right?: ClinicRight;
}

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
