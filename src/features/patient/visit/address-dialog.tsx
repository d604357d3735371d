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
import { FormFrame, SubmitButton } from '@/shared/form/form-frame';
import { OthersNote } from '@/shared/form/others-note';
import { useEdited } from '@/shared/form/use-edited';
import { useSchemaForm } from '@/shared/form/use-schema-form';
import { notify } from '@/shared/notify';
import { Dialog } from '@/shared/ui/overlay/dialog';
import { DialogButtons } from '@/shared/ui/overlay/modal-frame';
import { useWhileOpen } from '@/shared/use-while-open';

const schema = v.object({ home_address: homeAddressSchema });

/** Another address for a visit at home; possible as long as the visit can be moved. */
export function AddressDialog({ visit, onClose }: { visit: Visit; onClose: () => void }) {
  const { mutateAsync: change } = useVisitHomeAddressUpdate({ mutation: { meta: { silent: true } } });
  const visitChanged = useVisitChanged(visit);
  const closeIfOpen = useWhileOpen(onClose);
  const client = useQueryClient();
  const { data: start } = useVisitReadSuspense(visit.id);
  const edited = useEdited({
    start,
    valuesOf: ({ data }: Versioned<Visit>) => ({ home_address: homeAddressValues(data.home_address) }),
    read: () => client.query({ ...getVisitReadQueryOptions(visit.id), staleTime: 0, meta: { silent: true } }),
  });
  const { frame } = useSchemaForm({
    schema,
    defaultValues: edited.initial,
    mend: edited.mend,
    draft: { name: `visit-address-${visit.id}` },
    submit: async ({ home_address: data }) => {
      try {
        await change({ id: visit.id, data, headers: ifMatch(edited.began()) });
      } catch (error) {
        visitChanged(error);
        throw error;
      }
      notify.success('Адрес изменён');
      closeIfOpen();
    },
  });

  return (
    <Dialog title="Куда приехать" onClose={onClose}>
      <FormFrame
        {...frame}
        summary={false}
        failure="Не&nbsp;получилось сохранить"
        className="flex flex-col gap-5 text-ink"
      >
        <OthersNote others={edited.others} names={{ home_address: 'адрес' }} />
        <HomeAddressFields city={visit.filial.city} />
        <DialogButtons primary={<SubmitButton busy="Сохраняем">Сохранить</SubmitButton>} />
      </FormFrame>
    </Dialog>
  );
}
