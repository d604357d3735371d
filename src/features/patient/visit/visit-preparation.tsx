import type { Visit } from '@generated/models/visit';
import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs';
import { hasEnded } from '@/domain/visit/visit-can';
import { time } from '@/shared/format/time';
import { typeset } from '@/shared/format/typography';
import { Card } from '@/shared/ui/card';
import { Icon } from '@/shared/ui/icon';

/** What to bring and when to come. */
export function VisitPreparation({ visit }: { visit: Visit }) {
  if (hasEnded(visit)) return null;
  const lines = [...visit.preparation, `Приходите к\u00A0${time(visit.arrive_at)}.`];
  return (
    <Card>
      <h2 className="text-h3">Как подготовиться</h2>
      <ul className="mt-3 flex flex-col gap-2">
        {lines.map((line) => (
          <li key={line} className="flex gap-3">
            <Icon glyph={IconCheck} className="mt-0.5 text-green" />
            {typeset(line)}
          </li>
        ))}
      </ul>
    </Card>
  );
}
