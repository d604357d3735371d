import IconShieldLock from '@tabler/icons-react/dist/esm/icons/IconShieldLock.mjs';
import * as v from 'valibot';
import { useSecondFactorTurnOff } from '#generated/api/auth-second-factor/auth-second-factor.ts';
import { FactorCodeField } from '@/features/auth/entry/factor-code-field';
import { useStaffRequirement } from '@/features/auth/session/factor-requirement';
import { factorCode } from '@/shared/form/rules/factor-code';
import { password } from '@/shared/form/rules/password';
import { useSchemaForm } from '@/shared/form/use-schema-form';
import { calendarDay } from '@/shared/format/date';
import { Callout } from '@/shared/ui/callout';
import { DialogForm } from '@/shared/write/dialog-form';
import { useWrite } from '@/shared/write/use-write';

const turnOffSchema = v.object({ password: password(), code: factorCode() });

interface TurnOffDialogProps {
  readonly email: string;
  readonly onClose: () => void;
}

/** Dialog that turns the second factor off. It asks for the password and a code. */
export function TurnOffDialog({ email, onClose }: TurnOffDialogProps) {
  const turnOff = useWrite(useSecondFactorTurnOff(), { done: 'Вход с\u00A0кодом выключен', onDone: onClose });
  const { form, frame } = useSchemaForm({
    schema: turnOffSchema,
    defaultValues: { password: '', code: '' },
    submit: (data) => turnOff.ask({ data }),
  });
  return (
    <DialogForm
      title="Выключить вход с&nbsp;кодом?"
      size="normal"
      frame={frame}
      action="Выключить"
      busy="Выключаем"
      cancel="Оставить"
      failure="Не&nbsp;получилось выключить"
      intro={
        <>
          <p>Для&nbsp;входа хватит пароля. Резервные коды перестанут действовать.</p>
          <StaffRequirement />
        </>
      }
      onClose={onClose}
    >
      <input type="text" autoComplete="username" value={email} readOnly hidden />
      <form.AppField name="password">
        {(field) => <field.PasswordField label="Пароль" autoComplete="current-password" />}
      </form.AppField>
      <form.AppField name="code">{() => <FactorCodeField recovery />}</form.AppField>
    </DialogForm>
  );
}

/** Tells staff before they turn the second factor off that their clinic requires it. */
function StaffRequirement() {
  const requirement = useStaffRequirement();
  if (requirement === undefined) return null;
  return (
    <Callout tone="amber" icon={IconShieldLock} className="mt-3">
      {requirement.isDue ? (
        <>
          Ваша клиника пускает в&nbsp;кабинет только со&nbsp;входом с&nbsp;кодом. Если выключите, кабинет закроется,
          пока не&nbsp;включите снова.
        </>
      ) : (
        <>
          С&nbsp;{calendarDay(requirement.from)} ваша клиника будет пускать в&nbsp;кабинет только со&nbsp;входом
          с&nbsp;кодом. К&nbsp;этому дню включите его снова.
        </>
      )}
    </Callout>
  );
}
