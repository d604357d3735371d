import type { ClinicFull } from '#generated/models/clinic-full.ts';
import type { Licence } from '#generated/models/licence.ts';
import { calendarDay } from '@/shared/format/date';
import { typeset } from '@/shared/format/typography';
import { Badge } from '@/shared/ui/badge';

interface ClinicAboutProps {
  clinic: Pick<ClinicFull, 'description' | 'legal_name'> & {
    readonly licence?: Licence | null | undefined;
    readonly licence_checked_on?: string | null | undefined;
    readonly parameters: readonly { id: number; title: string }[];
  };
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
      <p className="mt-1 text-small text-ink-3">
        {clinic.licence ? (
          <>
            {licencePhrase(clinic.licence)}, {checkPhrase(clinic.licence_checked_on)}.{' '}
            <a href={LICENCE_REGISTER} target="_blank" rel="noopener noreferrer" className="link">
              Реестр лицензий
            </a>
          </>
        ) : (
          'Номер лицензии клиника не\u00A0указала'
        )}
      </p>
    </>
  );
}

/** State register in which people can look up a licence by its number. */
const LICENCE_REGISTER = 'https://elicense.kz';

/** Text of a licence: «Лицензия № 16012345 от 15 марта 2016 года». */
function licencePhrase({ number, issued_on }: Licence): string {
  return `Лицензия №\u00A0${number} от\u00A0${calendarDay(issued_on)}`;
}

function checkPhrase(checkedOn: string | null | undefined): string {
  return checkedOn ? `проверена по\u00A0реестру ${calendarDay(checkedOn)}` : 'со\u00A0слов клиники';
}
