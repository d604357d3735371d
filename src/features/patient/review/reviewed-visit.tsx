import type { ReactNode } from 'react';
import type { VisitHost } from '@/domain/visit/visit-host';
import { VisitDoctor } from '@/features/patient/visit-parts/visit-doctor';
import { typeset } from '@/shared/format/typography';
import { Card } from '@/shared/ui/card';

interface ReviewedVisitProps {
  /** Whom it was to. */
  host: VisitHost;
  serviceTitle: string;
  /** «28 апреля, 11:40». */
  moment: string;
  /** Where and for whom, where that is known. */
  place?: string;
  /** The way to the visit. */
  children?: ReactNode;
}

/** Which visit the review is about. */
export function ReviewedVisit({ host, serviceTitle, moment, place, children }: ReviewedVisitProps) {
  return (
    <Card>
      <h2 className="sr-only">О каком приёме</h2>
      <VisitDoctor visit={host} />
      <p className="mt-4">{typeset(serviceTitle)}</p>
      <p className="text-small text-ink-3">{[moment, place].filter(Boolean).join('. ')}</p>
      {children}
    </Card>
  );
}
