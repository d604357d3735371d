import { getRouteApi } from '@tanstack/react-router';
import type { NamedSlug } from '#generated/models/named-slug.ts';
import { Select } from '@/shared/ui/fields/select';

const route = getRouteApi('/clinic/$slug/');

/** Doctors of one specialisation; nothing where there is but one. */
export function SpecialisationSelect({ specialisations }: { specialisations: readonly NamedSlug[] }) {
  const { specialisation = '' } = route.useSearch();
  const navigate = route.useNavigate();
  if (specialisations.length < 2) return null;

  return (
    <Select
      size="small"
      aria-label="Специализация"
      value={specialisations.some(({ slug }) => slug === specialisation) ? specialisation : ''}
      onChange={({ target: { value } }) =>
        void navigate({
          to: '.',
          search: ({ filial, does, sought }) => ({
            filial,
            does,
            sought,
            ...(value !== '' && { specialisation: value }),
          }),
          replace: true,
          resetScroll: false,
        })
      }
      className="w-64 phone:w-full"
    >
      <option value="">Все специализации</option>
      {specialisations.map(({ slug, title }) => (
        <option key={slug} value={slug}>
          {title}
        </option>
      ))}
    </Select>
  );
}
