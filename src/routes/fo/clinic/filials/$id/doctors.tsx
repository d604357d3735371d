import { createFileRoute } from '@tanstack/react-router';
import { getClinicDoctorListQueryOptions } from '#generated/api/clinic-doctors/clinic-doctors.ts';
import { filialDoctorParams } from '@/features/clinic/doctors/doctors-search';
import { FilialDoctorsScreen } from '@/features/clinic/doctors/filial-doctors-screen';
import { load } from '@/shared/api/load';
import { pathId } from '@/shared/url/ids';

export const Route = createFileRoute('/fo/clinic/filials/$id/doctors')({
  staticData: { name: 'filialDoctorsPage', area: 'clinic' },
  loader: async (loader) => {
    const id = pathId(loader.params.id);
    await load(loader, getClinicDoctorListQueryOptions(filialDoctorParams(id)));
    return { id };
  },
  component: FilialDoctorsScreen,
});
