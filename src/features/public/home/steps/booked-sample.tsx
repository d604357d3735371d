import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs';
import { addDays, dayMonth } from '@/shared/format/date';
import { Badge } from '@/shared/ui/badge';
import { useToday } from '@/shared/use-now';
import portrait from './portrait.svg';

/** A confirmed visit. */
export function BookedSample() {
  const today = useToday();
  return (
    <>
      <span className="flex items-center gap-3">
        <img src={portrait} alt="" width={56} height={56} loading="lazy" className="size-14 rounded-full" />
        <span>
          <span className="block font-medium">Айгуль Серикова</span>
          <span className="block text-small text-ink-2">{dayMonth(addDays(today, 1))}, 14:30</span>
        </span>
      </span>
      <span>
        <Badge tone="green" icon={IconCheck}>
          Запись подтверждена
        </Badge>
      </span>
    </>
  );
}
