import { useLocation } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { hasRight } from '@/features/auth/session/clinic-rights';
import { useCurrentUser } from '@/features/auth/session/current-user';
import { ReadinessCard } from '@/features/readiness/readiness-card';
import { ReadinessNote } from '@/features/readiness/readiness-note';
import { useReadiness } from '@/features/readiness/use-readiness';
import type { Cabinet } from '@/shared/session/session-record';
import { cx } from '@/shared/ui/cx';
import { Icon } from '@/shared/ui/icon';
import { Skeleton } from '@/shared/ui/skeleton';
import { cabinetMenus } from './cabinet-menu';
import { type MenuItem, MenuLink } from './menu-link';

interface CabinetLayoutProps {
  cabinet: Cabinet;
  counts?: SideCounts;
  /** Set if the page needs the full width. The side navigation then shows only icons. */
  rail?: boolean;
  children: ReactNode;
}

const none: SideCounts = {};

/**
 * Side navigation and content of a cabinet's page. A page for patients is as wide as a public page,
 * a page for doctors or clinics as wide as the screen.
 */
export function CabinetLayout({ cabinet, counts = none, rail = false, children }: CabinetLayoutProps) {
  return (
    <div
      className={cx(
        'columns-cabinet',
        rail && 'wide:grid-cols-[--spacing(11)_minmax(0,1fr)]! wide:gap-5!',
        cabinet === 'user' ? 'page page-grey py-10 phone:py-5' : 'page-grey p-6 phone:px-(--gutter) phone:py-5',
      )}
    >
      <SideNav cabinet={cabinet} counts={counts} rail={rail} />
      <div className="min-w-0">
        <FirstSteps cabinet={cabinet} />
        {children}
      </div>
    </div>
  );
}

/**
 * Home page of each cabinet. The home page shows all first steps, other pages show only the next
 * step.
 */
const homes: Readonly<Record<Cabinet, string | undefined>> = {
  user: undefined,
  doctor: '/fo/doctor/home',
  clinic: '/fo/clinic/filials',
};

/**
 * First steps of a new doctor or clinic. They are shown until the first booking. Later only steps
 * that block bookings are shown, and only on the home page.
 */
function FirstSteps({ cabinet }: Pick<CabinetLayoutProps, 'cabinet'>) {
  const readiness = useReadiness(cabinet);
  const isHome = useLocation({ select: ({ pathname }) => pathname.replace(/\/$/, '') === homes[cabinet] });
  if (readiness === undefined) return null;
  const { wasBooked } = readiness;
  if (isHome && !wasBooked) return <ReadinessCard readiness={readiness} className="mb-6 phone:mb-4" />;
  if (!isHome && wasBooked) return null;
  return <ReadinessNote readiness={readiness} className="mb-6 phone:mb-4" />;
}

/** Counts that are shown at the end of links, by the path of the link. */
type SideCounts = Readonly<Record<string, ReactNode>>;

interface SideNavProps {
  cabinet: Cabinet;
  counts: SideCounts;
  rail: boolean;
}

/**
 * Side navigation of a cabinet on wide screens. On narrower screens the drawer has the same links.
 */
function SideNav({ cabinet, counts, rail }: SideNavProps) {
  const patient = cabinet === 'user';
  const { user, pending } = useCurrentUser();
  const isOpen = ({ right }: MenuItem): boolean => right === undefined || hasRight(user, right);
  const items = cabinetMenus[cabinet].filter((item) => pending || isOpen(item));
  return (
    <nav aria-label="Кабинет" className={cx('sticky narrow:hidden', patient ? 'top-28' : 'top-20')}>
      <ul className="flex flex-col gap-0.5">
        {items.map((item) => (
          <li key={item.title}>
            {isOpen(item) ? (
              <SideLink item={item} count={item.link?.to && counts[item.link.to]} rail={rail} patient={patient} />
            ) : (
              <RowSkeleton rail={rail} />
            )}
          </li>
        ))}
      </ul>
    </nav>
  );
}

interface SideLinkProps {
  item: MenuItem;
  count: ReactNode;
  rail: boolean;
  patient: boolean;
}

function SideLink({ item: { title, icon, link, right: _right, ...rest }, count, rail, patient }: SideLinkProps) {
  return (
    <MenuLink
      {...rest}
      link={link}
      title={rail ? title : undefined}
      className={cx(
        'flex items-center gap-3 rounded-control px-3 text-ink-2 transition-colors hover:bg-white/60 hover:text-ink',
        'aria-[current=page]:bg-white aria-[current=page]:text-ink',
        patient ? 'min-h-11' : 'min-h-10 text-small',
        rail && 'min-h-11 justify-center px-0',
      )}
    >
      <Icon icon={icon} className="in-aria-[current=page]:text-teal" />
      <span className={cx(rail && 'sr-only')}>{title}</span>
      {!rail && count}
    </MenuLink>
  );
}

/** Placeholder of a link. It is shown until the user's rights are known. */
function RowSkeleton({ rail }: { rail: boolean }) {
  return (
    <span className={cx('flex items-center gap-3', rail ? 'min-h-11 justify-center' : 'min-h-10 px-3')}>
      <Skeleton className="size-5" />
      {!rail && <Skeleton className="h-4 w-24" />}
    </span>
  );
}
