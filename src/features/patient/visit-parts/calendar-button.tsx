import IconCalendarPlus from '@tabler/icons-react/dist/esm/icons/IconCalendarPlus.mjs';
import type { Visit } from '#generated/models/visit.ts';
import { visitCalendar } from '@/domain/visit/visit-calendar';
import { now } from '@/shared/format/now';
import { notify } from '@/shared/notify';
import { Button, type ButtonStyleProps } from '@/shared/ui/button';
import { Icon } from '@/shared/ui/icon';

const giveUp = () => notify.error('Не получилось сохранить файл. Проверьте интернет и повторите');

interface CalendarButtonProps extends Pick<ButtonStyleProps, 'variant' | 'size' | 'wide' | 'className'> {
  visit: Visit;
  label?: string;
}

/** Saves the visit as an .ics file, which phones and computers open in their calendar. */
export function CalendarButton({ visit, label = 'Добавить в\u00A0календарь', ...look }: CalendarButtonProps) {
  const save = async () => {
    const page = `${window.location.origin}/fo/patient/visits/${visit.id}`;
    const url = URL.createObjectURL(
      new Blob([visitCalendar(visit, now(), page)], { type: 'text/calendar;charset=utf-8' }),
    );
    const link = document.createElement('a');
    link.href = url;
    link.download = `aman-${visit.number}.ics`;
    link.click();
    // By then the download has read the data.
    setTimeout(() => URL.revokeObjectURL(url), 1000);
  };
  return (
    <Button {...look} onClick={() => void save().catch(giveUp)}>
      <Icon icon={IconCalendarPlus} />
      {label}
    </Button>
  );
}
