import { clockOf } from '@/shared/format/clock';
import { weekdayDay } from '@/shared/format/date';
import { duration } from '@/shared/format/duration';
import { upperFirst } from '@/shared/format/letter-case';
import { Button } from '@/shared/ui/button';
import { Dialog } from '@/shared/ui/overlay/dialog';
import type { Gap } from './calendar-day';

/** A free interval with its date. */
export interface FreeTime extends Gap {
  readonly date: string;
}

interface GapSheetProps {
  free: FreeTime;
  onBook: () => void;
  onCloseTime: () => void;
  onClose: () => void;
}

/** Sheet with actions for a free interval: book a visit or close the time. */
export function GapSheet({ free, onBook, onCloseTime, onClose }: GapSheetProps) {
  const { date, from, to } = free;
  return (
    <Dialog
      title={`Свободно ${clockOf(from)}–${clockOf(to)}`}
      onClose={onClose}
      secondary={<Button onClick={onCloseTime}>Закрыть это время</Button>}
      primary={
        <Button variant="primary" data-autofocus onClick={onBook}>
          Записать пациента
        </Button>
      }
    >
      {upperFirst(weekdayDay(date))}, {duration(to - from)}
    </Dialog>
  );
}
