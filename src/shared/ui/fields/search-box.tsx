import IconSearch from '@tabler/icons-react/dist/esm/icons/IconSearch.mjs';
import { Icon } from '@/shared/ui/icon';
import { Input, type InputProps } from './text-field';

interface SearchBoxProps extends Omit<InputProps, 'type' | 'value' | 'onChange' | 'aria-label' | 'leading'> {
  /** Label, shown as the placeholder. Omit it inside a `Field`, which has a label. */
  readonly label?: string;
  readonly value: string;
  readonly onChange: (text: string) => void;
}

/** Searches a list on the page. The text is never saved, so the box is no field of a form. */
export function SearchBox({ label, onChange, ...rest }: SearchBoxProps) {
  return (
    <Input
      type="search"
      autoComplete="off"
      aria-label={label}
      placeholder={label}
      leading={<Icon icon={IconSearch} />}
      {...rest}
      onChange={({ target }) => onChange(target.value)}
    />
  );
}
