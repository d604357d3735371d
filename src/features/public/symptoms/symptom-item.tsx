import IconChevronDown from '@tabler/icons-react/dist/esm/icons/IconChevronDown.mjs';
import type { NamedSlug } from '#generated/models/named-slug.ts';
import type { PatientGroup } from '#generated/models/patient-group.ts';
import { EmergencyNote } from '@/domain/search/emergency-note';
import { daysCount } from '@/shared/format/counts';
import { typeset } from '@/shared/format/typography';
import { Badge } from '@/shared/ui/badge';
import { ChipLink } from '@/shared/ui/chip';
import { Icon } from '@/shared/ui/icon';
import type { ShownSymptom } from './group-symptoms';

interface SymptomItemProps {
  shown: ShownSymptom;
  /** Whether the symptom is unfolded at first, because the user searched for it. */
  open: boolean;
}

/** A symptom: when to call an ambulance, advice, and which doctors to see. */
export function SymptomItem({ shown: { symptom, guidance }, open }: SymptomItemProps) {
  const { title, sources } = symptom;
  const { patients, urgent, red_flags: flags, advice, first, later } = guidance;
  return (
    <li>
      <details className="group" name="symptom" open={open}>
        <summary className="flex min-h-12 cursor-pointer list-none items-center gap-3 py-2 transition-colors hover:text-teal">
          <span className="min-w-0 flex-1 font-medium">{typeset(title)}</span>
          {urgent && <Badge tone="red">Бывает срочно</Badge>}
          <Icon icon={IconChevronDown} className="text-ink-3 group-open:rotate-180 motion-safe:transition-transform" />
        </summary>
        <div className="pb-4">
          {flags.length > 0 && (
            <EmergencyNote className="mb-4">
              <p className="font-semibold">Звоните 103, если:</p>
              <ul className="mt-1 list-disc space-y-1 pl-4.5">
                {flags.map((flag) => (
                  <li key={flag}>{typeset(flag)}</li>
                ))}
              </ul>
            </EmergencyNote>
          )}
          {advice && <p className="mb-4 max-w-160 text-ink-2">{typeset(advice)}</p>}
          <p className="text-small text-ink-3">
            {flags.length > 0 ? 'Если этого нет, запишитесь к\u00A0врачу:' : 'Запишитесь к\u00A0врачу:'}
          </p>
          <Doctors list={first} patients={patients} soon />
          {later.length > 0 && (
            <>
              <p className="mt-3 text-small text-ink-3">{laterText(guidance.later_after_days)}</p>
              <Doctors list={later} patients={patients} />
            </>
          )}
          {sources.length > 0 && (
            <div className="mt-4 text-caption text-ink-3">
              <p>Источники:</p>
              <ul className="mt-1 space-y-1">
                {sources.map(({ title: source, url }) => (
                  <li key={source}>
                    {url === null ? (
                      source
                    ) : (
                      <a href={url} target="_blank" rel="noreferrer" className="link">
                        {source}
                      </a>
                    )}
                  </li>
                ))}
              </ul>
            </div>
          )}
        </div>
      </details>
    </li>
  );
}

interface DoctorsProps {
  list: readonly NamedSlug[];
  patients: PatientGroup;
  /** Whether the links find only doctors with a free time today or tomorrow. */
  soon?: boolean;
}

/** Links to doctors. If the symptom is a child's, the links find doctors who accept children. */
function Doctors({ list, patients, soon }: DoctorsProps) {
  return (
    <ul className="mt-2 flex flex-wrap gap-2">
      {list.map(({ slug, title }) => (
        <li key={slug}>
          <ChipLink
            to="/search"
            search={{
              category: 'doctors',
              specialisations: [slug],
              ...(patients === 'children' && { patients: ['children'] }),
              ...(soon && { when: 'tomorrow' }),
            }}
          >
            {title}
          </ChipLink>
        </li>
      ))}
    </ul>
  );
}

function laterText(days: number | null): string {
  return days === null ? 'Подойдёт и\u00A0другой врач:' : `Если не\u00A0прошло за\u00A0${daysCount(days)}:`;
}
