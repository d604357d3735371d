import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs';
import type { DoctorService } from '#generated/models/doctor-service.ts';
import { duration } from '@/shared/format/duration';
import { price } from '@/shared/format/price';
import { typeset } from '@/shared/format/typography';
import { Button } from '@/shared/ui/button';
import { Icon } from '@/shared/ui/icon';

interface ServiceRowProps {
  service: DoctorService;
  chosen: boolean;
  onChoose: () => void;
}

/** A service with its price; choosing it presets the booking. */
export function ServiceRow({
  service: { service, price: amount, duration_minutes: minutes },
  chosen,
  onChoose,
}: ServiceRowProps) {
  return (
    <li className="grid grid-cols-[1fr_auto_--spacing(26)] items-center gap-x-4 py-3 phone:grid-cols-[1fr_auto]">
      <div className="min-w-0">
        <p>{typeset(service.title)}</p>
        <p className="text-small text-ink-3">{duration(minutes)}</p>
      </div>
      <p className="font-semibold phone:row-start-2">{price(amount)}</p>
      <Button
        size="small"
        aria-pressed={chosen}
        onClick={onChoose}
        className="aria-pressed:border-teal aria-pressed:bg-teal-tint aria-pressed:text-teal-press phone:col-start-2 phone:row-span-2 phone:row-start-1"
      >
        {chosen ? (
          <>
            <Icon icon={IconCheck} size={16} />
            Выбрано
          </>
        ) : (
          'Выбрать'
        )}
        <span className="sr-only">: {service.title}</span>
      </Button>
    </li>
  );
}
