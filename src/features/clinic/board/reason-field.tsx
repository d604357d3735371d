import { chipClass } from '@/shared/ui/chip';
import { TextareaField } from '@/shared/ui/fields/text-field';

const REASONS = ['Врач заболел', 'Врач задерживается', 'По просьбе пациента', 'Пациент не отвечает'];

interface ReasonFieldProps {
  value: string;
  onChange: (reason: string) => void;
  error: string | undefined;
}

/** Why a clinic calls a visit off: the patient reads it. The usual reasons are a press away. */
export function ReasonField({ value, onChange, error }: ReasonFieldProps) {
  return (
    <>
      <div className="flex flex-wrap gap-2">
        {REASONS.map((text) => (
          <button
            key={text}
            type="button"
            aria-pressed={value === text}
            onClick={() => onChange(text)}
            className={chipClass(value === text ? 'on' : 'link')}
          >
            {text}
          </button>
        ))}
      </div>
      <TextareaField
        label="Причина"
        hint="Пациент прочтёт её в&nbsp;уведомлении"
        rows={2}
        maxLength={300}
        value={value}
        error={error}
        onChange={({ target }) => onChange(target.value)}
      />
    </>
  );
}
