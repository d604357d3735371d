import IconAlertTriangle from '@tabler/icons-react/dist/esm/icons/IconAlertTriangle.mjs';
import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs';
import { useStore } from '@tanstack/react-form';
import { type ReactNode, useState } from 'react';
import type { Gender } from '#generated/models/gender.ts';
import { useTypedAppFormContext } from '@/shared/form/app-form';
import { hasCheckDigit, taxDigits } from '@/shared/form/rules/digits';
import { parseTypedDate, typedDate } from '@/shared/format/typed-date';
import { Callout } from '@/shared/ui/callout';
import { Icon } from '@/shared/ui/icon';
import { LiveRegion } from '@/shared/ui/live-region';
import { personDefaults } from './person-schema';

const TAKEN = 'Дату рождения и\u00A0пол взяли из\u00A0ИИН, их\u00A0можно изменить';

interface IinFieldProps {
  readonly hint?: ReactNode;
  /** Set if the IIN is not required, as for foreigners. */
  readonly optional?: boolean | undefined;
}

/**
 * A field for an IIN. A tick shows that the check digit is right. The field fills in birthday and
 * sex, and updates them until the user edits them.
 */
export function IinField({ hint = '12\u00A0цифр с\u00A0удостоверения', optional }: IinFieldProps) {
  const form = useTypedAppFormContext({ defaultValues: personDefaults });
  const isRight = useStore(form.store, ({ values }) => hasCheckDigit(taxDigits(values.iin) ?? ''));
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
            optional={optional}
            inputMode="numeric"
            autoComplete="off"
            hint={isTaken ? TAKEN : hint}
            trailing={
              isRight && field.state.meta.errors.length === 0 && <Icon icon={IconCheck} className="text-green" />
            }
          />
          <p role="status" className="sr-only">
            {isTaken && TAKEN}
          </p>
        </div>
      )}
    </form.AppField>
  );
}

const genderWords: Record<Gender, string> = { female: 'женский', male: 'мужской' };

/**
 * Warning text if the IIN has another birthday (`YYYY-MM-DD`) or sex than the form; `undefined` if
 * IIN and form agree, or if a value is missing.
 */
export function iinDoubt(
  facts: IinFacts | undefined,
  birthday: string | undefined,
  gender: string,
): string | undefined {
  if (facts === undefined) return undefined;
  const others = [
    birthday !== undefined &&
      birthday !== facts.birthday && {
        says: `дата рождения ${typedDate(facts.birthday)}`,
        check: 'дату рождения',
      },
    gender !== '' && gender !== facts.gender && { says: `пол ${genderWords[facts.gender]}`, check: 'пол' },
  ].filter((other) => other !== false);
  if (others.length === 0) return undefined;
  const says = others.map((other) => other.says).join(', ');
  const check = ['ИИН', ...others.map((other) => other.check)];
  return `По\u00A0ИИН ${says}. Проверьте ${check.slice(0, -1).join(', ')} и\u00A0${check.at(-1)}.`;
}

/** Warning below the fields for IIN, birthday and sex. It does not prevent submitting. */
export function IinDoubt({ className }: { readonly className?: string }) {
  const form = useTypedAppFormContext({ defaultValues: personDefaults });
  const doubt = useStore(form.store, ({ values }) =>
    iinDoubt(iinFacts(values.iin), parseTypedDate(values.birthday), values.gender),
  );
  return (
    <LiveRegion className={className}>
      {doubt !== undefined && (
        <Callout tone="amber" icon={IconAlertTriangle}>
          {doubt} Если всё верно, ничего не&nbsp;меняйте.
        </Callout>
      )}
    </LiveRegion>
  );
}

/**
 * Birthday and sex in an IIN. Since 2013 they may differ from the person's, so a mismatch is a
 * warning and never an error.
 */
export interface IinFacts {
  /** Date of birth, `YYYY-MM-DD`. */
  readonly birthday: string;
  readonly gender: Gender;
}

/**
 * First two digits of the birth year, by the seventh digit of the IIN. An odd seventh digit means
 * male, an even one female.
 */
const CENTURIES: Readonly<Record<string, string>> = { 1: '18', 2: '18', 3: '19', 4: '19', 5: '20', 6: '20' };

/**
 * Reads birthday and sex from an IIN; `undefined` if the IIN is incomplete or has no valid date or
 * century.
 */
export function iinFacts(text: string): IinFacts | undefined {
  const iin = taxDigits(text) ?? '';
  const [, year, month, day, seventh = ''] = /^(\d\d)(\d\d)(\d\d)(\d)\d{5}$/.exec(iin) ?? [];
  const century = CENTURIES[seventh];
  if (century === undefined || !hasCheckDigit(iin)) return undefined;
  const birthday = `${century}${year}-${month}-${day}`;
  // Do not fill in a date that the date field would reject.
  if (parseTypedDate(typedDate(birthday)) === undefined) return undefined;
  return { birthday, gender: Number(seventh) % 2 === 1 ? 'male' : 'female' };
}
