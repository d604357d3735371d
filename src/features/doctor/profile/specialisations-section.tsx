import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs';
import { useState } from 'react';
import {
  useDoctorSpecialisationDirectory,
  useDoctorSpecialisationLinkCreate,
  useDoctorSpecialisationLinkDelete,
  useDoctorSpecialisationOrderUpdate,
} from '#generated/api/doctor-specialisations/doctor-specialisations.ts';
import type { SpecialisationLink } from '#generated/models/specialisation-link.ts';
import { dataOf } from '@/shared/api/load';
import { Badge } from '@/shared/ui/badge';
import { Button } from '@/shared/ui/button';
import { SelectField } from '@/shared/ui/fields/select';
import { IconButton } from '@/shared/ui/icon-button';
import { moved, OrderButtons, orderOf } from '@/shared/ui/order-buttons';
import { useWrite } from '@/shared/write/use-write';
import { WriteError } from '@/shared/write/write-error';
import { ProfileSection } from './use-section';

/** What is pressed faster than the server answers is done one after another. */
const scope = { mutation: { scope: { id: 'doctor-specialisations' } } };
const several = { several: true };

/** The first one names the doctor in lists; each act is saved at once. */
export function SpecialisationsSection({ links }: { readonly links: readonly SpecialisationLink[] }) {
  const directory = useDoctorSpecialisationDirectory({ query: { select: dataOf, meta: { silent: true } } });
  const order = useWrite(useDoctorSpecialisationOrderUpdate(scope), several);
  const [chosen, setChosen] = useState('');
  const add = useWrite(useDoctorSpecialisationLinkCreate(scope), { onDone: () => setChosen('') });
  const remove = useWrite(useDoctorSpecialisationLinkDelete(scope), several);
  const ids = links.map(({ id }) => id);
  // What was asked for shows at once; a refusal brings the old order back.
  const wanted = orderOf(ids, order.error ? undefined : order.variables?.data.specialisation_ids);
  const shown = wanted.flatMap((id) => links.find((link) => link.id === id) ?? []);
  const forget = () => [order, add, remove].filter(({ error }) => error !== null).forEach((write) => write.forget());

  return (
    <ProfileSection
      id="specialisations"
      heading="Специализации"
      note="Первая стоит на&nbsp;вашей карточке. От&nbsp;специализаций зависит, какие услуги можно добавить."
    >
      <ol className="-mt-2 divide-y divide-line">
        {shown.map(({ id, specialisation: { title } }, index) => (
          <li key={id} className="flex min-h-13 items-center gap-2 py-1">
            <p className="flex min-w-0 flex-1 flex-wrap items-center gap-2 wrap-anywhere">
              {title}
              {index === 0 && <Badge tone="teal">Основная</Badge>}
            </p>
            <OrderButtons
              what={title}
              index={index}
              count={shown.length}
              onMove={(to) => {
                forget();
                order.send({ data: { specialisation_ids: moved(wanted, index, to) } });
              }}
            />
            <IconButton
              size="small"
              icon={IconX}
              label={`Убрать: ${title}`}
              onClick={() => {
                if (remove.isSending && remove.variables?.id === id) return;
                forget();
                remove.send({ id });
              }}
            />
          </li>
        ))}
      </ol>
      <WriteError of={[order, add, remove]} />
      <div className="mt-3 flex flex-wrap items-end gap-2">
        <SelectField
          className="w-72 max-w-full phone:grow"
          label="Ещё одна специализация"
          size="small"
          value={chosen}
          hint={
            directory.isError && (
              <>
                Список не&nbsp;загрузился.{' '}
                <Button variant="quiet" size="small" onClick={() => void directory.refetch()}>
                  Повторить
                </Button>
              </>
            )
          }
          onChange={(event) => setChosen(event.target.value)}
        >
          <option value="">Выберите</option>
          {directory.data
            ?.filter(({ id }) => !ids.includes(id))
            .map(({ id, title }) => (
              <option key={id} value={id}>
                {title}
              </option>
            ))}
        </SelectField>
        <Button
          aria-disabled={chosen === ''}
          busy={add.isSending && 'Добавляем'}
          onClick={() => {
            if (chosen === '') return;
            forget();
            add.send({ data: { specialisation_id: Number(chosen) } });
          }}
        >
          Добавить
        </Button>
      </div>
    </ProfileSection>
  );
}
