import { useMeddirectionList } from '#generated/api/public-reference/public-reference.ts';
import { Button } from '@/shared/ui/button';
import { Select } from '@/shared/ui/fields/select';

interface DirectionSelectProps {
  value: string | undefined;
  onChange: (slug: string | undefined) => void;
  className?: string;
}

/**
 * Select that filters by medical direction. The list also works before the directions have loaded.
 * After an error the select offers a retry.
 */
export function DirectionSelect({ value, onChange, className }: DirectionSelectProps) {
  const { data, error, isFetching, refetch } = useMeddirectionList({ query: { meta: { silent: true } } });
  const directions = data?.data ?? [];
  if (data === undefined && error !== null) {
    return (
      <Button variant="quiet" busy={isFetching && 'Загружаем направления'} onClick={() => void refetch()}>
        Повторить: направления не&nbsp;загрузились
      </Button>
    );
  }
  if (directions.length === 0) return null;
  return (
    <Select
      aria-label="Направление"
      value={directions.some(({ slug }) => slug === value) ? value : ''}
      onChange={(event) => onChange(event.target.value || undefined)}
      className={className}
    >
      <option value="">Все направления</option>
      {directions.map(({ slug, title }) => (
        <option key={slug} value={slug}>
          {title}
        </option>
      ))}
    </Select>
  );
}
