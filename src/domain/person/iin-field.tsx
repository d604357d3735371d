import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs';
import { useStore } from '@tanstack/react-form';
import type { ReactNode } from 'react';
import { useTypedAppFormContext } from '@/shared/form/app-form';
import { hasCheckDigit } from '@/shared/form/rules/number-code';
import { parseTypedDate, typedDate } from '@/shared/form/typed-date';
import { Icon } from '@/shared/ui/icon';
import { iinBirthday } from './iin-birthday';
import { personDefaults } from './person-entries';

/** Twelve digits; a tick when the check digit agrees, a word when the birth date inside is another one. */
export function IinField({ hint = '12\u00A0цифр с\u00A0удостоверения' }: { readonly hint?: ReactNode }) {
  const form = useTypedAppFormContext({ defaultValues: personDefaults });
  const iin = useStore(form.store, ({ values }) => values.iin.trim());
  const birthday = useStore(form.store, ({ values }) => parseTypedDate(values.birthday));
  const isRight = hasCheckDigit(iin);
  const inside = isRight ? iinBirthday(iin) : undefined;
  const differs = birthday !== undefined && inside !== undefined && birthday !== inside;

  return (
    <form.AppField name="iin">
      {(field) => (
        <field.TextField
          label="ИИН"
          inputMode="numeric"
          autoComplete="off"
          hint={differs ? `В\u00A0ИИН дата рождения ${typedDate(inside)}. Если она верна, исправьте дату` : hint}
          trailing={isRight && <Icon glyph={IconCheck} className="text-green" />}
        />
      )}
    </form.AppField>
  );
}
