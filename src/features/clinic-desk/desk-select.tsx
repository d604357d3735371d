import type { ComponentProps } from 'react';
import { Select } from '@/shared/ui/fields/select';
import { deskFilial } from './desk-filial';
import { useDesk } from './use-desk';

/** Select of the filial that filters a list. A change also changes the filial in the header. */
export function DeskSelect(props: Pick<ComponentProps<typeof Select>, 'size' | 'className'>) {
  const { filials, filial } = useDesk();
  if (filials?.length === 1) return null;
  return (
    <Select
      {...props}
      aria-label="Филиал"
      value={filial?.id ?? ''}
      onChange={({ target: { value } }) => deskFilial.set(value === '' ? null : Number(value))}
    >
      <option value="">Все филиалы</option>
      {filials?.map(({ id, title }) => (
        <option key={id} value={id}>
          {title}
        </option>
      ))}
    </Select>
  );
}
