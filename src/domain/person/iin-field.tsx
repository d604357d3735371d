import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs';
import { useStore } from '@tanstack/react-form';
import { type ReactNode, useState } from 'react';
import { useTypedAppFormContext } from '@/shared/form/app-form';
import { hasCheckDigit } from '@/shared/form/rules/number-code';
import { typedDate } from '@/shared/form/typed-date';
import { Icon } from '@/shared/ui/icon';
import { iinFacts } from './iin-facts';
import { personDefaults } from './person-entries';

const TAKEN = 'Дату рождения и\u00A0пол взяли из\u00A0ИИН, их\u00A0можно изменить';

/**
 * Twelve digits; a tick when the check digit agrees. Birthday and sex are taken from it where the person has not given them, and
 * follow it until the person changes them.
 */
export function IinField({ hint = '12\u00A0цифр с\u00A0удостоверения' }: { readonly hint?: ReactNode }) {
  const form = useTypedAppFormContext({ defaultValues: personDefaults });
  const isRight = useStore(form.store, ({ values }) => hasCheckDigit(values.iin.trim()));
  const [taken, setTaken] = useState({ birthday: '', gender: '' });
  const isTaken = useStore(
    form.store,
    ({ values }) => taken.birthday !== '' && values.birthday === taken.birthday && values.gender === taken.gender,
  );

  const takeFrom = (iin: string): void => {
    const facts = iinFacts(iin);
    if (facts === undefined) return;
    const offered = { birthday: typedDate(facts.birthday), gender: facts.gender };
    const now = { ...taken };
    for (const name of ['birthday', 'gender'] as const) {
      const value = form.state.values[name];
      if (value !== '' && value !== taken[name]) continue;
      now[name] = offered[name];
      form.setFieldValue(name, offered[name]);
    }
    setTaken(now);
  };

  return (
    <form.AppField name="iin" listeners={{ onChange: ({ value }) => takeFrom(value) }}>
      {(field) => (
        <div>
          <field.TextField
            label="ИИН"
            inputMode="numeric"
            autoComplete="off"
            hint={isTaken ? TAKEN : hint}
            trailing={isRight && <Icon glyph={IconCheck} className="text-green" />}
          />
          <p role="status" className="sr-only">
            {isTaken && TAKEN}
          </p>
        </div>
      )}
    </form.AppField>
  );
}
