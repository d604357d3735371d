import type { RouteArea } from '@/features/auth/session/access-rules';

export type ProfessionalCabinet = 'doctor' | 'clinic';

/** A cabinet where somebody works all day: its own header, no footer. */
export function isProfessional(area: RouteArea): area is ProfessionalCabinet {
  return area === 'doctor' || area === 'clinic';
}
