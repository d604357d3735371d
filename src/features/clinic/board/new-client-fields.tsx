import type { NewClient } from '#generated/models/new-client.ts';
import type { FieldErrors } from '@/shared/api/problem';
import { upperFirst } from '@/shared/format/letter-case';
import { isPhone, maskPhone } from '@/shared/format/phone';
import { Button } from '@/shared/ui/button';
import { PhoneField } from '@/shared/ui/fields/phone-field';
import { TextField } from '@/shared/ui/fields/text-field';

export interface TypedClient {
  readonly name: string;
  readonly phone: string;
}

/** What was looked for begins the new card: digits are a phone, words a name. */
export function typedClient(typed: string): TypedClient {
  const text = typed.trim();
  if (/^[\d\s()+-]+$/.test(text)) return { name: '', phone: maskPhone(text) };
  return { name: text.split(/\s+/).map(upperFirst).join(' '), phone: '' };
}

/** Surname first, as receptions write names; null while something is missing. */
export function newClientOf({ name, phone }: TypedClient): NewClient | null {
  const [second_name, first_name, ...rest] = name.trim().split(/\s+/);
  if (!second_name || !first_name || !isPhone(phone)) return null;
  return { second_name, first_name, third_name: rest.length === 0 ? null : rest.join(' '), phone };
}

function nameMissing(name: string): string | undefined {
  return name.trim().split(/\s+/).length < 2 ? 'Впишите фамилию и\u00A0имя' : undefined;
}

interface NewClientFieldsProps {
  id: string;
  client: TypedClient;
  errors: FieldErrors;
  /** It was tried to book with this: what is missing is told. */
  isSent: boolean;
  onChange: (client: TypedClient) => void;
  onBack: () => void;
}

/** A caller whom the clinic doesn't know: a name in one field and a phone. */
export function NewClientFields({ id, client, errors, isSent, onChange, onBack }: NewClientFieldsProps) {
  const wrong = (...fields: string[]) => fields.flatMap((field) => errors[`new_client.${field}`] ?? [])[0];
  return (
    <div className="rounded-note bg-canvas p-4">
      <div className="mb-3 flex items-center justify-between gap-3">
        <h3 className="text-title">Новый клиент</h3>
        <Button variant="quiet" size="small" onClick={onBack}>
          Найти другого
        </Button>
      </div>
      <div className="grid grid-cols-2 gap-4 phone:grid-cols-1">
        <TextField
          id={id}
          label="Фамилия и имя"
          hint="Отчество, если назвали"
          autoComplete="off"
          maxLength={180}
          value={client.name}
          error={wrong('second_name', 'first_name', 'third_name') ?? (isSent ? nameMissing(client.name) : undefined)}
          onChange={({ target }) => onChange({ ...client, name: target.value })}
        />
        <PhoneField
          label="Телефон"
          autoComplete="off"
          value={client.phone}
          error={wrong('phone') ?? (isSent && !isPhone(client.phone) ? 'Впишите телефон полностью' : undefined)}
          onChange={(phone) => onChange({ ...client, phone })}
        />
      </div>
    </div>
  );
}
