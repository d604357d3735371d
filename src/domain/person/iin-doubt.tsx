import IconAlertTriangle from '@tabler/icons-react/dist/esm/icons/IconAlertTriangle.mjs';
import { useStore } from '@tanstack/react-form';
import type { Gender } from '#generated/models/gender.ts';
import { useTypedAppFormContext } from '@/shared/form/app-form';
import { parseTypedDate, typedDate } from '@/shared/form/typed-date';
import { cx } from '@/shared/ui/cx';
import { Note } from '@/shared/ui/note';
import { type IinFacts, iinFacts } from './iin-facts';
import { personDefaults } from './person-entries';

const genderWords: Record<Gender, string> = { female: 'женский', male: 'мужской' };

/**
 * What to check when the IIN says something else than the birthday (`YYYY-MM-DD`) or the sex beside it; `undefined` while there is
 * nothing to compare, and when they agree.
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

/** Stands under the three fields and is said aloud when it appears. It keeps nobody from sending the form. */
export function IinDoubt({ className }: { readonly className?: string }) {
  const form = useTypedAppFormContext({ defaultValues: personDefaults });
  const doubt = useStore(form.store, ({ values }) =>
    iinDoubt(iinFacts(values.iin), parseTypedDate(values.birthday), values.gender),
  );
  // The place is there from the start, so that what appears in it is heard.
  return (
    <div role="status" className={cx(doubt === undefined && 'sr-only', className)}>
      {doubt !== undefined && (
        <Note tone="amber" glyph={IconAlertTriangle}>
          {doubt} Если всё верно, ничего не&nbsp;меняйте.
        </Note>
      )}
    </div>
  );
}
