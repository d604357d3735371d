import { getRouteApi } from '@tanstack/react-router';
import { useClinicFilials } from '#generated/api/public-clinics/public-clinics.ts';
import { FilialChoice } from '@/domain/place/filial-choice';
import { shownBySection } from '@/shared/section/section-query';

const route = getRouteApi('/clinic/$slug/');

/** Value of the option «all filials». The select needs a number, and no filial has the id 0. */
const ALL = 0;

/** Select that filters doctors and prices by filial. It is hidden if there is only one filial. */
export function FilialSelect({ className }: { className: string }) {
  const { slug } = route.useParams();
  const { filial = ALL } = route.useSearch();
  const navigate = route.useNavigate();
  const filials = useClinicFilials(slug, shownBySection).data?.data ?? [];
  if (filials.length < 2) return null;

  return (
    <FilialChoice
      className={className}
      clinics={[{ id: ALL, title: 'Все филиалы' }, ...filials]}
      value={filials.some(({ id }) => id === filial) ? filial : ALL}
      onChange={(id) =>
        void navigate({
          to: '.',
          search: (before) => ({
            ...before,
            page: undefined,
            filial: id === ALL ? undefined : id,
          }),
          replace: true,
          resetScroll: false,
        })
      }
    />
  );
}
