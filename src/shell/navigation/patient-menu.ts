import IconBell from '@tabler/icons-react/dist/esm/icons/IconBell.mjs';
import IconBuildingHospital from '@tabler/icons-react/dist/esm/icons/IconBuildingHospital.mjs';
import IconCalendarEvent from '@tabler/icons-react/dist/esm/icons/IconCalendarEvent.mjs';
import IconClipboardHeart from '@tabler/icons-react/dist/esm/icons/IconClipboardHeart.mjs';
import IconHeart from '@tabler/icons-react/dist/esm/icons/IconHeart.mjs';
import IconHome from '@tabler/icons-react/dist/esm/icons/IconHome.mjs';
import IconMessage from '@tabler/icons-react/dist/esm/icons/IconMessage.mjs';
import IconNews from '@tabler/icons-react/dist/esm/icons/IconNews.mjs';
import IconStethoscope from '@tabler/icons-react/dist/esm/icons/IconStethoscope.mjs';
import IconUser from '@tabler/icons-react/dist/esm/icons/IconUser.mjs';
import IconUsersGroup from '@tabler/icons-react/dist/esm/icons/IconUsersGroup.mjs';
import { linkOptions } from '@tanstack/react-router';
import type { MenuItem } from './menu-link';

const patientHome: MenuItem = {
  title: 'Главная',
  icon: IconHome,
  link: linkOptions({ to: '/fo/patient' }),
  exact: true,
};
const patientVisits: MenuItem = {
  title: 'Визиты',
  icon: IconCalendarEvent,
  link: linkOptions({ to: '/fo/patient/visits' }),
  also: ['/fo/patient/calendar'],
};
const patientProfile: MenuItem = {
  title: 'Профиль',
  icon: IconUser,
  link: linkOptions({ to: '/fo/patient/profile' }),
};

const patientMedicalCard: MenuItem = {
  title: 'Медкарта',
  icon: IconClipboardHeart,
  link: linkOptions({ to: '/fo/patient/medical-card' }),
  also: ['/fo/patient/update-document'],
};

const patientFamily: MenuItem = {
  title: 'Семья',
  icon: IconUsersGroup,
  link: linkOptions({ to: '/fo/patient/family' }),
};

const patientReviews: MenuItem = {
  title: 'Отзывы',
  icon: IconMessage,
  link: linkOptions({ to: '/fo/patient/reviews' }),
  also: ['/fo/patient/reviews-in-process'],
};
const patientNews: MenuItem = {
  title: 'Новости',
  icon: IconNews,
  link: linkOptions({ to: '/fo/patient/news' }),
};
const patientServices: MenuItem = {
  title: 'Мои услуги',
  icon: IconStethoscope,
  link: linkOptions({ to: '/fo/patient/services' }),
};
const patientClinics: MenuItem = {
  title: 'Мои клиники',
  icon: IconBuildingHospital,
  link: linkOptions({ to: '/fo/patient/clinics' }),
};

/** Link to the page of favourites. The page is public, so guests can open it too. */
const patientFavourites: MenuItem = {
  title: 'Избранное',
  icon: IconHeart,
  link: linkOptions({ to: '/favourites' }),
};

const patientNotifications: MenuItem = {
  title: 'Уведомления',
  icon: IconBell,
  link: linkOptions({ to: '/fo/patient/notifications' }),
  also: ['/fo/patient/reminders'],
};

export const patientMenu: readonly MenuItem[] = [
  patientHome,
  patientVisits,
  patientProfile,
  patientMedicalCard,
  patientFamily,
  patientReviews,
  patientFavourites,
  patientServices,
  patientClinics,
  patientNotifications,
  patientNews,
];
