import IconUrgent from '@tabler/icons-react/dist/esm/icons/IconUrgent.mjs';
import { brand } from '@/shared/config/brand';
import { phoneHref } from '@/shared/format/phone';
import { ButtonAnchor } from '@/shared/ui/button';
import { Card } from '@/shared/ui/card';
import { ChipLink } from '@/shared/ui/chip';
import { Icon } from '@/shared/ui/icon';

/** Links to specialisations for a first visit, and to the symptoms. */
export function WhichDoctorCard({ withSymptoms = true }: { withSymptoms?: boolean }) {
  return (
    <Card aria-labelledby="advice-specialisations-heading">
      <h2 id="advice-specialisations-heading" className="text-title">
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

export function EmergencyCard() {
  return (
    <Card aria-labelledby="emergency-heading">
      <h2 id="emergency-heading" className="flex items-center gap-2 text-title">
        <Icon icon={IconUrgent} className="text-red" />
        Ждать нельзя?
      </h2>
      <p className="mt-2 mb-4 text-small text-ink-2">Если плохо прямо сейчас, не&nbsp;записывайтесь, а&nbsp;звоните.</p>
      <ButtonAnchor href={phoneHref(brand.emergency)} variant="danger" size="small">
        Позвонить {brand.emergency}
      </ButtonAnchor>
    </Card>
  );
}
