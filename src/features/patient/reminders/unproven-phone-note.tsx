import IconDeviceMobile from '@tabler/icons-react/dist/esm/icons/IconDeviceMobile.mjs';
import { Link } from '@tanstack/react-router';
import { usePatientProfile } from '#generated/api/patient-profile/patient-profile.ts';
import { PhoneProofButton } from '@/features/patient/phone/phone-proof-button';
import { dataOf } from '@/shared/api/load';
import { Callout } from '@/shared/ui/callout';

/**
 * Note for a patient who wants messages to a phone whose number isn't proven. It says how to prove
 * the number.
 */
export function UnprovenPhoneNote() {
  // If the profile can't be loaded, no error is shown, because the note is only a hint.
  const { data: profile } = usePatientProfile({ query: { select: dataOf, meta: { silent: true } } });
  if (profile === undefined || profile.phone_confirmed_at !== null) return null;
  const { phone } = profile;
  return (
    <Callout tone="amber" icon={IconDeviceMobile} role="status">
      {phone === null ? (
        <>
          В&nbsp;профиле нет телефона.{' '}
          <Link to="/fo/patient/profile" className="link font-medium underline">
            Указать номер
          </Link>
        </>
      ) : (
        <>
          <p>
            Номер{' '}
            <span translate="no" className="tabular whitespace-nowrap">
              {phone}
            </span>{' '}
            не&nbsp;подтверждён. Если в&nbsp;нём ошибка, о&nbsp;ваших визитах узнает чужой человек.
          </p>
          <div className="mt-3">
            <PhoneProofButton phone={phone} />
          </div>
        </>
      )}
    </Callout>
  );
}
