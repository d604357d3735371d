import IconCalendarMinus from '@tabler/icons-react/dist/esm/icons/IconCalendarMinus.mjs';
import IconCalendarPlus from '@tabler/icons-react/dist/esm/icons/IconCalendarPlus.mjs';
import type { Visit } from '#generated/models/visit.ts';
import { visitCalendar } from '@/domain/visit/visit-calendar';
import { isCalledOff } from '@/domain/visit/visit-can';
import { saveBlob } from '@/shared/files/stored-file';
import { now } from '@/shared/format/now';
import { Button, type ButtonStyleProps } from '@/shared/ui/button';
import { Icon } from '@/shared/ui/icon';

interface CalendarButtonProps extends Pick<ButtonStyleProps, 'variant' | 'size' | 'wide' | 'className'> {
  visit: Visit;
  label?: string;
}

/** Downloads the visit as an .ics file for the device's calendar. */
export function CalendarButton({ visit, label = 'Добавить в\u00A0календарь', ...style }: CalendarButtonProps) {
  const save = () => {
    const page = `${window.location.origin}/fo/patient/visits/${visit.id}`;
    const calendar = new Blob([visitCalendar(visit, now(), page)], { type: 'text/calendar;charset=utf-8' });
    saveBlob(calendar, `aman-${visit.number}.ics`);
  };
  return (
    <Button {...style} onClick={save}>
      <Icon icon={isCalledOff(visit) ? IconCalendarMinus : IconCalendarPlus} />
      {label}
    </Button>
  );
}
