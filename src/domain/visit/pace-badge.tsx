import IconClockExclamation from '@tabler/icons-react/dist/esm/icons/IconClockExclamation.mjs';
import { upperFirst } from '@/shared/format/letter-case';
import { Badge } from '@/shared/ui/badge';
import type { VisitPace } from './visit-pace';

/**
 * Badge of a visit's pace: «Опаздывает 20 мин» and «Не отмечен» are warnings, «Ждёт 15 мин» is
 * neutral.
 */
export function PaceBadge({ pace }: { pace: VisitPace | null }) {
  if (pace === null) return null;
  return pace.kind === 'waits' ? (
    <Badge>{upperFirst(pace.text)}</Badge>
  ) : (
    <Badge tone="amber" icon={IconClockExclamation}>
      {upperFirst(pace.text)}
    </Badge>
  );
}
