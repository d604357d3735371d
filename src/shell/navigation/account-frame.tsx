import type { ReactNode } from 'react';
import { useFactorDemand } from '@/features/auth/session/factor-demand';
import { CabinetLayout } from './cabinet-layout';
import { isProfessional } from './cabinet-menu';
import { useFrameArea } from './frame-area';

/**
 * Frame for the pages of the account. In the cabinets of doctor and clinic it is the cabinet's
 * frame.
 */
export function AccountFrame({ children }: { readonly children: ReactNode }) {
  const area = useFrameArea();
  // The clinic's cabinet reads nothing before the second factor that it demands is on.
  const isClosed = useFactorDemand()?.isDue === true && area === 'clinic';
  if (!isProfessional(area) || isClosed) return <div className="page py-10 page-grey phone:py-4">{children}</div>;
  return <CabinetLayout cabinet={area}>{children}</CabinetLayout>;
}
