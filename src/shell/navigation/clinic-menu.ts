import IconBell from '@tabler/icons-react/dist/esm/icons/IconBell.mjs';
import IconBuilding from '@tabler/icons-react/dist/esm/icons/IconBuilding.mjs';
import IconBuildingHospital from '@tabler/icons-react/dist/esm/icons/IconBuildingHospital.mjs';
import IconCalendarCheck from '@tabler/icons-react/dist/esm/icons/IconCalendarCheck.mjs';
import IconHome from '@tabler/icons-react/dist/esm/icons/IconHome.mjs';
import IconHourglass from '@tabler/icons-react/dist/esm/icons/IconHourglass.mjs';
import IconLayoutBoard from '@tabler/icons-react/dist/esm/icons/IconLayoutBoard.mjs';
import IconMessage from '@tabler/icons-react/dist/esm/icons/IconMessage.mjs';
import IconNews from '@tabler/icons-react/dist/esm/icons/IconNews.mjs';
import IconStethoscope from '@tabler/icons-react/dist/esm/icons/IconStethoscope.mjs';
import IconUsers from '@tabler/icons-react/dist/esm/icons/IconUsers.mjs';
import IconUserShield from '@tabler/icons-react/dist/esm/icons/IconUserShield.mjs';
import { linkOptions } from '@tanstack/react-router';
import type { MenuItem } from './menu-link';

const clinicHome: MenuItem = {
  title: 'Главная',
  icon: IconHome,
  link: linkOptions({ to: '/fo/clinic' }),
  exact: true,
};

const clinicFilials: MenuItem = {
  title: 'Все филиалы',
  icon: IconBuilding,
  link: linkOptions({ to: '/fo/clinic/filials' }),
};

const clinicDoctors: MenuItem = {
  title: 'Врачи',
  icon: IconStethoscope,
  link: linkOptions({ to: '/fo/clinic/doctors' }),
};

const clinicProfile: MenuItem = {
  title: 'Профиль клиники',
  icon: IconBuildingHospital,
  link: linkOptions({ to: '/fo/clinic/profile' }),
  also: ['/fo/clinic/edit-profile'],
  right: 'profile',
};

const clinicReviews: MenuItem = {
  title: 'Отзывы',
  icon: IconMessage,
  link: linkOptions({ to: '/fo/clinic/reviews' }),
};

const clinicNotifications: MenuItem = {
  title: 'Уведомления',
  icon: IconBell,
  link: linkOptions({ to: '/fo/clinic/notifications' }),
};

const clinicBoard: MenuItem = {
  title: 'Доска',
  icon: IconLayoutBoard,
  link: linkOptions({ to: '/fo/clinic/board' }),
  right: 'visits',
};

const clinicVisits: MenuItem = {
  title: 'Записи',
  icon: IconCalendarCheck,
  link: linkOptions({ to: '/fo/clinic/visits' }),
  right: 'visits',
};

const clinicClients: MenuItem = {
  title: 'Клиенты',
  icon: IconUsers,
  link: linkOptions({ to: '/fo/clinic/clients' }),
  right: 'clients',
};

const clinicWaitlist: MenuItem = {
  title: 'Лист ожидания',
  icon: IconHourglass,
  link: linkOptions({ to: '/fo/clinic/waitlist' }),
  right: 'waitlist',
};

const clinicNews: MenuItem = {
  title: 'Новости',
  icon: IconNews,
  link: linkOptions({ to: '/fo/clinic/news' }),
  right: 'news',
};

const clinicStaff: MenuItem = {
  title: 'Сотрудники',
  icon: IconUserShield,
  link: linkOptions({ to: '/fo/clinic/staff' }),
  right: 'staff',
};

export const clinicMenu: readonly MenuItem[] = [
  clinicHome,
  clinicFilials,
  clinicBoard,
  clinicVisits,
  clinicClients,
  clinicDoctors,
  clinicReviews,
  clinicNotifications,
  clinicWaitlist,
  clinicNews,
  clinicStaff,
  clinicProfile,
];
