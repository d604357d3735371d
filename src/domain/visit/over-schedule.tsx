import { Link, type LinkProps } from '@tanstack/react-router';
import type { Overlap } from '#generated/models/overlap.ts';
import { isProblem } from '@/shared/api/problem';
import { useResend } from '@/shared/form/form-frame';
import { surnameInitial } from '@/shared/format/name';
import { time } from '@/shared/format/time';
import { Button } from '@/shared/ui/button';
import type { Write } from '@/shared/write/use-write';

const texts = {
  visit: ({ name, from, to }) => `Поверх записи: ${name === null ? '' : `${surnameInitial(name)}, `}${from}–${to}`,
  elsewhere: ({ from, to }) => `Врач принимает в\u00A0другом месте, ${from}–${to}`,
  held: ({ from, to }) => `Место отложено для\u00A0другого пациента, ${from}–${to}`,
  break: ({ from, to }) => `В\u00A0перерыв, ${from}–${to}`,
  closed: () => 'Вне часов приёма',
} satisfies Record<Overlap['kind'], (overlap: Overlap) => string>;

/** The visits and blocked times that overlap the requested slot. Empty for other errors. */
export function overlapsOf(error: unknown): readonly Overlap[] {
  const found = isProblem(error, 409) ? error.details['overlaps'] : undefined;
  return Array.isArray(found) ? found.filter(isOverlap) : [];
}

function overlapText(overlap: Overlap): string {
  return texts[overlap.kind](overlap);
}

interface OverScheduleProps {
  overlaps: readonly Overlap[];
  /** Label of the button with the time of the slot: «Записать всё равно на 14:10». */
  action: string;
  busy: boolean;
  onConfirm: () => void;
}

/** Lists what overlaps a slot and offers to book the slot nevertheless (docs/rules.md §4). */
function OverSchedule({ overlaps, action, busy, onConfirm }: OverScheduleProps) {
  if (overlaps.length === 0) return null;
  return (
    <>
      <ul className="mt-1">
        {overlaps.map((overlap) => (
          <li key={`${overlap.kind} ${overlap.from}`}>{overlapText(overlap)}</li>
        ))}
      </ul>
      {/* A slot that a patient holds can't be booked, because that patient is about to book it. */}
      {!overlaps.some(({ kind }) => kind === 'held') && (
        <Button size="small" className="mt-2" busy={busy && 'Записываем'} onClick={onConfirm}>
          {action}
        </Button>
      )}
    </>
  );
}

interface AgreementProps {
  readonly of: Pick<
    Write<unknown, { readonly data: { readonly starts_at: string } }>,
    'error' | 'isSending' | 'variables'
  >;
  readonly onAgree: (startsAt: string) => void;
}

/** Shows in a form what overlaps the slot. If the user agrees, the form is submitted again. */
export function Agreement({ of: { error, isSending, variables }, onAgree }: AgreementProps) {
  const resend = useResend();
  const asked = variables?.data.starts_at ?? '';
  return (
    <OverSchedule
      overlaps={overlapsOf(error)}
      action={`Записать всё равно на\u00A0${asked && time(asked)}`}
      busy={isSending}
      onConfirm={() => {
        onAgree(asked);
        resend();
      }}
    />
  );
}

interface VisitsInTheWayProps {
  /** Error of the write that would confirm a visit. */
  error: unknown;
  link: (visitId: string) => Pick<LinkProps, 'to' | 'params'>;
}

/** Links to the overlapping visits (docs/rules.md §4). */
export function VisitsInTheWay({ error, link }: VisitsInTheWayProps) {
  return overlapsOf(error).map(({ visit_id, name, from, to }) =>
    typeof visit_id !== 'number' ? null : (
      <p key={visit_id} className="my-1 pl-5.5 text-small">
        <Link {...link(String(visit_id))} className="link">
          Открыть запись: {name === null ? '' : `${surnameInitial(name)}, `}
          {from}–{to}
        </Link>
      </p>
    ),
  );
}

function isOverlap(value: unknown): value is Overlap {
  return typeof value === 'object' && value !== null && 'kind' in value && String(value.kind) in texts;
}
