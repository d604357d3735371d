import type { RouteArea } from '@/features/auth/session/access-rules';
import type { Cabinet } from '@/shared/session/session-record';
import { clinicMenu } from './clinic-menu';
import { doctorMenu } from './doctor-menu';
import type { MenuItem } from './menu-link';
import { patientMenu } from './patient-menu';

/**
 * A cabinet's sections, for the drawer and the side navigation alike. Those that docs/rules.md §2
 * names keep its order. A link to a page that does not exist does not compile.
 */
export const cabinetMenus: Record<Cabinet, readonly MenuItem[]> = {
  user: patientMenu,
  doctor: doctorMenu,
  clinic: clinicMenu,
};

export const cabinetTitles: Record<Cabinet, string> = { user: 'Пациент', doctor: 'Врач', clinic: 'Клиника' };

export type ProfessionalCabinet = 'doctor' | 'clinic';

/** A cabinet where people work all day has its own header and no footer. */
export function isProfessional(area: RouteArea): area is ProfessionalCabinet {
  return area === 'doctor' || area === 'clinic';
}
