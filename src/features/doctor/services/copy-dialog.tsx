import { useState } from 'react';
import { useDoctorServiceCopy } from '#generated/api/doctor-services/doctor-services.ts';
import { servicesCount } from '@/shared/format/counts';
import { price } from '@/shared/format/price';
import { typeset } from '@/shared/format/typography';
import { Button } from '@/shared/ui/button';
import { Checkbox } from '@/shared/ui/fields/checkbox';
import { ChoiceGroup } from '@/shared/ui/fields/field';
import { SelectField } from '@/shared/ui/fields/select';
import { Dialog } from '@/shared/ui/overlay/dialog';
import { useWrite } from '@/shared/write/use-write';
import { WriteError } from '@/shared/write/write-error';
import type { FilialServices } from './services-screen';

interface CopyDialogProps {
  readonly filials: readonly FilialServices[];
  readonly onClose: () => void;
}

/** Takes services with price and length into another filial; what is there already stays as it is. */
export function CopyDialog({ filials, onClose }: CopyDialogProps) {
  const fullest = filials.toSorted((a, b) => b.links.length - a.links.length);
  const [fromId, setFromId] = useState(fullest[0]?.id);
  const [toId, setToId] = useState(fullest.at(-1)?.id);
  const [left, setLeft] = useState<ReadonlySet<number>>(new Set());
  const copy = useWrite(useDoctorServiceCopy(), {
    done: ({ data }) => `Скопировано: ${servicesCount(data.length)}`,
    onDone: onClose,
  });
  const from = filials.find(({ id }) => id === fromId);
  const to = filials.find(({ id }) => id === toId);
  const known = new Set(to?.links.map(({ service }) => service.id));
  const free = fromId === toId ? [] : (from?.links.filter(({ service }) => !known.has(service.id)) ?? []);
  const chosen = free.filter(({ id }) => !left.has(id));

  const toggle = (id: number, taken: boolean) =>
    setLeft((before) => new Set(taken ? [...before].filter((one) => one !== id) : [...before, id]));
  const send = () => {
    if (from === undefined || to === undefined) return;
    copy.send({ data: { from_filial_id: from.id, to_filial_id: to.id, link_ids: chosen.map(({ id }) => id) } });
  };
  const options = filials.map(({ id, title }) => (
    <option key={id} value={id}>
      {title}
    </option>
  ));

  return (
    <Dialog
      size="wide"
      title="Скопировать услуги"
      onClose={onClose}
      secondary={<Button onClick={onClose}>Вернуться</Button>}
      primary={
        <Button variant="primary" disabled={chosen.length === 0} busy={copy.isSending && 'Копируем'} onClick={send}>
          {chosen.length === 0 ? 'Скопировать' : `Скопировать: ${servicesCount(chosen.length)}`}
        </Button>
      }
    >
      <div className="grid grid-cols-2 gap-4 text-ink phone:grid-cols-1">
        <SelectField
          label="Откуда"
          data-autofocus
          value={fromId}
          onChange={(event) => setFromId(Number(event.target.value))}
        >
          {options}
        </SelectField>
        <SelectField label="Куда" value={toId} onChange={(event) => setToId(Number(event.target.value))}>
          {options}
        </SelectField>
      </div>
      <div role="status" className="mt-4 text-ink">
        {fromId === toId ? (
          <p className="text-ink-2">Выберите разные клиники.</p>
        ) : free.length === 0 ? (
          <p className="text-ink-2">Копировать нечего: всё, что есть в&nbsp;первой клинике, уже есть во&nbsp;второй.</p>
        ) : (
          <ChoiceGroup legend="Какие услуги">
            {free.map((link) => (
              <Checkbox
                key={link.id}
                checked={!left.has(link.id)}
                count={price(link.price)}
                onChange={(event) => toggle(link.id, event.target.checked)}
              >
                {typeset(link.service.title)}
              </Checkbox>
            ))}
          </ChoiceGroup>
        )}
      </div>
      <WriteError of={copy} />
    </Dialog>
  );
}
