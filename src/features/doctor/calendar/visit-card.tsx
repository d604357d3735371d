import IconPhone from '@tabler/icons-react/dist/esm/icons/IconPhone.mjs';
import type { DeskVisit } from '#generated/models/desk-visit.ts';
import { DeskBadges } from '@/domain/visit/desk-badges';
import { servicesAndPayer } from '@/domain/visit/visit-payment';
import { yearsCount } from '@/shared/format/counts';
import { phoneHref } from '@/shared/format/phone';
import { timeRange } from '@/shared/format/time';
import { typeset } from '@/shared/format/typography';
import { ButtonAnchor, ButtonLink } from '@/shared/ui/button';
import { Icon } from '@/shared/ui/icon';
import { useNow } from '@/shared/use-now';

export function VisitCard({ visit }: { visit: DeskVisit }) {
  const now = useNow();
  const { person } = visit;
  return (
    <div className="flex flex-col gap-2">
      <div className="flex flex-wrap items-center gap-2">
        <DeskBadges visit={visit} at={now} />
      </div>
      <p>
        <strong className="font-semibold">{person.full_name}</strong>
        {person.age !== null && <span className="text-ink-3">, {yearsCount(person.age)}</span>}
      </p>
      <p className="text-small text-ink-2">
        {timeRange(visit.starts_at, visit.duration_minutes)}, {servicesAndPayer(visit)}
        <br />
        {visit.filial_title}
      </p>
      {visit.comment && <p className="text-small wrap-anywhere">{typeset(visit.comment)}</p>}
      <div className="mt-1 flex flex-wrap gap-2">
        <ButtonLink to="/fo/doctor/visits/$id" params={{ id: String(visit.id) }} size="small">
          Открыть визит
        </ButtonLink>
        <ButtonAnchor href={phoneHref(visit.phone)} size="small" variant="quiet">
          <Icon icon={IconPhone} size={18} />
          {visit.phone}
        </ButtonAnchor>
      </div>
    </div>
  );
}
