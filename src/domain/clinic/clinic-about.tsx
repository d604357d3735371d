import type { ClinicFull } from '#generated/models/clinic-full.ts';
import { CheckedFacts, type Checked } from '@/domain/licence/checked-facts';
import { typeset } from '@/shared/format/typography';
import { Badge } from '@/shared/ui/badge';

interface ClinicAboutProps {
  clinic: Pick<ClinicFull, 'description' | 'legal_name'> &
    Checked & { readonly parameters: readonly { id: number; title: string }[] };
}

/** The clinic's description, features and company details. */
export function ClinicAbout({ clinic }: ClinicAboutProps) {
  return (
    <>
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
      <CheckedFacts of={clinic} whose="clinic" />
    </>
  );
}
