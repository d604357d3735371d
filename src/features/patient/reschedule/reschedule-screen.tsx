import { useVisitReadSuspense } from '@generated/api/patient/patient';
import { useDoctorSlots } from '@generated/api/public/public';
import IconLock from '@tabler/icons-react/dist/esm/icons/IconLock.mjs';
import { getRouteApi } from '@tanstack/react-router';
import { useState } from 'react';
import { SlotPicker } from '@/domain/slot/slot-picker';
import { SlotPickerSkeleton } from '@/domain/slot/slot-picker-skeleton';
import { firstFreeDay } from '@/domain/slot/slot-search';
import { slotRange } from '@/domain/slot/slot-window';
import { canChange } from '@/domain/visit/visit-can';
import { dateTime } from '@/shared/format/time';
import { BackLink } from '@/shared/ui/back-link';
import { Card } from '@/shared/ui/card';
import { ErrorState } from '@/shared/ui/error-state';
import { Note } from '@/shared/ui/note';
import { RescheduleClosed } from './reschedule-closed';
import { RescheduleSummary } from './reschedule-summary';

const route = getRouteApi('/fo/patient/_cabinet/visits/$id/reschedule');

/** Another time for the same visit. The old one stays the patient's until the new one is confirmed. */
export function RescheduleScreen() {
  const { id } = route.useParams();
  const { data: visit } = useVisitReadSuspense(Number(id), { query: { select: (body) => body.data } });
  const slots = useDoctorSlots(visit.doctor.slug, {
    filial_id: visit.filial.id,
    service_id: visit.service_id,
    ...slotRange(),
  });
  const [day, setDay] = useState<string>();
  const [startsAt, setStartsAt] = useState<string>();
  const days = slots.data?.data ?? [];

  return (
    <>
      <BackLink to="/fo/patient/visits/$id" params={{ id }}>
        Визит
      </BackLink>
      <h1 className="mt-1 text-page">Перенести визит</h1>
      {canChange(visit) ? (
        <div className="mt-6 columns-cabinet-aside">
          <Card>
            <h2 className="sr-only">Новое время</h2>
            {slots.isPending && <SlotPickerSkeleton />}
            {slots.isError && <ErrorState onRetry={() => void slots.refetch()} busy={slots.isFetching} />}
            {slots.isSuccess && (
              <SlotPicker
                layout="page"
                days={days}
                day={day ?? firstFreeDay(days)?.date}
                onDayChange={setDay}
                value={startsAt}
                onChange={setStartsAt}
              />
            )}
            <Note tone="neutral" glyph={IconLock} className="mt-6">
              Прежнее время, {dateTime(visit.starts_at)}, остаётся за&nbsp;вами, пока вы&nbsp;не&nbsp;подтвердите новое.
            </Note>
          </Card>
          <RescheduleSummary visit={visit} startsAt={startsAt} onLost={() => setStartsAt(undefined)} />
        </div>
      ) : (
        <RescheduleClosed visit={visit} />
      )}
    </>
  );
}
