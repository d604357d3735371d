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

/** The state of a visit for its patient; a question to the patient has priority over the state. */
export function VisitBadge({ visit }: { visit: Parameters<typeof patientLabel>[0] }) {
  const { text, tone, icon } = patientLabel(visit);
  return (
    <Badge tone={tone} icon={icon}>
      {text}
    </Badge>
  );
}

/** The same as words, tint and icon. */
export function patientLabel(
  visit: Pick<Visit, 'status' | 'format' | 'attendance_requested' | 'attendance_confirmed_at' | 'cancelled_by'>,
): VisitLabel {
  if (awaitsAttendance(visit)) return { text: 'Ждёт вашего ответа', tone: 'amber', icon: IconClock };
  const label = visitLabel(visit.status, visit.format);
  if (visit.cancelled_by === 'doctor') return { ...label, text: BY_DOCTOR };
  return visit.cancelled_by === 'unanswered' ? { ...label, text: UNANSWERED } : label;
}

/** A state of a visit looks the same everywhere: word, icon and tint, never only a colour. */
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

/** The label of a state, also of an unknown one. «Здесь» is only for visits in the clinic. */
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

/** How a visit came about. */
export function sourceLabel(source: VisitSource): string {
  return wordFor(sourceLabels, source, 'Запись');
}

/** What doctor and clinic may say of a patient. */
export type VisitMark = 'arrived' | 'completed' | 'no_show';

const markLabels: Record<VisitMark, string> = {
  arrived: 'Пришёл',
  completed: 'Приём окончен',
  no_show: 'Не\u00A0пришёл',
};

/** What they press to say it; the state that follows has a word of its own. */
export function markLabel(mark: VisitMark, format: VisitFormat = 'clinic'): string {
  return mark === 'arrived' && format !== 'clinic' ? 'Приём начат' : markLabels[mark];
}

/** A state as doctor and clinic read it: a cancellation is told of the patient, not to them. */
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
 * A link to a visit for whoever reads links alone: what is written on it, then the rest of who,
 * when, what and how it stands.
 */
export function visitLinkLabel(
  visit: Parameters<typeof deskLabel>[0] & Pick<Visit, 'starts_at'>,
  ...written: readonly string[]
): string {
  return [...written, dateTime(visit.starts_at), deskLabel(visit).text].join(', ');
}
