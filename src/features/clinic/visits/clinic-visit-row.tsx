import { Link } from '@tanstack/react-router';
import { useRef } from 'react';
import type { DeskVisit } from '#generated/models/desk-visit.ts';
import { PaceBadge } from '@/domain/visit/pace-badge';
import { deskLabel, visitLinkLabel } from '@/domain/visit/visit-badge';
import { visitPace } from '@/domain/visit/visit-pace';
import { servicesAndPayer } from '@/domain/visit/visit-payment';
import { toAnswerPhrase } from '@/domain/visit/visit-text';
import { clinicMarks } from '@/features/clinic/board/clinic-marks';
import { AnswerRequest } from '@/features/desk/mark/answer-request';
import { yearsCount } from '@/shared/format/counts';
import { phoneHref } from '@/shared/format/phone';
import { time, weekdayDateTime } from '@/shared/format/time';
import { Badge } from '@/shared/ui/badge';
import { useRestoredFocus } from '@/shared/ui/focus';
import { FoldedText } from '@/shared/ui/folded-text';
import { useNow } from '@/shared/use-now';

interface VisitRowProps {
  readonly visit: DeskVisit;
  /** Name of the person, unique in the list. */
  readonly name: string;
  /** Title of the filial; undefined while it is loading. */
  readonly filial: string | undefined;
  /** Whether the row shows the status, because the list contains several statuses. */
  readonly withState: boolean;
  /** Whether all visits of the list are on one day. The rows then omit the date. */
  readonly isOfDay: boolean;
}

/** A visit in the list. A request is answered here; all other actions are on the board. */
export function VisitRow({ visit, name, filial, withState, isOfDay }: VisitRowProps) {
  const { id, status, answer_until, starts_at, person, service_title, doctor_name, comment, phone } = visit;
  const { text, tone, icon } = deskLabel(visit);
  const now = useNow();
  const row = useRef<HTMLLIElement>(null);
  // After an answer the row may stay but its button disappears, so the focus moves to the row.
  useRestoredFocus(status, row);
  return (
    <li ref={row} className="flex flex-wrap items-center gap-x-6 gap-y-2 py-3">
      <div className="min-w-0 flex-1 basis-70 wrap-anywhere">
        <p className="text-small text-ink-2">
          {isOfDay ? time(starts_at) : weekdayDateTime(starts_at)}
          {answer_until !== null && <span className="text-amber-ink">. {toAnswerPhrase(answer_until, now)}</span>}
        </p>
        <p>
          <Link
            to="/fo/clinic/visits/$id"
            params={{ id: String(id) }}
            aria-label={visitLinkLabel(visit, name, service_title)}
            className="rounded-badge font-medium hover:text-teal hover:underline"
          >
            {name}
          </Link>
          {person.age !== null && <span className="text-small text-ink-2">, {yearsCount(person.age)}</span>}
        </p>
        <p className="text-small text-ink-2">
          {[servicesAndPayer(visit), doctor_name, filial].filter((part) => typeof part === 'string').join(', ')}
        </p>
        {comment !== null && <FoldedText text={comment} />}
      </div>
      <a
        href={phoneHref(phone)}
        translate="no"
        aria-label={`${phone}, ${name}`}
        className="link text-small tabular whitespace-nowrap phone:py-2.5"
      >
        {phone}
      </a>
      {withState && (
        <span className="flex flex-wrap gap-1.5 desktop:min-w-60 desktop:justify-end">
          <PaceBadge pace={visitPace(visit, now)} />
          <Badge tone={tone} icon={icon}>
            {text}
          </Badge>
        </span>
      )}
      <AnswerRequest desk={clinicMarks} visit={visit} at={now} name={name} />
    </li>
  );
}
