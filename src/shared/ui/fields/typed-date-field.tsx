import { parseTypedDate, typedDate } from '@/shared/format/typed-date';
import { TypedField, type TypedFieldProps } from './typed-field';

/**
 * A field for a date that people know by heart. The date is typed and shown as DD.MM.YYYY
 * (docs/rules.md §5).
 */
export function TypedDateField(field: TypedFieldProps) {
  return <TypedField inputMode="numeric" placeholder="ДД.ММ.ГГГГ" {...field} read={dateOf} />;
}

function dateOf(typed: string): string | undefined {
  const iso = parseTypedDate(typed);
  return iso && typedDate(iso);
}
