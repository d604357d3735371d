import { useState, useId } from 'react';
import type { DoctorService } from '#generated/models/doctor-service.ts';
import { groupByKind } from '@/domain/service/service-groups';
import { duration } from '@/shared/format/duration';
import { price } from '@/shared/format/price';
import { dateTime } from '@/shared/format/time';
import { typeset } from '@/shared/format/typography';
import { Button } from '@/shared/ui/button';
import { ChoiceGroup } from '@/shared/ui/fields/field';
import { RadioCard } from '@/shared/ui/fields/radio';
import { Sheet } from '@/shared/ui/overlay/sheet';
import { OtherTimes, type SlotSelection } from './offered-times';

interface TimeSheetProps {
  selection: SlotSelection;
  /** Whether the selected time is held, so that it can stay. */
  held: boolean;
  onChoose: (startsAt: string) => void;
  onClose: () => void;
}

/** Another time without leaving the page: the held one stays until the new one is held. */
export function TimeSheet({ selection, held, onChoose, onClose }: TimeSheetProps) {
  const { startsAt } = selection;
  const [chosen, setChosen] = useState(held ? startsAt : undefined);
  return (
    <Sheet
      title="Другое время"
      onClose={onClose}
      primary={
        <Button variant="primary" disabled={chosen === undefined} onClick={() => chosen && onChoose(chosen)}>
          {chosen ? `${chosen === startsAt ? 'Оставить' : 'Выбрать'} ${dateTime(chosen)}` : 'Выберите время'}
        </Button>
      }
    >
      <OtherTimes selection={selection} value={chosen} onChange={setChosen} />
    </Sheet>
  );
}

interface ServiceSheetProps {
  /** The doctor's services in that filial. */
  services: readonly DoctorService[];
  /** Id of the selected service. */
  value: number;
  onChoose: (serviceId: number) => void;
  onClose: () => void;
}

/** First or repeat visit, or another service of the same doctor in the same place: time and everything typed stay. */
export function ServiceSheet({ services, value, onChoose, onClose }: ServiceSheetProps) {
  const name = useId();
  const [chosen, setChosen] = useState(value);
  return (
    <Sheet
      title="Другая услуга"
      onClose={onClose}
      primary={
        <Button variant="primary" onClick={() => onChoose(chosen)}>
          Выбрать
        </Button>
      }
    >
      <div className="flex flex-col gap-5">
        {groupByKind(services).map(({ kind, title, services: links }) => (
          <ChoiceGroup key={kind} legend={title} className="flex flex-col gap-2">
            {links.map(({ id, service, price: amount, duration_minutes: minutes }) => (
              <RadioCard
                key={id}
                name={name}
                value={service.id}
                checked={service.id === chosen}
                data-autofocus={service.id === value || undefined}
                onChange={() => setChosen(service.id)}
                title={typeset(service.title)}
                note={`${duration(minutes)}, ${price(amount)}`}
              />
            ))}
          </ChoiceGroup>
        ))}
      </div>
    </Sheet>
  );
}
