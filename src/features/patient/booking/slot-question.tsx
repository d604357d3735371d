import { useDoctorSlots } from '@generated/api/public/public';
import IconClockX from '@tabler/icons-react/dist/esm/icons/IconClockX.mjs';
import IconCloudOff from '@tabler/icons-react/dist/esm/icons/IconCloudOff.mjs';
import { useState } from 'react';
import { SlotPicker } from '@/domain/slot/slot-picker';
import { SlotPickerSkeleton } from '@/domain/slot/slot-picker-skeleton';
import { dayAt, firstFreeDay, hasFree } from '@/domain/slot/slot-search';
import { slotRange } from '@/domain/slot/slot-window';
import { dayOf } from '@/shared/format/date';
import { time } from '@/shared/format/time';
import { Button } from '@/shared/ui/button';
import { Card } from '@/shared/ui/card';
import { ErrorState } from '@/shared/ui/error-state';
import { Note } from '@/shared/ui/note';
import type { SlotHoldState } from './use-slot-hold';

interface SlotQuestionProps {
  state: Exclude<SlotHoldState, { kind: 'asking' | 'held' }>;
  doctorSlug: string;
  filialId: number;
  serviceId: number;
  startsAt: string;
  onChoose: (startsAt: string) => void;
  onAskAgain: () => void;
}

/** The slot is not held (any more): why, and how to go on. What was typed stays where it is. */
export function SlotQuestion({ state, startsAt, onAskAgain, ...rest }: SlotQuestionProps) {
  const [choosing, setChoosing] = useState(state.kind === 'lost');
  const clock = time(startsAt);

  return (
    <Card aria-live="polite">
      {state.kind === 'lost' && (
        <Note tone="amber" glyph={IconClockX} role="alert">
          <strong>{clock} уже не&nbsp;занять.</strong> {state.text}. Выберите другое время, остальное мы&nbsp;сохранили.
        </Note>
      )}
      {state.kind === 'over' && (
        <div role="alert">
          <h2 className="text-h3">Прошло 5 минут</h2>
          <p className="mt-1 text-ink-2">
            Мы больше не&nbsp;держим {clock}. Если время ещё свободно, продолжите с&nbsp;ним или выберите другое.
          </p>
        </div>
      )}
      {state.kind === 'failed' && (
        <Note tone="red" glyph={IconCloudOff} role="alert">
          <strong>Не получилось занять {clock}.</strong> {state.text}.
        </Note>
      )}
      {state.kind !== 'lost' && (
        <div className="mt-4 flex flex-col gap-2">
          <Button variant="primary" wide onClick={onAskAgain}>
            {state.kind === 'over' ? `Продолжить с\u00A0${clock}` : 'Повторить'}
          </Button>
          {!choosing && (
            <Button wide onClick={() => setChoosing(true)}>
              Выбрать другое время
            </Button>
          )}
        </div>
      )}
      {choosing && (
        <div className="mt-5">
          <h2 className="sr-only">Другое время</h2>
          <OtherTimes startsAt={startsAt} {...rest} />
        </div>
      )}
    </Card>
  );
}

function OtherTimes({
  doctorSlug,
  filialId,
  serviceId,
  startsAt,
  onChoose,
}: Omit<SlotQuestionProps, 'state' | 'onAskAgain'>) {
  const slots = useDoctorSlots(doctorSlug, { filial_id: filialId, service_id: serviceId, ...slotRange() });
  const [day, setDay] = useState<string>();

  if (slots.isPending) return <SlotPickerSkeleton />;
  if (slots.isError) return <ErrorState level={3} onRetry={() => void slots.refetch()} busy={slots.isFetching} />;

  const days = slots.data.data;
  const sameDay = dayAt(days, dayOf(startsAt));
  const shown = day ?? (sameDay && hasFree(sameDay) ? sameDay.date : firstFreeDay(days)?.date);
  return <SlotPicker days={days} day={shown} onDayChange={setDay} value={undefined} onChange={onChoose} />;
}
