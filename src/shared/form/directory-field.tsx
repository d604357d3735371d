import type { ReactNode } from 'react';
import { Button } from '@/shared/ui/button';
import { BoundSelectField } from './bound-fields';
import { useFieldContext } from './form-context';

interface DirectoryFieldProps {
  readonly label: string;
  readonly autoComplete?: string;
  readonly optional?: boolean;
  readonly hint?: ReactNode;
  readonly list: {
    readonly data: readonly { readonly id: number; readonly title: string }[] | undefined;
    readonly isError: boolean;
    readonly refetch: () => unknown;
  };
}

/**
 * A select of a directory's entries. While the list is reloaded, the chosen entry stays selected.
 */
export function DirectoryField({ label, autoComplete, optional, hint, list }: DirectoryFieldProps) {
  const field = useFieldContext<string>();
  const chosen = field.state.value;
  return (
    <BoundSelectField
      label={label}
      autoComplete={autoComplete}
      optional={optional}
      hint={
        list.isError ? (
          <>
            Список не&nbsp;загрузился.{' '}
            <Button variant="quiet" size="small" onClick={() => void list.refetch()}>
              Повторить
            </Button>
          </>
        ) : (
          hint
        )
      }
    >
      <option value="">{list.data || list.isError ? 'Выберите' : 'Загружаем'}</option>
      {list.data === undefined && chosen !== '' && <option value={chosen}>Выбрано раньше</option>}
      {list.data?.map(({ id, title }) => (
        <option key={id} value={id}>
          {title}
        </option>
      ))}
    </BoundSelectField>
  );
}
