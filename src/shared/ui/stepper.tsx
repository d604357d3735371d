import { cx } from './cx';

interface StepperProps {
  step: number;
  of: number;
  /** Name of the step: «Почта», «Анкета пациента». */
  name: string;
}

/** Progress of a form with several pages: a line in segments and «Шаг 2 из 4. Почта». */
export function Stepper({ step, of, name }: StepperProps) {
  return (
    <div>
      <div aria-hidden="true" className="flex gap-1.5">
        {Array.from({ length: of }, (_, index) => (
          <span key={index} className={cx('h-1 grow rounded-full', index < step ? 'bg-teal' : 'bg-line')} />
        ))}
      </div>
      <p className="mt-2.5 text-small text-ink-3">
        Шаг {step} из {of}. {name}
      </p>
    </div>
  );
}
