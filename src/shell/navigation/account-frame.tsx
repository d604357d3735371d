import type { ReactNode } from 'react';
import { useFactorRequirement } from '@/features/auth/session/factor-requirement';
import { CabinetLayout } from './cabinet-layout';
import { isProfessional } from './cabinet-menu';
import { useFrameArea } from './frame-area';

/**
 * Frame for the pages of the account. In the cabinets of doctor and clinic these pages have the
 * frame of the cabinet.
 */
export function AccountFrame({ children }: { readonly children: ReactNode }) {
  const area = useFrameArea();
  // A clinic may require a second factor. Until it is set up, the clinic's cabinet reads nothing.
  const isClosed = useFactorRequirement()?.isDue === true && area === 'clinic';
  if (!isProfessional(area) || isClosed) return <div className="page py-10 page-grey phone:py-4">{children}</div>;
  return <CabinetLayout cabinet={area}>{children}</CabinetLayout>;
}
