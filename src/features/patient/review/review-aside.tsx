import type { ReactNode } from 'react';
import type { VisitHost } from '@/domain/visit/visit-host';
import { VisitDoctor } from '@/features/patient/visit-parts/visit-doctor';
import { deadline } from '@/shared/format/time';
import { typeset } from '@/shared/format/typography';
import { Card } from '@/shared/ui/card';
import { useNow } from '@/shared/use-now';

interface ReviewedVisitProps {
  /** The doctor or the filial whom the patient visited. */
  host: VisitHost;
  serviceTitle: string;
  /** Date and time of the visit: «28 апреля, 11:40». */
  moment: string;
  /** Place and person of the visit, if known. */
  place?: string;
  children?: ReactNode;
}

/** Summary of the visit that the review is about. */
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

/** Explains what happens after the review is sent. */
export function AfterSending({ ofDoctor }: { ofDoctor: boolean }) {
  const moment = useNow();
  return (
    <Card>
      <h2 className="text-h3">Что будет дальше</h2>
      <ul className="mt-3 flex list-disc flex-col gap-1.5 pl-4 text-ink-2 marker:text-teal">
        <li>Модератор прочитает отзыв {deadline(moderationDue(moment), moment)}.</li>
        <li>
          {ofDoctor
            ? 'Потом его увидят все на\u00A0странице врача, а\u00A0врач сможет ответить.'
            : 'Потом его увидят все на\u00A0странице клиники.'}
        </li>
        <li>Изменить или&nbsp;удалить отзыв можно в&nbsp;любой день. Изменённый проверят снова.</li>
      </ul>
    </Card>
  );
}

const TWO_DAYS = 48 * 60 * 60 * 1000;

/** Deadline of the moderation, in milliseconds since the epoch. */
function moderationDue(sentAt: number): number {
  return sentAt + TWO_DAYS;
}
