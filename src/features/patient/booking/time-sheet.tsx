import { useState } from 'react';
import { dateTime } from '@/shared/format/time';
import { Button } from '@/shared/ui/button';
import { Sheet } from '@/shared/ui/overlay/sheet';
import { OtherTimes } from './other-times';
import type { TimesOf } from './use-offered-slots';

interface TimeSheetProps {
  of: TimesOf;
  filialId: number;
  serviceId: number;
  /** The time that is chosen now. */
  startsAt: string;
  /** Whether it is held, so that it can stay. */
  held: boolean;
  onChoose: (startsAt: string) => void;
  onClose: () => void;
}

/** Another time without leaving the page: the one that is held stays until the new one is. */
export function TimeSheet({ startsAt, held, onChoose, onClose, ...rest }: TimeSheetProps) {
  const [chosen, setChosen] = useState(held ? startsAt : undefined);
  return (
    <Sheet
      title="Другое время"
      onClose={onClose}
      footer={
        <Button variant="primary" wide disabled={chosen === undefined} onClick={() => chosen && onChoose(chosen)}>
          {chosen ? `${chosen === startsAt ? 'Оставить' : 'Выбрать'} ${dateTime(chosen)}` : 'Выберите время'}
        </Button>
      }
    >
      <OtherTimes {...rest} startsAt={startsAt} value={chosen} onChoose={setChosen} />
    </Sheet>
  );
}
