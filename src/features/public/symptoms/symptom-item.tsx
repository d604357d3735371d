import type { Symptom } from '@generated/models/symptom';
import IconChevronDown from '@tabler/icons-react/dist/esm/icons/IconChevronDown.mjs';
import { typeset } from '@/shared/format/typography';
import { Badge } from '@/shared/ui/badge';
import { ChipLink } from '@/shared/ui/chip-link';
import { Icon } from '@/shared/ui/icon';
import { EmergencyNote } from './emergency-note';
import { isUrgent } from './find-symptoms';

/** A symptom: when to call an ambulance, what to know, and whose patient one is. */
export function SymptomItem({ symptom }: { symptom: Symptom }) {
  const { title, advice, specialisations } = symptom;
  const urgent = isUrgent(symptom);
  return (
    <li>
      <details className="group" name="symptom">
        <summary className="flex min-h-12 cursor-pointer list-none items-center gap-3 py-2 transition-colors hover:text-teal">
          <span className="min-w-0 flex-1 font-medium">{typeset(title)}</span>
          {urgent && <Badge tone="red">Бывает срочно</Badge>}
          <Icon glyph={IconChevronDown} className="text-ink-3 group-open:rotate-180 motion-safe:transition-transform" />
        </summary>
        <div className="pb-4">
          {advice && urgent && <EmergencyNote className="mb-4">{typeset(advice)}</EmergencyNote>}
          {advice && !urgent && <p className="mb-4 max-w-160 text-ink-2">{typeset(advice)}</p>}
          <p className="text-small text-ink-3">Если срочной помощи не&nbsp;нужно, запишитесь к&nbsp;врачу:</p>
          <ul className="mt-2 flex flex-wrap gap-2">
            {specialisations.map(({ slug, title: who }) => (
              <li key={slug}>
                <ChipLink to="/search" search={{ category: 'doctors', specialisations: [slug] }}>
                  {who}
                </ChipLink>
              </li>
            ))}
          </ul>
        </div>
      </details>
    </li>
  );
}
