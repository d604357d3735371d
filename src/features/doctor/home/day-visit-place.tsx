import type { DoctorVisit } from '#generated/models/doctor-visit.ts';
import { hasEnded } from '@/domain/visit/visit-can';
import { formatWords } from '@/domain/visit/visit-format';
import { addressLine, videoHref, windowClock } from '@/domain/visit/visit-where';
import { typeset } from '@/shared/format/typography';
import { Icon } from '@/shared/ui/icon';

/** Where the doctor is expected, when it is not in the consulting room. */
export function DayVisitPlace({ visit }: { visit: DoctorVisit }) {
  const { format, home_address, arrival_window } = visit;
  if (format === 'clinic') return null;
  const { icon, title } = formatWords(format);
  const href = hasEnded(visit) ? undefined : videoHref(visit);
  return (
    <p className="mt-0.5 flex items-start gap-1.5 text-small text-ink-2">
      <Icon icon={icon} size={18} className="mt-px shrink-0 text-teal" />
      <span className="min-w-0 wrap-anywhere">
        {title}
        {arrival_window && `, ${windowClock(arrival_window.from, arrival_window.to)}`}
        {home_address && `. ${typeset(addressLine(home_address))}`}
        {home_address?.note && `. ${typeset(home_address.note)}`}
        {href !== undefined && (
          <>
            {'. '}
            <a href={href} target="_blank" rel="noopener noreferrer" className="link">
              Подключиться<span className="sr-only">, откроется в&nbsp;новой вкладке</span>
            </a>
          </>
        )}
      </span>
    </p>
  );
}
