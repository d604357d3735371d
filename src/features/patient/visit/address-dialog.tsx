import * as v from 'valibot';
import { useVisitHomeAddressUpdate } from '#generated/api/patient-visits/patient-visits.ts';
import type { Visit } from '#generated/models/visit.ts';
import { HomeAddressFields } from '@/features/patient/visit-parts/home-address-fields';
import { homeAddressSchema, homeAddressValues } from '@/features/patient/visit-parts/home-address-schema';
import { useVisitChanged } from '@/features/patient/visit-parts/use-visit-changed';
import { FormFrame, SubmitButton } from '@/shared/form/form-frame';
import { useSchemaForm } from '@/shared/form/use-schema-form';
import { notify } from '@/shared/notify';
import { Button } from '@/shared/ui/button';
import { Dialog } from '@/shared/ui/overlay/dialog';

const schema = v.object({ home_address: homeAddressSchema });

/** Another address for a visit at home; possible as long as the visit can be moved. */
export function AddressDialog({ visit, onClose }: { visit: Visit; onClose: () => void }) {
  const { mutateAsync: change } = useVisitHomeAddressUpdate({ mutation: { meta: { silent: true } } });
  const visitChanged = useVisitChanged(visit);
  const { frame } = useSchemaForm({
    schema,
    defaultValues: { home_address: homeAddressValues(visit.home_address) },
    draft: { name: `visit-address-${visit.id}` },
    submit: async ({ home_address: data }) => {
      try {
        await change({ id: visit.id, data });
      } catch (error) {
        visitChanged(error);
        throw error;
      }
      notify.success('Адрес изменён');
      onClose();
    },
  });

  return (
    <Dialog title="Куда приехать" onClose={onClose}>
      <FormFrame
        {...frame}
        summary={false}
        failure="Не&nbsp;получилось сохранить"
        className="mt-3 flex flex-col gap-5 text-ink"
      >
        <HomeAddressFields city={visit.filial.city} />
        <div className="flex flex-col gap-2">
          <SubmitButton wide busy="Сохраняем">
            Сохранить
          </SubmitButton>
          <Button wide onClick={onClose}>
            Закрыть
          </Button>
        </div>
      </FormFrame>
    </Dialog>
  );
}
