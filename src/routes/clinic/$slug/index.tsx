import { createFileRoute } from '@tanstack/react-router';
import { ClinicScreen } from '@/features/public/clinic/clinic-screen';
import { clinicSearch } from '@/features/public/clinic/clinic-search';
import { clinicMeta, clinicTitle } from '@/features/public/clinic/clinic-words';
import { loadClinic, warmSections } from '@/features/public/clinic/load-clinic';
import { cityListQuery } from '@/shell/city/city-list-query';
import { pageTitle } from '@/shell/document-title';

export const Route = createFileRoute('/clinic/$slug/')({
  staticData: { name: 'clinicBySlug', area: 'public' },
  validateSearch: clinicSearch,
  loaderDeps: ({ search: { filial, specialisation } }) => ({ filial, specialisation }),
  loader: async (loader) => {
    const loading = loadClinic(loader);
    warmSections(loader, loader.deps);
    const cities = loader.context.queryClient.ensureQueryData(cityListQuery()).catch(() => undefined);
    const clinic = await loading;
    const cityId = (await cities)?.data.find(({ title }) => title === clinic.main_filial.city)?.id;
    return { clinic, cityId, head: clinicMeta(clinic, pageTitle(clinicTitle(clinic))) };
  },
  head: ({ loaderData }) => loaderData?.head ?? {},
  component: ClinicScreen,
});
