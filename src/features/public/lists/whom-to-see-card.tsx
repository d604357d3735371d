import { Card } from '@/shared/ui/card';
import { ChipLink } from '@/shared/ui/chip';

/** For whoever does not know whom to see: the doctors one begins with, and the symptoms. */
export function WhomToSeeCard({ withSymptoms = true }: { withSymptoms?: boolean }) {
  return (
    <Card aria-labelledby="whom-heading">
      <h2 id="whom-heading" className="text-title">
        Не&nbsp;знаете, к&nbsp;кому идти?
      </h2>
      <p className="mt-2 mb-4 text-small text-ink-2">
        Начните с&nbsp;терапевта, ребёнка покажите педиатру: они&nbsp;подскажут, кто нужен дальше.
      </p>
      <ul className="flex flex-wrap gap-2">
        <li>
          <ChipLink to="/search" search={{ category: 'doctors', specialisations: ['terapevt'] }}>
            Терапевт
          </ChipLink>
        </li>
        <li>
          <ChipLink to="/search" search={{ category: 'doctors', specialisations: ['pediatr'] }}>
            Педиатр
          </ChipLink>
        </li>
        {withSymptoms && (
          <li>
            <ChipLink to="/symptoms">Симптомы</ChipLink>
          </li>
        )}
      </ul>
    </Card>
  );
}
