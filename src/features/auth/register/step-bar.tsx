import { Stepper } from '@/shared/ui/stepper';
import { actionRole } from './registration-actions';
import type { RegistrationProps } from './registration-store';
import { type RegistrationStep, stepsOf } from './steps';

interface StepBarProps {
  readonly step: RegistrationStep;
  /** «Почта», «Анкета пациента». */
  readonly name: string;
  readonly of: Pick<RegistrationProps, 'registration' | 'member' | 'quick'>;
}

/** Where in the registration one is, and how to get back to the e-mail from wherever that is. */
export function StepBar({ step, name, of: { registration, member, quick } }: StepBarProps) {
  const { roles, adds, action } = registration;
  const isQuick = quick && step !== 'action' && (action === null || actionRole[action] === 'user');
  const steps = stepsOf({ isKnown: member === null && roles.length > 0, adds, isQuick });
  return <Stepper step={steps.indexOf(step) + 1} of={steps.length} name={name} />;
}

/** «new@demo.kz. Изменить почту», on every step behind the e-mail; a signed-in person has only their own. */
export function EmailLine({ registration, member, go }: Pick<RegistrationProps, 'registration' | 'member' | 'go'>) {
  if (member !== null) return null;
  return (
    <p className="mt-1.5 text-ink-2">
      <strong className="font-medium break-words text-ink">{registration.email}</strong>.{' '}
      <button type="button" className="link inline-block" onClick={() => go('email')}>
        Изменить почту
      </button>
    </p>
  );
}
