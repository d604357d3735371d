import IconChevronDown from '@tabler/icons-react/dist/esm/icons/IconChevronDown.mjs';
import IconMenu2 from '@tabler/icons-react/dist/esm/icons/IconMenu2.mjs';
import { useCurrentUser } from '@/features/auth/session/current-user';
import { Bell } from '@/features/notifications/bell';
import { lazyModule } from '@/shared/lazy/lazy-module';
import { useLazyModule } from '@/shared/lazy/use-lazy-module';
import { Avatar } from '@/shared/ui/avatar';
import { Icon } from '@/shared/ui/icon';
import { IconButton } from '@/shared/ui/icon-button';
import type { ProfessionalCabinet } from '@/shell/navigation/cabinet-menu';
import { useNavigationDrawer } from '@/shell/navigation/use-navigation-drawer';
import { firstAndSurname } from '@/shell/navigation/user-name';
import { HomeLink } from './home-link';

/**
 * The choice of a filial and the search for clients. Their code loads only in the clinic's cabinet.
 */
const clinicDesk = lazyModule(() => import('@/features/clinic-desk/clinic-desk'));

/**
 * Header of the doctor's and the clinic's cabinet, 56 px high. It has the cabinet's name and the
 * user; for clinics also the choice of a filial and the search for clients.
 */
export function ProfessionalHeader({ cabinet }: { cabinet: ProfessionalCabinet }) {
  const { user } = useCurrentUser();
  const menu = useNavigationDrawer();
  const desk = useLazyModule(clinicDesk, cabinet === 'clinic');

  return (
    <header className="sticky top-0 z-20 border-b border-line bg-white">
      <div className="flex min-h-14 flex-nowrap items-center gap-4 px-6 phone:gap-3 phone:px-4">
        <HomeLink markOnly />
        {cabinet === 'clinic' ? (
          <div className="flex min-w-0 grow items-center gap-4 border-line phone:gap-0 desktop:border-l desktop:pl-4">
            {desk && <desk.ClinicDesk />}
          </div>
        ) : (
          <span className="border-line text-small text-ink-2 phone:text-body phone:text-ink desktop:border-l desktop:py-1.5 desktop:pl-4">
            Кабинет врача
          </span>
        )}
        {user && <Bell cabinet={cabinet} className="ml-auto" />}
        {user && (
          <button
            type="button"
            {...menu.buttonProps}
            className="flex min-h-11 min-w-0 items-center gap-2 rounded-control px-1 text-small font-medium transition-colors hover:bg-teal-tint active:bg-teal-tint-2 phone:hidden"
          >
            <Avatar id={user.id} name={user.full_name} src={user.avatar} size={32} />
            <span className="sr-only">Меню: </span>
            <span className="truncate">{firstAndSurname(user.full_name)}</span>
            <Icon icon={IconChevronDown} size={16} />
          </button>
        )}
        <IconButton
          {...menu.buttonProps}
          icon={IconMenu2}
          label="Меню"
          className={user ? 'phone:-mr-2.5 phone:-ml-3 desktop:hidden' : 'ml-auto phone:-mr-2.5 desktop:hidden'}
        />
        {menu.drawer}
      </div>
    </header>
  );
}
