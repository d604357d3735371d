import IconCalendarOff from '@tabler/icons-react/dist/esm/icons/IconCalendarOff.mjs';
import IconClockExclamation from '@tabler/icons-react/dist/esm/icons/IconClockExclamation.mjs';
import { getRouteApi } from '@tanstack/react-router';
import type { SamplingPlace } from '#generated/models/sampling-place.ts';
import { firstFreeDay } from '@/domain/slot/slot-days';
import { SlotPicker } from '@/domain/slot/slot-picker';
import { SlotPickerSkeleton } from '@/domain/slot/slot-picker-skeleton';
import { dayOf } from '@/shared/format/date';
import { phoneHref } from '@/shared/format/phone';
import { time } from '@/shared/format/time';
import { Callout } from '@/shared/ui/callout';
import { ErrorState } from '@/shared/ui/error-state';
import type { SamplingSearch } from './sampling-search';
import { useSamplingTimes } from './use-sampling';

const route = getRouteApi('/clinic/$slug/sampling');

/** When: the picker, or why there is nothing to pick. */
export function SamplingTimes({ place }: { place: SamplingPlace }) {
  const navigate = route.useNavigate();
  const { slots, day, startsAt, lost } = useSamplingTimes(place);
  const choose = (choice: SamplingSearch) =>
    void navigate({ to: '.', search: (before) => ({ ...before, ...choice }), replace: true, resetScroll: false });

  if (slots.isError) {
    return (
      <ErrorState
        level={3}
        title="Не получилось загрузить время"
        onRetry={() => void slots.refetch()}
        busy={slots.isFetching}
      />
    );
  }
  if (!slots.data) return <SlotPickerSkeleton />;
  const days = slots.data.data;

  if (!firstFreeDay(days)) {
    return (
      <Callout tone="neutral" icon={IconCalendarOff}>
        Свободного времени на&nbsp;четыре недели нет. Позвоните в&nbsp;клинику:{' '}
        <a href={phoneHref(place.phone)} className="link whitespace-nowrap">
          {place.phone}
        </a>
        .
      </Callout>
    );
  }
  return (
    <>
      {lost !== undefined && (
        <Callout tone="amber" icon={IconClockExclamation} role="status" className="mb-4">
          <strong className="font-semibold">{time(lost)} уже заняли.</strong> Выберите другое время.
        </Callout>
      )}
      <SlotPicker
        layout="page"
        days={days}
        day={day}
        onDayChange={(date) => choose({ date, time: undefined })}
        value={startsAt}
        onChange={(chosen) => choose({ date: dayOf(chosen), time: time(chosen) })}
      />
    </>
  );
}
