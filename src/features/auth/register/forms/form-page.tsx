import IconInfoCircle from '@tabler/icons-react/dist/esm/icons/IconInfoCircle.mjs';
import { type ComponentProps, type ReactNode, useState } from 'react';
import { ChosenSlotCard } from '@/features/auth/chosen-slot/chosen-slot-card';
import type { Flow } from '@/features/auth/register/flow';
import { StepHeading } from '@/features/auth/register/step-heading';
import { QUICK_STEPS, STEPS } from '@/features/auth/register/steps';
import { changedFields } from '@/shared/form/changed-fields';
import { FormFrame, SubmitButton } from '@/shared/form/form-frame';
import { Callout } from '@/shared/ui/callout';
import { Card } from '@/shared/ui/card';
import { Stepper } from '@/shared/ui/stepper';
import type { Access } from './access';

interface FormPageProps {
  /** «Анкета пациента». */
  readonly name: string;
  readonly title: ReactNode;
  /** What the data is for. */
  readonly lead: ReactNode;
  readonly frame: Omit<ComponentProps<typeof FormFrame>, 'children'>;
  readonly access: Access;
  readonly flow: Flow;
  readonly children: ReactNode;
}

/** The last page: everything that is asked, on one sheet, and one button. */
export function FormPage({ name, title, lead, frame, access, flow, children }: FormPageProps) {
  const adds = access !== 'new';
  // Who came from a booking was taken for a patient and not asked.
  const taken = flow.quick && flow.registration.action === 'create_user';
  const [missing] = useState(() => missingOf(frame, access));
  return (
    <div className="page py-10 page-grey phone:py-4">
      <div className="mx-auto max-w-176">
        <ChosenSlotCard className="mb-6 phone:mb-4" />
        <div className="phone:px-1">
          <Stepper step={taken ? QUICK_STEPS : STEPS} of={taken ? QUICK_STEPS : STEPS} name={name} />
          <StepHeading moved={flow.moved} className="mt-5 text-page">
            {title}
          </StepHeading>
          <p className="mt-1.5 text-ink-2">
            {lead}
            {taken && (
              <>
                {' '}
                Вы&nbsp;не&nbsp;пациент?{' '}
                <button type="button" className="link inline-block" onClick={() => flow.go('action')}>
                  Выберите другой кабинет
                </button>
                .
              </>
            )}
          </p>
        </div>
        <FormFrame {...frame} className="mt-6 flex flex-col gap-6 phone:mt-4 phone:gap-3">
          <Card as="div" className="p-8 phone:p-5">
            {/* A password manager saves the new password under this name. */}
            <input type="text" autoComplete="username" value={flow.registration.email} readOnly hidden />
            {missing !== undefined && (
              <Callout tone="neutral" icon={IconInfoCircle} className="mb-6">
                То, что вы&nbsp;ввели раньше, осталось. Снова введите {missing}: в&nbsp;браузере мы&nbsp;этого
                не&nbsp;храним.
              </Callout>
            )}
            {children}
            <div className="mt-6 flex items-center gap-4 phone:flex-col phone:items-stretch phone:gap-3">
              <SubmitButton size="large" busy={adds ? 'Добавляем кабинет' : 'Создаём аккаунт'}>
                {adds ? 'Добавить кабинет' : 'Создать аккаунт'}
              </SubmitButton>
              <p className="text-small text-ink-2">
                {adds ? 'Добавляя кабинет' : 'Создавая аккаунт'}, вы&nbsp;принимаете{' '}
                <a href="/conditions/user-agreement" target="_blank" rel="noreferrer" className="link">
                  пользовательское соглашение<span className="sr-only"> (в&nbsp;новой вкладке)</span>
                </a>
                .
              </p>
            </div>
          </Card>
        </FormFrame>
      </div>
    </div>
  );
}

/** What is to be typed again when the rest is there from an earlier visit to the page: secrets are never stored. */
function missingOf({ initial, form }: FormPageProps['frame'], access: Access): string | undefined {
  if (changedFields(initial, form.state.values as object).length === 0) return undefined;
  const secrets = ['iin' in initial && 'ИИН', access !== 'signed-in' && 'пароль'].filter(Boolean);
  return secrets.length > 0 ? secrets.join(' и\u00A0') : undefined;
}

/** Two columns, one on phones; what belongs together stands between lines. */
export function FieldGroup({ legend, children }: { readonly legend?: ReactNode; readonly children: ReactNode }) {
  return (
    <fieldset className="mb-6 border-b border-line pb-6">
      {legend && <legend className="mb-4 text-h3">{legend}</legend>}
      <div className="grid grid-cols-2 gap-x-4 gap-y-5 phone:grid-cols-1">{children}</div>
    </fieldset>
  );
}
