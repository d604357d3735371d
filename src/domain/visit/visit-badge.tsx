import IconClock from '@tabler/icons-react/dist/esm/icons/IconClock.mjs';
import type { Visit } from '#generated/models/visit.ts';
import { Badge } from '@/shared/ui/badge';
import { awaitsAttendance } from './visit-can';
import { visitLabel } from './visit-label';

/** The state of a visit as its patient reads it; a question to the patient comes before the state. */
export function VisitBadge({
  visit,
}: {
  visit: Pick<Visit, 'status' | 'format' | 'attendance_requested' | 'attendance_confirmed_at'>;
}) {
  if (awaitsAttendance(visit)) {
    return (
      <Badge tone="amber" glyph={IconClock}>
        Ждёт вашего ответа
      </Badge>
    );
  }
  const { text, tone, glyph } = visitLabel(visit.status, visit.format);
  return (
    <Badge tone={tone} glyph={glyph}>
      {text}
    </Badge>
  );
}
