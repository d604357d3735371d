import type { ClinicFull } from '#generated/models/clinic-full.ts';
import { SECTIONS } from '@/features/public/clinic/sections';
import { typeset } from '@/shared/format/typography';
import { SectionCard } from '@/shared/section/section-card';
import { Badge } from '@/shared/ui/badge';

/** What the clinic says of itself, what it has, and who stands behind it. */
export function AboutSection({ clinic }: { clinic: ClinicFull }) {
  return (
    <SectionCard id="about" heading={SECTIONS.about.heading}>
      {clinic.description !== null && (
        <p className="max-w-160 wrap-break-word whitespace-pre-line">{typeset(clinic.description)}</p>
      )}
      {clinic.parameters.length > 0 && (
        <ul aria-label="Удобства" className="mt-4 flex flex-wrap gap-2">
          {clinic.parameters.map(({ id, title }) => (
            <li key={id}>
              <Badge>
                <span className="wrap-anywhere">{title}</span>
              </Badge>
            </li>
          ))}
        </ul>
      )}
      <p className="mt-4 text-small text-ink-3">Юридическое лицо: {typeset(clinic.legal_name)}</p>
    </SectionCard>
  );
}
