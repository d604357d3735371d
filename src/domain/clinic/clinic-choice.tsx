import IconCalendarEvent from '@tabler/icons-react/dist/esm/icons/IconCalendarEvent.mjs';
import IconStethoscope from '@tabler/icons-react/dist/esm/icons/IconStethoscope.mjs';
import { Link } from '@tanstack/react-router';
import type { ClinicCard } from '#generated/models/clinic-card.ts';
import { nearPhrase } from '@/domain/slot/slot-phrase';
import { lowerFirst } from '@/shared/format/letter-case';
import { counted } from '@/shared/format/plural';
import { Icon } from '@/shared/ui/icon';

/** Specialisations that a card names before it counts the rest. */
const NAMED = 4;

interface ClinicChoiceProps {
  clinic: Pick<ClinicCard, 'slug' | 'title' | 'specialisations' | 'nearest_starts_at'>;
}

/** What helps to choose a clinic for its doctors: when one of them is free, and who they are. */
export function ClinicChoice({
  clinic: { slug, title, specialisations, nearest_starts_at: nearest },
}: ClinicChoiceProps) {
  const others = specialisations.length - NAMED;
  const names = specialisations
    .slice(0, NAMED)
    .map(({ title: name }, index) => (index === 0 ? name : lowerFirst(name)));
  return (
    <>
      {nearest !== null && (
        <p className="flex gap-2 @max-roomy:text-small">
          <Icon glyph={IconCalendarEvent} className="text-ink-2" />
          <span>
            Ближайшая запись:{' '}
            <Link to="/clinic/$slug" params={{ slug }} hash="doctors" className="link font-medium">
              {lowerFirst(nearPhrase(nearest))}
              <span className="sr-only">, врачи клиники {title}</span>
            </Link>
          </span>
        </p>
      )}
      {names.length > 0 && (
        <p className="flex gap-2 text-small text-ink-2">
          <Icon glyph={IconStethoscope} className="text-ink-2" />
          <span className="min-w-0 wrap-break-word">
            {names.join(', ')}
            {others > 0 &&
              ` и\u00A0ещё ${counted(others, { one: 'специализация', few: 'специализации', many: 'специализаций' })}`}
          </span>
        </p>
      )}
    </>
  );
}
