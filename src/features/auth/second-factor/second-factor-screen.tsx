import IconChevronLeft from '@tabler/icons-react/dist/esm/icons/IconChevronLeft.mjs';
import IconClock from '@tabler/icons-react/dist/esm/icons/IconClock.mjs';
import { type ReactNode, useRef, useState } from 'react';
import * as v from 'valibot';
import {
  useRecoveryCodesReplace,
  useSecondFactorRead,
  useSecondFactorSetup,
  useSecondFactorTurnOn,
} from '#generated/api/auth-second-factor/auth-second-factor.ts';
import type { SecondFactorSetup } from '#generated/models/second-factor-setup.ts';
import type { SecondFactor } from '#generated/models/second-factor.ts';
import { StepHeading } from '@/features/auth/entry/auth-card';
import { FactorCodeField } from '@/features/auth/entry/factor-code-field';
import { useCurrentUser } from '@/features/auth/session/current-user';
import { dataOf } from '@/shared/api/load';
import { isProblem } from '@/shared/api/problem';
import { FormFrame, SubmitButton } from '@/shared/form/form-frame';
import { factorCode } from '@/shared/form/rules/factor-code';
import { password } from '@/shared/form/rules/password';
import { LeaveGuard } from '@/shared/form/unsaved-guard';
import { useSchemaForm } from '@/shared/form/use-schema-form';
import { SectionQuery } from '@/shared/section/section-query';
import { Button } from '@/shared/ui/button';
import { Callout } from '@/shared/ui/callout';
import { Card } from '@/shared/ui/card';
import { Icon } from '@/shared/ui/icon';
import { LiveRegion } from '@/shared/ui/live-region';
import { Stepper } from '@/shared/ui/stepper';
import { useWrite } from '@/shared/write/use-write';
import { KeyStep } from './key-step';
import { RecoveryCodes } from './recovery-codes';

const setupSchema = v.object({ password: password() });
const proofSchema = v.object({ password: password(), code: factorCode() });

const STEPS = 3;

export interface SecondFactorScreenProps {
  /**
   * Text about the clinic that requires the second factor. It replaces the button that leads back.
   */
  readonly requirement?: ReactNode;
  /**
   * Called with true before the second factor is turned on, so that the recovery codes stay on the
   * screen; with false if that fails.
   */
  readonly onCodes?: ((areShown: boolean) => void) | undefined;
  readonly onClose: () => void;
}

/**
 * Page that turns the second factor on: password, secret, recovery codes. If the second factor is
 * already on, the page replaces the recovery codes.
 */
export function SecondFactorScreen({ requirement, onCodes, onClose }: SecondFactorScreenProps) {
  const query = useSecondFactorRead({ query: { select: dataOf } });
  return (
    <div className="mx-auto max-w-140">
      {requirement ?? (
        <Button variant="quiet" size="small" onClick={onClose}>
          <Icon icon={IconChevronLeft} size={16} />
          Аккаунт и&nbsp;пароль
        </Button>
      )}
      <Card className="mt-4 p-8 phone:p-5">
        <SectionQuery query={query}>
          {(factor) => <Steps factor={factor} onCodes={onCodes} onClose={onClose} />}
        </SectionQuery>
      </Card>
    </div>
  );
}

interface StepsProps extends Pick<SecondFactorScreenProps, 'onCodes' | 'onClose'> {
  readonly factor: SecondFactor;
}

function Steps({ factor, onCodes, onClose }: StepsProps) {
  const { user } = useCurrentUser();
  const email = user?.email ?? '';
  const [setup, setSetup] = useState<SecondFactorSetup>();
  const [isOver, setOver] = useState(false);
  const [codes, setCodes] = useState<{ readonly list: readonly string[]; readonly isFirst: boolean }>();
  const begin = useWrite(useSecondFactorSetup());
  const turnOn = useWrite(useSecondFactorTurnOn(), { done: 'Вход с\u00A0кодом включён' });

  if (codes !== undefined) {
    return (
      <>
        {codes.isFirst && <Stepper step={3} of={STEPS} name="Резервные коды" />}
        <CodesStep
          codes={codes.list}
          email={email}
          onLeave={() => onCodes?.(false)}
          onClose={onClose}
          className={codes.isFirst ? 'mt-5' : ''}
        />
      </>
    );
  }
  if (factor.is_on) {
    return <ReplaceForm email={email} onCodes={(list) => setCodes({ list, isFirst: false })} />;
  }
  if (setup === undefined) {
    return (
      <>
        <Stepper step={1} of={STEPS} name="Пароль" />
        <StepHeading moved className="mt-5 text-h2">
          Вход с&nbsp;кодом
        </StepHeading>
        <p className="mt-1.5 text-ink-2">
          Кроме пароля, при&nbsp;входе понадобятся шесть цифр из&nbsp;приложения на&nbsp;телефоне. Кто узнает только
          пароль, войти не&nbsp;сможет.
        </p>
        {isOver && (
          <LiveRegion urgent>
            <Callout tone="amber" icon={IconClock} className="mt-5">
              Время вышло. Начните заново: удалите прежний ключ из&nbsp;приложения и&nbsp;добавьте новый.
            </Callout>
          </LiveRegion>
        )}
        <PasswordForm email={email} onPassword={async (data) => setSetup((await begin.ask({ data })).data)} />
      </>
    );
  }
  const sendCode = async (code: string): Promise<unknown> => {
    onCodes?.(true);
    try {
      const { data } = await turnOn.ask({ data: { hash: setup.hash, code } });
      setCodes({ list: data.recovery_codes, isFirst: true });
      return undefined;
    } catch (error) {
      onCodes?.(false);
      if (!isProblem(error, 409)) throw error;
      setOver(true);
      setSetup(undefined);
      return 'kept';
    }
  };
  return (
    <>
      <Stepper step={2} of={STEPS} name="Приложение" />
      <StepHeading moved className="mt-5 text-h2">
        Добавьте Аман в&nbsp;приложение
      </StepHeading>
      <KeyStep setup={setup} onCode={sendCode} />
    </>
  );
}

interface PasswordFormProps {
  readonly email: string;
  readonly onPassword: (data: v.InferOutput<typeof setupSchema>) => Promise<void>;
}

function PasswordForm({ email, onPassword }: PasswordFormProps) {
  const { form, frame } = useSchemaForm({
    schema: setupSchema,
    defaultValues: { password: '' },
    submit: onPassword,
  });
  return (
    <FormFrame {...frame} summary={false} failure={'Не\u00A0получилось начать'} className="mt-5 flex flex-col gap-5">
      <input type="text" autoComplete="username" value={email} readOnly hidden />
      <form.AppField name="password">
        {(field) => <field.PasswordField label="Пароль" autoComplete="current-password" />}
      </form.AppField>
      <SubmitButton size="large" wide busy="Проверяем">
        Продолжить
      </SubmitButton>
    </FormFrame>
  );
}

/**
 * Every navigation asks for confirmation. «Back» in the browser stays on the same path, but the
 * codes would be lost.
 */
const anyMove = (): boolean => true;

interface CodesStepProps {
  readonly codes: readonly string[];
  readonly email: string;
  readonly className: string;
  readonly onLeave: () => void;
  readonly onClose: () => void;
}

function CodesStep({ codes, email, className, onLeave, onClose }: CodesStepProps) {
  const isSaved = useRef(false);
  const close = (): void => {
    isSaved.current = true;
    onClose();
  };
  return (
    <>
      <StepHeading moved className={`${className} text-h2`}>
        Сохраните резервные коды
      </StepHeading>
      <p className="mt-1.5 mb-5 text-ink-2">
        Если телефона нет под&nbsp;рукой, войдёте с&nbsp;таким кодом. Каждый сработает один раз. Больше мы
        их&nbsp;не&nbsp;покажем: держите не&nbsp;в&nbsp;том&nbsp;же телефоне.
      </p>
      <RecoveryCodes codes={codes} email={email} />
      <Button variant="primary" size="large" wide className="mt-6" onClick={close}>
        Коды сохранены
      </Button>
      <LeaveGuard
        isAtStake={() => !isSaved.current}
        isLeaving={anyMove}
        onLeave={onLeave}
        title="Уйти без резервных кодов?"
        action="Уйти без кодов"
      >
        Больше мы&nbsp;их не&nbsp;покажем. Скопируйте, скачайте или напечатайте&nbsp;их: без телефона и&nbsp;кодов войти
        не&nbsp;получится.
      </LeaveGuard>
    </>
  );
}

interface ReplaceFormProps {
  readonly email: string;
  readonly onCodes: (codes: readonly string[]) => void;
}

/**
 * Form to replace the recovery codes. Users who left the page before saving their codes need it
 * too.
 */
function ReplaceForm({ email, onCodes }: ReplaceFormProps) {
  const replace = useWrite(useRecoveryCodesReplace(), { done: 'Прежние коды больше не\u00A0действуют' });
  const { form, frame } = useSchemaForm({
    schema: proofSchema,
    defaultValues: { password: '', code: '' },
    submit: async (data) => onCodes((await replace.ask({ data })).data.recovery_codes),
  });
  return (
    <>
      <StepHeading moved className="text-h2">
        Новые резервные коды
      </StepHeading>
      <p className="mt-1.5 text-ink-2">
        Вход с&nbsp;кодом включён. Покажем десять новых резервных кодов, прежние перестанут действовать.
      </p>
      <FormFrame
        {...frame}
        summary={false}
        failure={'Не\u00A0получилось заменить коды'}
        className="mt-5 flex flex-col gap-5"
      >
        <input type="text" autoComplete="username" value={email} readOnly hidden />
        <form.AppField name="password">
          {(field) => <field.PasswordField label="Пароль" autoComplete="current-password" />}
        </form.AppField>
        <form.AppField name="code">{() => <FactorCodeField recovery />}</form.AppField>
        <SubmitButton size="large" wide busy="Проверяем">
          Показать новые коды
        </SubmitButton>
      </FormFrame>
    </>
  );
}
