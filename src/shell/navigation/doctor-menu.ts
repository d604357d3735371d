import IconArchive from '@tabler/icons-react/dist/esm/icons/IconArchive.mjs';
import IconBell from '@tabler/icons-react/dist/esm/icons/IconBell.mjs';
import IconBuildingHospital from '@tabler/icons-react/dist/esm/icons/IconBuildingHospital.mjs';
import IconCalendarClock from '@tabler/icons-react/dist/esm/icons/IconCalendarClock.mjs';
import IconChartBar from '@tabler/icons-react/dist/esm/icons/IconChartBar.mjs';
import IconClock from '@tabler/icons-react/dist/esm/icons/IconClock.mjs';
import IconHome from '@tabler/icons-react/dist/esm/icons/IconHome.mjs';
import IconHourglass from '@tabler/icons-react/dist/esm/icons/IconHourglass.mjs';
import IconListCheck from '@tabler/icons-react/dist/esm/icons/IconListCheck.mjs';
import IconMessage from '@tabler/icons-react/dist/esm/icons/IconMessage.mjs';
import IconUser from '@tabler/icons-react/dist/esm/icons/IconUser.mjs';
import IconUsers from '@tabler/icons-react/dist/esm/icons/IconUsers.mjs';
import { linkOptions } from '@tanstack/react-router';
import type { MenuItem } from './menu-link';

const doctorHome: MenuItem = {
  title: 'Главная',
  icon: IconHome,
  link: linkOptions({ to: '/fo/doctor/home' }),
};

const doctorSchedule: MenuItem = {
  title: 'Расписание',
  icon: IconCalendarClock,
  link: linkOptions({ to: '/fo/doctor/schedule' }),
  also: ['/fo/doctor/calendar'],
};

const doctorHours: MenuItem = {
  title: 'Часы приёма',
  icon: IconClock,
  link: linkOptions({ to: '/fo/doctor/operating-modes' }),
  also: ['/fo/doctor/schedule-settings'],
};

const doctorPatients: MenuItem = {
  title: 'Пациенты',
  icon: IconUsers,
  link: linkOptions({ to: '/fo/doctor/patients' }),
};

const doctorWaitlist: MenuItem = {
  title: 'Лист ожидания',
  icon: IconHourglass,
  link: linkOptions({ to: '/fo/doctor/waitlist' }),
};

const doctorArchive: MenuItem = {
  title: 'Архив',
  icon: IconArchive,
  link: linkOptions({ to: '/fo/doctor/archive' }),
};

const doctorProfile: MenuItem = {
  title: 'Профиль',
  icon: IconUser,
  link: linkOptions({ to: '/fo/doctor/profile' }),
};

const doctorServices: MenuItem = {
  // With the title «Услуги» this link would have the same text as the public section «Услуги» in
  // the same drawer.
  title: 'Услуги и\u00A0цены',
  icon: IconListCheck,
  link: linkOptions({ to: '/fo/doctor/services' }),
};

const doctorClinics: MenuItem = {
  title: 'Мои клиники',
  icon: IconBuildingHospital,
  link: linkOptions({ to: '/fo/doctor/clinics-binding' }),
};

const doctorNotifications: MenuItem = {
  title: 'Уведомления',
  icon: IconBell,
  link: linkOptions({ to: '/fo/doctor/notifications' }),
};

const doctorReviews: MenuItem = {
  title: 'Отзывы',
  icon: IconMessage,
  link: linkOptions({ to: '/fo/doctor/reviews' }),
  also: ['/fo/doctor/reviews-in-process'],
};

const doctorAnalytics: MenuItem = {
  title: 'Аналитика',
  icon: IconChartBar,
  link: linkOptions({ to: '/fo/doctor/analytics' }),
};

export const doctorMenu: readonly MenuItem[] = [
  doctorHome,
  doctorSchedule,
  doctorHours,
  doctorPatients,
  doctorWaitlist,
  doctorClinics,
  doctorProfile,
  doctorNotifications,
  doctorAnalytics,
  doctorServices,
  doctorReviews,
  doctorArchive,
];
