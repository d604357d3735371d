import IconClockX from '@tabler/icons-react/dist/esm/icons/IconClockX.mjs';
import { Link } from '@tanstack/react-router';
import type { Visit } from '#generated/models/visit.ts';
import { BookingTimeLink } from '@/domain/slot/booking-link';
import { dayAt, freeSlots } from '@/domain/slot/slot-calendar';
import { againLink } from '@/domain/visit/visit-host';
import { useOfferedTimes } from '@/features/patient/booking/offered-times';
import { dayHeading } from '@/shared/format/date';
import { SectionError } from '@/shared/section/section-query';
import { Callout } from '@/shared/ui/callout';
import { Card } from '@/shared/ui/card';
import { Skeleton, SkeletonGroup } from '@/shared/ui/skeleton';
import { useToday } from '@/shared/use-now';

const SHOWN = 4;

/**
 * Notice that the clinic didn't answer the request and that the patient should not come. It offers
 * the nearest free times.
 */
export function Unanswered({ visit }: { visit: Visit }) {
  if (visit.cancelled_by !== 'unanswered') return null;
  return (
    <Card>
      <Callout tone="red" icon={IconClockX}>
        <strong>Клиника не&nbsp;ответила вовремя, запись не&nbsp;состоится.</strong>{' '}
        {visit.format === 'clinic' ? 'Приезжать не\u00A0нужно.' : 'Ждать не\u00A0нужно.'}
      </Callout>
      <h2 className="mt-5 text-h3">Ближайшее время</h2>
      <NearestTimes visit={visit} />
      <p className="mt-3">
        <Link {...againLink(visit, visit.service_id)} className="link">
          Все даты
        </Link>
      </p>
    </Card>
  );
}

function NearestTimes({ visit }: { visit: Visit }) {
  const { doctor, filial, service_id, services } = visit;
  const analyses = services?.map((one) => one.service_id);
  const today = useToday();
  const of = doctor === null ? { clinic: filial.clinic_slug } : { doctor: doctor.slug };
  const times = useOfferedTimes({ of, filialId: filial.id, serviceId: service_id }, { fresh: true });
  if (!times.data && times.error) {
    return <SectionError error={times.error} onRetry={() => void times.refetch()} busy={times.isFetching} />;
  }
  if (!times.data || times.isPending) {
    return (
      <SkeletonGroup label="Загружаем свободное время">
        <Skeleton className="mt-3 h-11" />
      </SkeletonGroup>
    );
  }
  const day = dayAt(times.data.days, times.date);
  if (day === undefined) return <p className="mt-2 text-ink-2">Свободного времени пока нет.</p>;
  const heading = dayHeading(day.date, today);
  return (
    <>
      <p className="mt-2 text-small text-ink-3">{heading}</p>
      <ul className="mt-2 grid grid-cols-4 gap-2">
        {freeSlots(day)
          .slice(0, SHOWN)
          .map(({ starts_at }) => (
            <li key={starts_at}>
              <BookingTimeLink
                booking={{ ...of, filial: filial.id, service: service_id, analyses, starts_at }}
                day={heading}
              />
            </li>
          ))}
      </ul>
    </>
  );
}
