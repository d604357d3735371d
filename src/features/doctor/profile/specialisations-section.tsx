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
import { problemText } from '@/shared/api/problem-text';
import { Badge } from '@/shared/ui/badge';
import { Button } from '@/shared/ui/button';
import { FieldError } from '@/shared/ui/fields/field';
import { SelectField } from '@/shared/ui/fields/select';
import { IconButton } from '@/shared/ui/icon-button';
import { moved, OrderButtons, orderOf } from '@/shared/ui/order-buttons';
import { ProfileSection } from './use-section';

// The section says what went wrong. What is pressed faster than the server answers is done one after another.
const inTurn = { mutation: { meta: { silent: true }, scope: { id: 'doctor-specialisations' } } };

/** The first one names the doctor in lists; each act is saved at once. */
export function SpecialisationsSection({ links }: { readonly links: readonly SpecialisationLink[] }) {
  const directory = useDoctorSpecialisationDirectory({ query: { select: dataOf, meta: { silent: true } } });
  const order = useDoctorSpecialisationOrderUpdate(inTurn);
  const add = useDoctorSpecialisationLinkCreate(inTurn);
  const remove = useDoctorSpecialisationLinkDelete(inTurn);
  const [chosen, setChosen] = useState('');
  const ids = links.map(({ id }) => id);
  // What was asked for shows at once; a refusal brings the old order back.
  const wanted = orderOf(ids, order.isError ? undefined : order.variables?.data.specialisation_ids);
  const shown = wanted.flatMap((id) => links.find((link) => link.id === id) ?? []);
  const error = order.error ?? add.error ?? remove.error;
  const forget = () => [order, add, remove].filter(({ isError }) => isError).forEach(({ reset }) => reset());

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
                order.mutate({ data: { specialisation_ids: moved(wanted, index, to) } });
              }}
            />
            <IconButton
              size="small"
              icon={IconX}
              label={`Убрать: ${title}`}
              onClick={() => {
                if (remove.isPending && remove.variables.id === id) return;
                forget();
                remove.mutate({ id });
              }}
            />
          </li>
        ))}
      </ol>
      {error && (
        <div role="alert">
          <FieldError>{problemText(error)}</FieldError>
        </div>
      )}
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
          busy={add.isPending && 'Добавляем'}
          onClick={() => {
            if (chosen === '') return;
            forget();
            add.mutate({ data: { specialisation_id: Number(chosen) } }, { onSuccess: () => setChosen('') });
          }}
        >
          Добавить
        </Button>
      </div>
    </ProfileSection>
  );
}
