import IconBuilding from '@tabler/icons-react/dist/esm/icons/IconBuilding.mjs';
import IconCalendarEvent from '@tabler/icons-react/dist/esm/icons/IconCalendarEvent.mjs';
import IconHeart from '@tabler/icons-react/dist/esm/icons/IconHeart.mjs';
import IconHome from '@tabler/icons-react/dist/esm/icons/IconHome.mjs';
import { linkOptions } from '@tanstack/react-router';
import type { Cabinet } from '@/shared/session/session-record';
import type { Glyph } from '@/shared/ui/icon';
import type { PageLink } from '@/shared/ui/page-link';

export interface MenuItem {
  readonly title: string;
  readonly glyph: Glyph;
  /** Absent: named by the specification, but without a page to lead to. */
  readonly link?: PageLink;
  /** The item stands for this page alone, not for those below its address. */
  readonly exact?: boolean;
}

interface CabinetMenu {
  /** The drawer's items as specification §2 orders them. */
  readonly drawer: readonly MenuItem[];
  /** The cabinet's other sections: below a line in the drawer. */
  readonly further: readonly MenuItem[];
  /** The side navigation's order of the same. */
  readonly side: readonly MenuItem[];
}

const patientHome: MenuItem = {
  title: 'Главная',
  glyph: IconHome,
  link: linkOptions({ to: '/fo/patient' }),
  exact: true,
};
const patientVisits: MenuItem = {
  title: 'Визиты',
  glyph: IconCalendarEvent,
  link: linkOptions({ to: '/fo/patient/visits' }),
};

/** A public page: hearts are given there, with or without a login. */
const patientFavourites: MenuItem = {
  title: 'Избранное',
  glyph: IconHeart,
  link: linkOptions({ to: '/favourites' }),
};

const doctorHome: MenuItem = {
  title: 'Главная',
  glyph: IconHome,
  link: linkOptions({ to: '/fo/doctor/home' }),
};

const clinicHome: MenuItem = {
  title: 'Главная',
  glyph: IconHome,
  link: linkOptions({ to: '/fo/clinic' }),
  exact: true,
};
const clinicFilials: MenuItem = {
  title: 'Все филиалы',
  glyph: IconBuilding,
  link: linkOptions({ to: '/fo/clinic/filials' }),
};

/** What each cabinet consists of. Only pages that exist stand here: a link that leads nowhere does not compile. */
export const cabinetMenus: Record<Cabinet, CabinetMenu> = {
  user: { drawer: [patientHome], further: [patientVisits, patientFavourites], side: [patientHome, patientVisits] },
  doctor: { drawer: [doctorHome], further: [], side: [doctorHome] },
  clinic: { drawer: [clinicHome, clinicFilials], further: [], side: [clinicFilials] },
};

/** The cabinet as its owner is called. */
export const cabinetTitles: Record<Cabinet, string> = { user: 'Пациент', doctor: 'Врач', clinic: 'Клиника' };
