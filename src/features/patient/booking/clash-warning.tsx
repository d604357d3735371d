import IconClockX from '@tabler/icons-react/dist/esm/icons/IconClockX.mjs';
import { Link } from '@tanstack/react-router';
import type { Visit } from '#generated/models/visit.ts';
import { clashPhrase } from '@/domain/visit/visit-clash';
import { Callout } from '@/shared/ui/callout';
import { OWNER } from './people-to-book-for';

interface ClashWarningProps {
  /** The visit that stands in the way, if there is one. */
  clash: Visit | undefined;
  /** Who is to go, as the form has it. */
  person: string;
  onOtherTime: () => void;
}

/**
 * Says before anything is sent that the family has a visit at that time (contract: rules of booking, 2). The button stays:
 * what is known here may be old, and the server decides.
 */
export function ClashWarning({ clash, person, onOtherTime }: ClashWarningProps) {
  const isOther = clash !== undefined && String(clash.person.family_member_id ?? OWNER) !== person;
  return (
    <div role="status" className="empty:hidden">
      {clash && (
        <Callout tone="amber" icon={IconClockX} className="mt-3">
          <p>
            <strong>В это время уже есть запись.</strong> {clashPhrase(clash)}.
            {isOther && ' Записи близких тоже не\u00A0могут совпадать по\u00A0времени.'}
          </p>
          <p className="mt-2 flex flex-wrap gap-x-5 gap-y-2 font-medium">
            <button type="button" className="link" onClick={onOtherTime}>
              Выбрать другое время
            </button>
            <Link to="/fo/patient/visits/$id" params={{ id: String(clash.id) }} className="link">
              Открыть ту запись
            </Link>
          </p>
        </Callout>
      )}
    </div>
  );
}
