import IconCircle from '@tabler/icons-react/dist/esm/icons/IconCircle.mjs';
import IconCircleCheck from '@tabler/icons-react/dist/esm/icons/IconCircleCheck.mjs';
import IconClock from '@tabler/icons-react/dist/esm/icons/IconClock.mjs';
import { Link } from '@tanstack/react-router';
import type { ReadinessStepState } from '#generated/models/readiness-step-state.ts';
import { stepsCount } from '@/shared/format/counts';
import { upperFirst } from '@/shared/format/letter-case';
import { ButtonLink } from '@/shared/ui/button';
import { Card } from '@/shared/ui/card';
import { Icon } from '@/shared/ui/icon';
import type { ReadinessStep } from './readiness-steps';
import type { Readiness } from './use-readiness';

const marks = {
  done: { icon: IconCircleCheck, className: 'text-green', words: 'Готово' },
  to_do: { icon: IconCircle, className: 'text-ink-3', words: 'Осталось сделать' },
  waiting: { icon: IconClock, className: 'text-amber-ink', words: 'Ждём' },
} satisfies Record<ReadinessStepState, object>;

interface ReadinessCardProps {
  readonly readiness: Readiness;
  readonly className?: string;
}

/** Card with all steps from the registration to «К вам можно записаться». Each step has a link. */
export function ReadinessCard({ readiness: { isBookable, steps, left, page }, className }: ReadinessCardProps) {
  return (
    <Card aria-label="До первой записи" {...(className !== undefined && { className })}>
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <div className="min-w-0 grow basis-60">
          <p className="text-title font-semibold">
            {isBookable ? 'К\u00A0вам можно записаться' : 'К\u00A0вам пока нельзя записаться'}
          </p>
          <p className="mt-1 text-small text-ink-2">
            {isBookable
              ? 'Всё готово. О\u00A0первой записи напишем в\u00A0уведомлениях и\u00A0на\u00A0почту.'
              : `До первой записи ${stepsCount(left.length)}.`}
          </p>
        </div>
        {page && (
          <ButtonLink {...page} size="small" variant={isBookable ? 'primary' : 'secondary'}>
            Страница для пациентов
          </ButtonLink>
        )}
      </div>
      {!isBookable && (
        <ol className="mt-3 divide-y divide-line">
          {steps.map((step) => (
            <StepRow key={step.id} step={step} />
          ))}
        </ol>
      )}
    </Card>
  );
}

function StepRow({ step: { title, state, note, waits, action, link } }: { readonly step: ReadinessStep }) {
  const mark = marks[state] ?? marks.to_do;
  const line = state === 'to_do' ? note : state === 'waiting' && waits !== undefined ? upperFirst(waits) : undefined;
  return (
    <li className="flex min-h-11 items-start gap-3 py-2.5 phone:flex-wrap">
      <Icon icon={mark.icon} className={mark.className} />
      <div className="min-w-0 grow phone:basis-3/4">
        <p className={state === 'done' ? 'text-ink-2' : 'font-medium'}>
          <span className="sr-only">{mark.words}: </span>
          {title}
        </p>
        {line !== undefined && <p className="text-small text-ink-2">{line}</p>}
      </div>
      {state !== 'done' && link && (
        <Link {...link} className="link shrink-0 text-small phone:ml-8">
          {action}
          <span className="sr-only">: {title}</span>
        </Link>
      )}
    </li>
  );
}
