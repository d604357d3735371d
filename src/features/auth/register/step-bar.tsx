import { Stepper } from '@/shared/ui/stepper';
import { actionRole } from './registration';
import { type RegistrationStep, stepsOf } from './steps';
import { useRegistration } from './use-registration';

interface StepBarProps {
  readonly step: RegistrationStep;
  /** Name of the current step: «Почта», «Анкета пациента». */
  readonly name: string;
}

/** Progress of the registration, with a link back to the step «e-mail». */
export function StepBar({ step, name }: StepBarProps) {
  const { registration, member, quick } = useRegistration();
  const { roles, adds, action } = registration;
  const isQuick = quick && step !== 'action' && (action === null || actionRole[action] === 'user');
  const steps = stepsOf({ isKnown: member === null && roles.length > 0, adds, isQuick });
  return <Stepper step={steps.indexOf(step) + 1} of={steps.length} name={name} />;
}

/**
 * Line with the e-mail: «new@demo.kz. Изменить почту». For a logged-in user the line has no link to
 * change the e-mail.
 */
export function EmailLine() {
  const { registration, member, go } = useRegistration();
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
