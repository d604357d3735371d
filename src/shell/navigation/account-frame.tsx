import type { ReactNode } from 'react';
import { CabinetLayout } from './cabinet-layout';
import { isProfessional } from './cabinet-menu';
import { useFrameArea } from './frame-area';

/**
 * Frame for the pages of the account. In the cabinets of doctor and clinic it is the cabinet's
 * frame.
 */
export function AccountFrame({ children }: { readonly children: ReactNode }) {
  const area = useFrameArea();
  if (!isProfessional(area)) return <div className="page py-10 page-grey phone:py-4">{children}</div>;
  return <CabinetLayout cabinet={area}>{children}</CabinetLayout>;
}
