import IconPhone from '@tabler/icons-react/dist/esm/icons/IconPhone.mjs';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useVisitCancel } from '#generated/api/patient-visits/patient-visits.ts';
import type { Visit } from '#generated/models/visit.ts';
import { specialisationPhrase } from '@/domain/doctor/doctor-facts';
import { visitWith } from '@/domain/visit/visit-host';
import { visitPersonText } from '@/domain/visit/visit-text';
import { momentAndPlace } from '@/domain/visit/visit-where';
import { isProblem } from '@/shared/api/problem';
import { problemText } from '@/shared/api/problem-text';
import { phoneHref } from '@/shared/format/phone';
import { typeset } from '@/shared/format/typography';
import { toldWhenDone } from '@/shared/told-when-done';
import { ButtonAnchor } from '@/shared/ui/button';
import { ChoiceGroup, FieldError } from '@/shared/ui/fields/field';
import { Radio } from '@/shared/ui/fields/radio';
import { TextareaField } from '@/shared/ui/fields/text-field';
import { Icon } from '@/shared/ui/icon';
import { ConfirmDialog } from '@/shared/ui/overlay/confirm-dialog';
import { noteOwnAct } from './own-act';
import { useVisitChanged } from './use-visit-changed';

const OTHER = 'Другая причина';
const reasons = ['Изменились планы', 'Стало лучше', 'Нашлось другое время или\u00A0врач', OTHER] as const;
const samplingReasons = [
  'Изменились планы',
  'Больше не\u00A0нужно',
  'Нашлось другое время или\u00A0место',
  OTHER,
] as const;
/** The contract's limit. */
const REASON_MAX = 300;

interface CancelVisitDialogProps {
  visit: Visit;
  onClose: () => void;
}

/** Names the visit and asks why, without an answer of its own; the safe answer, to keep it, comes first. */
export function CancelVisitDialog({ visit, onClose }: CancelVisitDialogProps) {
  const [reason, setReason] = useState<string>();
  const [details, setDetails] = useState('');
  const visitChanged = useVisitChanged(visit);
  const cancel = useVisitCancel(toldWhenDone('Запись отменена'));
  const tooLate = isProblem(cancel.error, 409);

  const confirm = () => {
    if (cancel.isPending) return;
    const stated = reason === OTHER ? details.trim() || OTHER : (reason?.replaceAll('\u00A0', ' ') ?? null);
    cancel.mutate(
      { id: visit.id, data: { reason: stated } },
      {
        onSuccess: () => {
          noteOwnAct(visit);
          onClose();
        },
        onError: visitChanged,
      },
    );
  };

  return (
    <ConfirmDialog
      title="Отменить запись?"
      safe="Оставить запись"
      action="Отменить запись"
      busy={cancel.isPending && 'Отменяем'}
      onConfirm={confirm}
      onClose={onClose}
    >
      <p>
        {visitWith(visit)}, {visit.doctor ? specialisationPhrase(visit.doctor) : typeset(visit.service_title)}
      </p>
      <p>{typeset(momentAndPlace(visit))}</p>
      {visit.person.family_member_id !== null && <p>{visitPersonText(visit.person)}</p>}
      <p className="mt-3 text-ink">
        Не&nbsp;подходит только время?{' '}
        <Link
          to="/fo/patient/visits/$id/reschedule"
          params={{ id: String(visit.id) }}
          className="link inline-flex items-center phone:min-h-11"
          onClick={onClose}
        >
          Перенести запись
        </Link>
      </p>
      <div className="mt-4 text-ink">
        <ChoiceGroup legend="Почему отменяете, если хотите сказать">
          {(visit.doctor ? reasons : samplingReasons).map((value) => (
            <Radio key={value} name="reason" checked={reason === value} onChange={() => setReason(value)}>
              {value}
            </Radio>
          ))}
        </ChoiceGroup>
        {reason === OTHER && (
          <TextareaField
            label="Какая"
            optional
            className="mt-2"
            maxLength={REASON_MAX}
            value={details}
            onChange={(event) => setDetails(event.target.value)}
          />
        )}
        {cancel.error && (
          <div role="alert">
            <FieldError>{problemText(cancel.error)}</FieldError>
            {tooLate && (
              <ButtonAnchor wide href={phoneHref(visit.filial.phone)} className="mt-3">
                <Icon icon={IconPhone} />
                {visit.filial.phone}
              </ButtonAnchor>
            )}
          </div>
        )}
      </div>
    </ConfirmDialog>
  );
}
