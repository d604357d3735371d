import type { RouteArea } from '@/features/auth/session/access-rules';
import type { Cabinet } from '@/shared/session/session-record';
import { clinicMenu } from './clinic-menu';
import { doctorMenu } from './doctor-menu';
import type { MenuItem } from './menu-link';
import { patientMenu } from './patient-menu';

/**
 * Sections of the cabinets, for the drawer and the side navigation, in the order of docs/rules.md
 * §2.
 */
export const cabinetMenus: Record<Cabinet, readonly MenuItem[]> = {
  user: patientMenu,
  doctor: doctorMenu,
  clinic: clinicMenu,
};

export const cabinetTitles: Record<Cabinet, string> = { user: 'Пациент', doctor: 'Врач', clinic: 'Клиника' };

export type ProfessionalCabinet = 'doctor' | 'clinic';

/** Whether people work in this cabinet all day. Such a cabinet has its own header and no footer. */
export function isProfessional(area: RouteArea): area is ProfessionalCabinet {
  return area === 'doctor' || area === 'clinic';
}
