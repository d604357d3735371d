import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs';
import IconChecks from '@tabler/icons-react/dist/esm/icons/IconChecks.mjs';
import IconClock from '@tabler/icons-react/dist/esm/icons/IconClock.mjs';
import IconUserCheck from '@tabler/icons-react/dist/esm/icons/IconUserCheck.mjs';
import IconUserX from '@tabler/icons-react/dist/esm/icons/IconUserX.mjs';
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs';
import type { VisitFormat } from '#generated/models/visit-format.ts';
import type { VisitSource } from '#generated/models/visit-source.ts';
import type { VisitStatus } from '#generated/models/visit-status.ts';
import type { Visit } from '#generated/models/visit.ts';
import { dateTime } from '@/shared/format/time';
import { wordFor } from '@/shared/format/word-for';
import { Badge } from '@/shared/ui/badge';
import type { IconComponent } from '@/shared/ui/icon';
import { awaitsAttendance } from './visit-can';

const BY_DOCTOR = 'Отменён врачом';
const UNANSWERED = 'Клиника не\u00A0ответила';

/**
 * Badge with the status of a visit, for its patient. If the clinic asks to confirm attendance, the
 * badge shows this instead of the status.
 */
export function VisitBadge({ visit }: { visit: Parameters<typeof patientLabel>[0] }) {
  const { text, tone, icon } = patientLabel(visit);
  return (
    <Badge tone={tone} icon={icon}>
      {text}
    </Badge>
  );
}

/** Text, colour and icon of `VisitBadge`. */
export function patientLabel(
  visit: Pick<Visit, 'status' | 'format' | 'attendance_requested' | 'attendance_confirmed_at' | 'cancelled_by'>,
): VisitLabel {
  if (awaitsAttendance(visit)) return { text: 'Ждёт вашего ответа', tone: 'amber', icon: IconClock };
  const label = visitLabel(visit.status, visit.format);
  if (visit.cancelled_by === 'doctor') return { ...label, text: BY_DOCTOR };
  return visit.cancelled_by === 'unanswered' ? { ...label, text: UNANSWERED } : label;
}

/**
 * Text, icon and colour of a status. Colour alone is not enough, because not everybody can
 * distinguish the colours.
 */
interface VisitLabel {
  readonly text: string;
  readonly tone: 'amber' | 'green' | 'solid' | 'neutral' | 'red';
  readonly icon: IconComponent;
}

const visitLabels: Record<VisitStatus, VisitLabel> = {
  pending: { text: 'Ждёт подтверждения', tone: 'amber', icon: IconClock },
  confirmed: { text: 'Подтверждён', tone: 'green', icon: IconCheck },
  arrived: { text: 'Здесь', tone: 'solid', icon: IconUserCheck },
  completed: { text: 'Завершён', tone: 'neutral', icon: IconChecks },
  no_show: { text: 'Неявка', tone: 'red', icon: IconUserX },
  cancelled_by_patient: { text: 'Отменён вами', tone: 'red', icon: IconX },
  cancelled_by_clinic: { text: 'Отменён клиникой', tone: 'red', icon: IconX },
};

/** Label of a status, also of an unknown one. «Здесь» is used only for visits in a clinic. */
export function visitLabel(status: VisitStatus, format: VisitFormat = 'clinic'): VisitLabel {
  const label = wordFor(visitLabels, status, { text: 'Уточняется', tone: 'neutral', icon: IconClock });
  return status === 'arrived' && format !== 'clinic' ? { ...label, text: 'Идёт приём' } : label;
}

const sourceLabels: Record<VisitSource, string> = {
  online: 'Через сайт',
  phone: 'По\u00A0телефону',
  walk_in: 'Без\u00A0записи',
  follow_up: 'Повторная запись',
};

/** Label of the way in which a visit was booked. */
export function sourceLabel(source: VisitSource): string {
  return wordFor(sourceLabels, source, 'Запись');
}

/** Marks that doctor and clinic can set on a visit. */
export type VisitMark = 'arrived' | 'completed' | 'no_show';

const markLabels: Record<VisitMark, string> = {
  arrived: 'Пришёл',
  completed: 'Приём окончен',
  no_show: 'Не\u00A0пришёл',
};

/** Label of the button that sets a mark. The status after the mark has another label. */
export function markLabel(mark: VisitMark, format: VisitFormat = 'clinic'): string {
  return mark === 'arrived' && format !== 'clinic' ? 'Приём начат' : markLabels[mark];
}

/**
 * Label of a status, for doctor and clinic. If the visit was cancelled, the label says in the third
 * person who has cancelled it.
 */
export function deskLabel({
  status,
  format,
  cancelled_by,
}: Pick<Visit, 'status' | 'cancelled_by'> & Partial<Pick<Visit, 'format'>>): VisitLabel {
  const label = visitLabel(status, format);
  if (cancelled_by === 'patient') return { ...label, text: 'Отменён пациентом' };
  if (cancelled_by === 'unanswered') return { ...label, text: 'Не\u00A0ответили вовремя' };
  return cancelled_by === 'doctor' ? { ...label, text: BY_DOCTOR } : label;
}

/**
 * Accessible name of a link to a visit. It begins with the visible text; person, time, service and
 * status follow.
 */
export function visitLinkLabel(
  visit: Parameters<typeof deskLabel>[0] & Pick<Visit, 'starts_at'>,
  ...written: readonly string[]
): string {
  return [...written, dateTime(visit.starts_at), deskLabel(visit).text].join(', ');
}
