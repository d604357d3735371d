import { cx } from '@/shared/ui/cx';
import { Segments } from '@/shared/ui/segments';
import { Select } from '@/shared/ui/select';
import { useIsPhone } from '@/shared/ui/use-is-phone';
import { FilialName, nameOnPhone } from './filial-name';

interface FilialChoiceProps {
  clinics: readonly { readonly id: number; readonly title: string }[];
  value: number;
  onChange: (filial: number) => void;
  className?: string;
}

/** What stands side by side without scrolling: so many filials, so many characters in all. */
const SEGMENTS_MAX = 3;
const CHARACTERS_MAX = { desktop: 80, phone: 32 };

/** Whose prices are shown: side by side where they are few, else as a list. */
export function FilialChoice({ clinics, value, onChange, className }: FilialChoiceProps) {
  const isPhone = useIsPhone();
  const length = clinics.reduce((sum, { title }) => sum + (isPhone ? nameOnPhone(title) : title).length, 0);
  if (clinics.length > SEGMENTS_MAX || length > CHARACTERS_MAX[isPhone ? 'phone' : 'desktop']) {
    return (
      <Select
        look="small"
        aria-label="Клиника"
        value={value}
        onChange={(event) => onChange(Number(event.target.value))}
        className={cx('max-w-110 phone:max-w-none', className)}
      >
        {clinics.map(({ id, title }) => (
          <option key={id} value={id}>
            {title}
          </option>
        ))}
      </Select>
    );
  }
  return (
    <Segments
      label="Клиника"
      options={clinics.map(({ id, title }) => ({ value: String(id), label: <FilialName title={title} /> }))}
      value={String(value)}
      onChange={(id) => onChange(Number(id))}
      {...(className !== undefined && { className })}
    />
  );
}
