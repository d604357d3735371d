import { Link, useLocation } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { ClinicRight } from '#generated/models/clinic-right.ts';
import type { IconComponent } from '@/shared/ui/icon';
import type { PageLink } from '@/shared/url/router-types';

export interface MenuItem {
  readonly title: string;
  readonly icon: IconComponent;
  /** Link of the section; undefined for a section of docs/rules.md §2 that has no page yet. */
  readonly link?: PageLink;
  /** Marks the link as current only on this page, not on pages whose URL is below it. */
  readonly exact?: boolean;
  /** Further URLs that belong to the section (docs/rules.md §2). */
  readonly also?: readonly string[];
  /** Right that is needed to see the section in a clinic's menu (docs/rules.md §6). */
  readonly right?: ClinicRight;
}

interface MenuLinkProps extends Pick<MenuItem, 'exact' | 'also'> {
  readonly link: PageLink | undefined;
  readonly className: string;
  /** Tooltip of a link without text. */
  readonly title?: string | undefined;
  readonly onClick?: () => void;
  readonly children: ReactNode;
}

/** Link to a section of a cabinet. The link is current on all pages of the section. */
export function MenuLink({ link, exact = false, also, ...rest }: MenuLinkProps) {
  const isAlsoHere = useLocation({ select: ({ pathname }) => also?.includes(pathname) ?? false });
  return (
    <Link {...link} {...rest} activeOptions={{ exact }} {...(isAlsoHere && { 'aria-current': 'page' as const })} />
  );
}
