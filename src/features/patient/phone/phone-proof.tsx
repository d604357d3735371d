import IconCircleCheck from '@tabler/icons-react/dist/esm/icons/IconCircleCheck.mjs';
import { useRef } from 'react';
import { useRestoredFocus } from '@/shared/ui/focus';
import { Icon } from '@/shared/ui/icon';
import { PhoneProofButton } from './phone-proof-button';

interface PhoneProofProps {
  /** The phone number of the saved profile. */
  readonly phone: string;
  readonly confirmedAt: string | null;
}

/** Says that the number is proven, or offers to prove it. */
export function PhoneProof({ phone, confirmedAt }: PhoneProofProps) {
  const place = useRef<HTMLDivElement>(null);
  const isProven = confirmedAt !== null;
  // When the number is proven, the button disappears, so the focus moves.
  useRestoredFocus(String(isProven), place);
  return (
    <div ref={place} className="mt-2 outline-none">
      {isProven ? (
        <p className="flex items-center gap-1.5 text-small text-green-ink">
          <Icon icon={IconCircleCheck} size={16} />
          Номер подтверждён
        </p>
      ) : (
        <PhoneProofButton phone={phone} />
      )}
    </div>
  );
}
