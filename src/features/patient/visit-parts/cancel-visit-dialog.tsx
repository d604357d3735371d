import IconPhone from '@tabler/icons-react/dist/esm/icons/IconPhone.mjs';
import { useStore } from '@tanstack/react-form';
import { Link } from '@tanstack/react-router';
import * as v from 'valibot';
import { useVisitCancel } from '#generated/api/patient-visits/patient-visits.ts';
import type { VisitCancelRequest } from '#generated/models/visit-cancel-request.ts';
import type { Visit } from '#generated/models/visit.ts';
import { specialisationPhrase } from '@/domain/doctor/doctor-facts';
import { visitWith } from '@/domain/visit/visit-host';
import { visitPersonText } from '@/domain/visit/visit-text';
import { momentAndPlace } from '@/domain/visit/visit-where';
import { isProblem } from '@/shared/api/problem';
import { optionalText } from '@/shared/form/rules/text';
import { useSchemaForm } from '@/shared/form/use-schema-form';
import { phoneHref } from '@/shared/format/phone';
import { typeset } from '@/shared/format/typography';
import { ButtonAnchor } from '@/shared/ui/button';
import { Icon } from '@/shared/ui/icon';
import { DialogForm } from '@/shared/write/dialog-form';
import { useWrite } from '@/shared/write/use-write';
import { noteOwnAct } from './own-act';
import { useVisitChanged } from './use-visit-changed';

const OTHER = 'Другая причина';
const reasons = ['Изменились планы', 'Стало лучше', 'Нашлось другое время или\u00A0врач', OTHER];
const samplingReasons = ['Изменились планы', 'Больше не\u00A0нужно', 'Нашлось другое время или\u00A0место', OTHER];
/** Length limit of the contract, in characters. */
const REASON_MAX = 300;

/** Form schema. The reason is optional. */
export const cancelSchema = v.pipe(
  v.object({ reason: optionalText(REASON_MAX), details: optionalText(REASON_MAX) }),
  v.transform(({ reason, details }) => ({
    reason: (reason === OTHER && details) || (reason?.replaceAll('\u00A0', ' ') ?? null),
  })),
) satisfies v.GenericSchema<{ reason: string; details: string }, VisitCancelRequest>;

interface CancelVisitDialogProps {
  visit: Visit;
  onClose: () => void;
}

/**
 * Cancels a visit and asks for a reason, which is optional. No reason is chosen at first, and the
 * button that keeps the visit comes first.
 */
export function CancelVisitDialog({ visit, onClose }: CancelVisitDialogProps) {
  const cancel = useWrite(useVisitCancel(), {
    done: 'Запись отменена',
    onDone: () => {
      noteOwnAct(visit);
      onClose();
    },
    onFailed: useVisitChanged(visit),
  });
  const { form, frame } = useSchemaForm({
    schema: cancelSchema,
    defaultValues: { reason: '', details: '' },
    draft: { name: `visit-cancel-${visit.id}` },
    submit: (data) => cancel.ask({ id: visit.id, data }),
  });
  const isOther = useStore(form.store, ({ values }) => values.reason === OTHER);

  return (
    <DialogForm
      danger
      size="normal"
      title="Отменить запись?"
      frame={frame}
      action="Отменить запись"
      busy="Отменяем"
      cancel="Оставить запись"
      failure="Не&nbsp;получилось отменить"
      intro={
        <>
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
        </>
      }
      onClose={onClose}
    >
      <form.AppField name="reason">
        {(field) => (
          <field.RadioField
            label="Почему отменяете, если хотите сказать"
            options={(visit.doctor ? reasons : samplingReasons).map((value) => ({ value, label: value }))}
          />
        )}
      </form.AppField>
      {isOther && (
        <form.AppField name="details">
          {(field) => <field.TextareaField label="Какая" optional maxLength={REASON_MAX} />}
        </form.AppField>
      )}
      {isProblem(cancel.error, 409) && (
        <ButtonAnchor wide href={phoneHref(visit.filial.phone)}>
          <Icon icon={IconPhone} />
          {visit.filial.phone}
        </ButtonAnchor>
      )}
    </DialogForm>
  );
}
