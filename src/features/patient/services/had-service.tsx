import { Link } from '@tanstack/react-router';
import type { PatientService } from '#generated/models/patient-service.ts';
import { VisitPortrait, visitWith } from '@/domain/visit/visit-host';
import { visitsCount } from '@/shared/format/counts';
import { calendarDay } from '@/shared/format/date';
import { price } from '@/shared/format/price';
import { typeset } from '@/shared/format/typography';
import { Card } from '@/shared/ui/card';
import { BookAgainButton } from './book-again-button';

/** A service that one had: when last, with whom, where, what it cost then. */
export function HadService({ record }: { record: PatientService }) {
  const { service, filial } = record;
  return (
    <Card as="li" className="flex items-center gap-4 phone:flex-col phone:items-stretch">
      <div className="min-w-0 grow">
        <h2 className="text-title wrap-break-word">
          <Link
            to="/fo/patient/services/$id"
            params={{ id: String(service.id) }}
            className="rounded-badge transition-colors hover:text-teal"
          >
            {typeset(service.title)}
          </Link>
        </h2>
        <p className="mt-1 text-small text-ink-2">
          {record.visits_count > 1 && `${visitsCount(record.visits_count)}, последний `}
          {calendarDay(record.last_visit_at)}
        </p>
        <div className="mt-3 flex items-center gap-3">
          <VisitPortrait visit={record} size={40} />
          <div className="min-w-0">
            <p>{visitWith(record)}</p>
            <p className="text-small text-ink-3">{filial.title}</p>
          </div>
        </div>
      </div>
      <div className="flex shrink-0 flex-col items-end gap-3 phone:flex-row phone:items-center phone:justify-between">
        <p>
          <span className="text-small text-ink-3">Было </span>
          <span className="font-medium">{price(record.price)}</span>
        </p>
        <BookAgainButton record={record} size="small" />
      </div>
    </Card>
  );
}
