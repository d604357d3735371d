import type { ReactNode } from 'react';
import { Card } from '@/shared/ui/card';
import { ChosenSlotCard } from './chosen-slot/chosen-slot-card';

/** The narrow card of the pages that ask one thing: who one is. */
export function AuthCard({ children }: { readonly children: ReactNode }) {
  return (
    <div className="page py-24 page-grey phone:py-4">
      <div className="mx-auto max-w-120">
        <ChosenSlotCard className="mb-4 phone:mb-3" />
        <Card className="p-8 phone:p-5">{children}</Card>
      </div>
    </div>
  );
}
