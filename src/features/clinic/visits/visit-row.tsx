import { Link } from '@tanstack/react-router';
import { useRef } from 'react';
import { useClinicVisitStateUpdate } from '#generated/api/clinic-visits/clinic-visits.ts';
import type { ClinicVisit } from '#generated/models/clinic-visit.ts';
import { VisitsInTheWay } from '@/domain/visit/over-schedule';
import { deskLabel } from '@/domain/visit/visit-badge';
import { toAnswerPhrase } from '@/domain/visit/visit-text';
import { problemText } from '@/shared/api/problem-text';
import { yearsCount } from '@/shared/format/counts';
import { surnameInitial } from '@/shared/format/name';
import { phoneHref } from '@/shared/format/phone';
import { weekdayDateTime } from '@/shared/format/time';
import { notify } from '@/shared/notify';
import { Badge } from '@/shared/ui/badge';
import { Button } from '@/shared/ui/button';
import { FieldError } from '@/shared/ui/fields/field';
import { useFocusKept } from '@/shared/ui/focus';
import { FoldedText } from '@/shared/ui/folded-text';
import { useIsPast, useToday } from '@/shared/use-now';

interface VisitRowProps {
  readonly visit: ClinicVisit;
  /** Told apart from others of the same name. */
  readonly name: string;
  /** Undefined while the titles are being asked for. */
  readonly filial: string | undefined;
  /** Among visits of different states. */
  readonly withState: boolean;
}

const visitLink = (id: string) => ({ to: '/fo/clinic/visits/$id', params: { id } }) as const;

/** A visit to come: confirmed here, and opened on the board for anything else. */
export function VisitRow({ visit, name, filial, withState }: VisitRowProps) {
  const { id, status, answer_until, starts_at, person, service_title, doctor_name, comment, phone } = visit;
  const update = useClinicVisitStateUpdate({ mutation: { meta: { silent: true } } });
  const { text, tone, icon } = deskLabel(visit);
  const today = useToday();
  const hasBegun = useIsPast(starts_at);
  const row = useRef<HTMLLIElement>(null);
  // Where the row stays, the button goes without it.
  useFocusKept(status, row);
  const confirm = () =>
    update.mutate(
      { id, data: { status: 'confirmed' } },
      { onSuccess: () => notify.success(`${surnameInitial(person.full_name)}: запись подтверждена`) },
    );
  return (
    <li ref={row} className="flex flex-wrap items-center gap-x-6 gap-y-2 py-3">
      <div className="min-w-0 flex-1 basis-70 wrap-anywhere">
        <p className="text-small text-ink-2">
          {weekdayDateTime(starts_at)}
          {answer_until !== null && <span className="text-amber-ink">. {toAnswerPhrase(answer_until, today)}</span>}
        </p>
        <p>
          <Link
            to="/fo/clinic/visits/$id"
            params={{ id: String(id) }}
            className="rounded-badge font-medium hover:text-teal hover:underline"
          >
            {name}
          </Link>
          {person.age !== null && <span className="text-small text-ink-2">, {yearsCount(person.age)}</span>}
        </p>
        <p className="text-small text-ink-2">
          {[service_title, doctor_name, filial].filter((part) => typeof part === 'string').join(', ')}
        </p>
        {comment !== null && <FoldedText text={comment} />}
        {update.error && (
          <div role="alert">
            <FieldError>{problemText(update.error)}</FieldError>
            <VisitsInTheWay error={update.error} link={visitLink} />
          </div>
        )}
      </div>
      <a href={phoneHref(phone)} translate="no" className="link text-small tabular whitespace-nowrap phone:py-2.5">
        {phone}
      </a>
      {withState && (
        <Badge tone={tone} icon={icon}>
          {text}
        </Badge>
      )}
      {status === 'pending' && !hasBegun && (
        <Button size="small" busy={update.isPending && 'Подтверждаем'} onClick={confirm}>
          Подтвердить<span className="sr-only">: {name}</span>
        </Button>
      )}
    </li>
  );
}
