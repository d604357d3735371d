import type { Licence } from '#generated/models/licence.ts';
import { calendarDay } from '@/shared/format/date';

/**
 * A clinic's licence or a doctor's certificate, in the contract's fields. Both fields are absent if
 * the clinic or doctor has not entered a number.
 */
export interface Licensed {
  readonly licence?: Licence | null | undefined;
  readonly licence_checked_on?: string | null | undefined;
}

interface LicenceLineProps {
  readonly of: Licensed;
  readonly whose: keyof typeof WORDS;
}

const WORDS = {
  clinic: {
    title: 'Лицензия',
    checked: 'проверена',
    stated: 'со\u00A0слов клиники',
    none: 'Номер лицензии клиника не\u00A0указала',
  },
  doctor: {
    title: 'Сертификат специалиста',
    checked: 'проверен',
    stated: 'со\u00A0слов врача',
    none: 'Номер сертификата специалиста врач не\u00A0указал',
  },
} as const;

/** URL of the state register in which everybody can find a licence or certificate by its number. */
const REGISTER = 'https://elicense.kz';

/**
 * «Лицензия № 16012345 от 15 марта 2016, проверена по реестру 2 марта», with a link to the
 * register.
 */
export function LicenceLine({ of: { licence, licence_checked_on: checkedOn }, whose }: LicenceLineProps) {
  const words = WORDS[whose];
  if (!licence) return words.none;
  return (
    <>
      {words.title} №&nbsp;{licence.number} от&nbsp;{calendarDay(licence.issued_on)},{' '}
      {checkedOn ? `${words.checked} по\u00A0реестру ${calendarDay(checkedOn)}` : words.stated}.{' '}
      <a href={REGISTER} target="_blank" rel="noopener noreferrer" className="link">
        Реестр {whose === 'clinic' ? 'лицензий' : 'сертификатов'}
      </a>
    </>
  );
}
