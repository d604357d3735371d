import type { ReactNode } from 'react';
import { CabinetLayout } from './cabinet-layout';
import { isProfessional } from './cabinet-menu';
import { useFrameArea } from './frame-area';

/** Pages of the account: in the frame of the doctor's or clinic's cabinet, if that is open. */
export function AccountFrame({ children }: { readonly children: ReactNode }) {
  const area = useFrameArea();
  if (!isProfessional(area)) return <div className="page py-10 page-grey phone:py-4">{children}</div>;
  return <CabinetLayout cabinet={area}>{children}</CabinetLayout>;
}
