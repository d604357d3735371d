import { useQueryClient } from '@tanstack/react-query';
import * as v from 'valibot';
import {
  getVisitReadQueryOptions,
  useVisitHomeAddressUpdate,
  useVisitReadSuspense,
} from '#generated/api/patient-visits/patient-visits.ts';
import type { Visit } from '#generated/models/visit.ts';
import { HomeAddressFields } from '@/features/patient/visit-parts/home-address-fields';
import { homeAddressSchema, homeAddressValues } from '@/features/patient/visit-parts/home-address-schema';
import { useVisitChanged } from '@/features/patient/visit-parts/use-visit-changed';
import { ifMatch, type Versioned } from '@/shared/api/version';
import { OthersNote } from '@/shared/form/others-note';
import { useSchemaForm } from '@/shared/form/use-schema-form';
import { useVersioned } from '@/shared/form/use-versioned';
import { DialogForm } from '@/shared/write/dialog-form';
import { useWrite } from '@/shared/write/use-write';

const schema = v.object({ home_address: homeAddressSchema });

/** Changes the address of a home visit. This is allowed as long as the visit can be moved. */
export function AddressDialog({ visit, onClose }: { visit: Visit; onClose: () => void }) {
  const change = useWrite(useVisitHomeAddressUpdate(), {
    done: 'Адрес изменён',
    onDone: onClose,
    onFailed: useVisitChanged(visit),
  });
  const client = useQueryClient();
  const { data: start } = useVisitReadSuspense(visit.id);
  const edited = useVersioned({
    start,
    valuesOf: ({ data }: Versioned<Visit>) => ({ home_address: homeAddressValues(data.home_address) }),
    read: () => client.query({ ...getVisitReadQueryOptions(visit.id), staleTime: 0, meta: { silent: true } }),
  });
  const { frame } = useSchemaForm({
    schema,
    defaultValues: edited.initial,
    mend: edited.mend,
    draft: { name: `visit-address-${visit.id}` },
    submit: ({ home_address: data }) => change.ask({ id: visit.id, data, headers: ifMatch(edited.began()) }),
  });

  return (
    <DialogForm
      size="normal"
      title="Куда приехать"
      frame={frame}
      action="Сохранить"
      busy="Сохраняем"
      failure="Не&nbsp;получилось сохранить"
      onClose={onClose}
    >
      <OthersNote others={edited.others} names={{ home_address: 'адрес' }} />
      <HomeAddressFields city={visit.filial.city} />
    </DialogForm>
  );
}
