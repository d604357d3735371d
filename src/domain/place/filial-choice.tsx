import { typeset } from '@/shared/format/typography';
import { cx } from '@/shared/ui/cx';
import { SegmentedControl } from '@/shared/ui/fields/segmented-control';
import { Select } from '@/shared/ui/fields/select';
import { useIsPhone } from '@/shared/ui/use-is-phone';

interface FilialChoiceProps {
  clinics: readonly { readonly id: number; readonly title: string }[];
  value: number;
  onChange: (filial: number) => void;
  className?: string;
}

/**
 * A choice with at most this many filials, and at most this many characters in all their names,
 * fits side by side.
 */
const SEGMENTS_MAX = 3;
const CHARACTERS_MAX = { desktop: 80, phone: 32 };

/**
 * Chooses the filial whose prices are shown. A few filials are shown side by side, more filials in
 * a select.
 */
export function FilialChoice({ clinics, value, onChange, className }: FilialChoiceProps) {
  const isPhone = useIsPhone();
  const length = clinics.reduce((sum, { title }) => sum + (isPhone ? nameOnPhone(title) : title).length, 0);
  if (clinics.length > SEGMENTS_MAX || length > CHARACTERS_MAX[isPhone ? 'phone' : 'desktop']) {
    return (
      <Select
        size="small"
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
    <SegmentedControl
      label="Клиника"
      options={clinics.map(({ id, title }) => ({ value: String(id), label: <FilialName title={title} /> }))}
      value={String(value)}
      onChange={(id) => onChange(Number(id))}
      {...(className !== undefined && { className })}
    />
  );
}

/**
 * Name of a filial: «Семейная клиника «Тұмар»». On phones only the name in quotes is shown:
 * «Тұмар».
 */
function FilialName({ title }: { title: string }) {
  const text = typeset(title);
  const short = nameOnPhone(text);
  return (
    <span>
      <span className="phone:hidden">{text.slice(0, text.length - short.length)}</span>
      {short}
    </span>
  );
}

/**
 * The name from the first quote to the end: «Семейная клиника «Тұмар» на Абая» → «Тұмар» на Абая.
 */
function nameOnPhone(title: string): string {
  const start = title.indexOf('«');
  return start <= 0 ? title : title.slice(start);
}
