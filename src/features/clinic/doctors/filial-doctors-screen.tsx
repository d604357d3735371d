import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs';
import IconStethoscope from '@tabler/icons-react/dist/esm/icons/IconStethoscope.mjs';
import { getRouteApi } from '@tanstack/react-router';
import { useState } from 'react';
import {
  useClinicDoctorFilialAdd,
  useClinicDoctorList,
  useClinicDoctorListSuspense,
} from '#generated/api/clinic-doctors/clinic-doctors.ts';
import { useClinicFilialListSuspense } from '#generated/api/clinic-filials/clinic-filials.ts';
import { useClinicRight } from '@/features/auth/session/clinic-rights';
import { dataOf } from '@/shared/api/load';
import { fullName } from '@/shared/format/name';
import { SectionQuery, shownBySection } from '@/shared/section/section-query';
import { Button, ButtonLink } from '@/shared/ui/button';
import { Card } from '@/shared/ui/card';
import { EmptyState } from '@/shared/ui/empty-state';
import { Icon } from '@/shared/ui/icon';
import { Dialog } from '@/shared/ui/overlay/dialog';
import { useWrite } from '@/shared/write/use-write';
import { WriteError } from '@/shared/write/write-error';
import { DoctorList } from './doctor-list';
import { filialDoctorParams } from './doctors-search';

const route = getRouteApi('/fo/clinic/filials/$id/doctors');

/** Doctors of one filial: linked or invited (docs/rules.md §2, filialDoctorsPage). */
export function FilialDoctorsScreen() {
  const { id } = route.useLoaderData();
  const mayChange = useClinicRight('doctors');
  const { data } = useClinicDoctorListSuspense(filialDoctorParams(id));
  const { data: filials } = useClinicFilialListSuspense({ query: { select: dataOf } });
  const [linking, setLinking] = useState(false);
  const titles = new Map(filials.map((filial) => [filial.id, filial.title]));
  const listed = data.data.filter(({ state }) => state === 'active' || state === 'invited');
  return (
    <Card aria-label="Врачи филиала" className="px-0 pb-0 phone:px-0 phone:pb-0">
      {mayChange && (
        <div className="flex flex-wrap gap-2 px-6 pb-4 phone:px-4">
          <Button size="small" onClick={() => setLinking(true)} className="phone:grow">
            <Icon icon={IconPlus} size={18} />
            Врач клиники
          </Button>
          <ButtonLink to="/fo/clinic/doctors/add" search={{ filial: id }} size="small" className="phone:grow">
            Пригласить нового
          </ButtonLink>
        </div>
      )}
      {listed.length === 0 ? (
        <EmptyState icon={IconStethoscope} title="Врачей пока нет">
          Добавьте врача клиники или пригласите нового: часы и&nbsp;услуги он&nbsp;укажет сам.
        </EmptyState>
      ) : (
        <DoctorList doctors={listed} titles={titles} filialId={id} mayChange={mayChange} />
      )}
      {linking && <LinkDialog filialId={id} onClose={() => setLinking(false)} />}
    </Card>
  );
}

const ALL = { state: 'active', per_page: 100 } as const;

/** Dialog to link doctors of the clinic who don't work in this filial yet. */
function LinkDialog({ filialId, onClose }: { readonly filialId: number; readonly onClose: () => void }) {
  const doctors = useClinicDoctorList(ALL, { query: { ...shownBySection.query, select: dataOf } });
  const add = useWrite(useClinicDoctorFilialAdd(), {
    done: (_, { id }) => {
      const added = doctors.data?.find((doctor) => doctor.id === id);
      return added ? `${fullName(added)} принимает здесь` : 'Врач принимает здесь';
    },
  });
  return (
    <Dialog title="Кто ещё принимает здесь" onClose={onClose}>
      <SectionQuery query={doctors}>
        {(all) => {
          const others = all.filter(({ filial_ids }) => !filial_ids.includes(filialId));
          if (others.length === 0) return <p>Все врачи клиники уже принимают здесь.</p>;
          return (
            <ul className="divide-y divide-line text-ink">
              {others.map((doctor) => (
                <li key={doctor.id} className="flex items-center justify-between gap-3 py-2">
                  <span className="min-w-0 wrap-anywhere">
                    {fullName(doctor)}
                    <span className="block text-caption text-ink-3">
                      {doctor.specialisations.map(({ title }) => title).join(', ')}
                    </span>
                  </span>
                  <Button
                    size="small"
                    aria-label={`Добавить: ${fullName(doctor)}`}
                    busy={add.isSending && add.variables?.id === doctor.id && 'Добавляем'}
                    onClick={() => add.send({ id: doctor.id, filial: filialId })}
                  >
                    Добавить
                  </Button>
                </li>
              ))}
            </ul>
          );
        }}
      </SectionQuery>
      <WriteError of={add} />
    </Dialog>
  );
}
