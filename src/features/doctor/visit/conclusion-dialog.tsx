import * as v from 'valibot';
import { useDoctorVisitConclusionUpdate } from '#generated/api/doctor-visit-papers/doctor-visit-papers.ts';
import type { DeskVisit } from '#generated/models/desk-visit.ts';
import type { VisitConclusion } from '#generated/models/visit-conclusion.ts';
import { referralKey } from '@/domain/visit/conclusion-text';
import { DayField } from '@/shared/form/moment-fields';
import { optionalText } from '@/shared/form/rules/text';
import { useSchemaForm } from '@/shared/form/use-schema-form';
import { addDays, dayOf } from '@/shared/format/date';
import { dateTime } from '@/shared/format/time';
import { isDay } from '@/shared/format/zone';
import { DialogForm } from '@/shared/write/dialog-form';
import { useWrite } from '@/shared/write/use-write';
import { referralRequest, ReferralsField } from './referrals-field';

/** Length limit of the contract for each text, in characters. */
const LONGEST = 4000;

export const conclusionSchema = v.pipe(
  v.object({
    complaints: optionalText(LONGEST),
    diagnosis: optionalText(LONGEST),
    prescriptions: optionalText(LONGEST),
    control_until: v.pipe(
      v.string(),
      v.trim(),
      v.check((day) => day === '' || isDay(day), 'Нужна дата вида 12.08.2026'),
      v.transform((day) => (day === '' ? null : day)),
    ),
    referrals: v.pipe(
      v.array(v.string()),
      v.transform((keys) => keys.map(referralRequest)),
    ),
  }),
  v.forward(
    v.check(
      ({ referrals, ...texts }) => referrals.length > 0 || Object.values(texts).some((text) => text !== null),
      'Заключение пустое: напишите хотя бы одно',
    ),
    ['diagnosis'],
  ),
);

interface ConclusionDialogProps {
  readonly visit: DeskVisit;
  readonly conclusion: VisitConclusion | undefined;
  readonly draft: string;
  readonly onClose: () => void;
}

/** Form of the conclusion, which the patient reads after the visit. */
export function ConclusionDialog({ visit, conclusion, draft, onClose }: ConclusionDialogProps) {
  const save = useWrite(useDoctorVisitConclusionUpdate(), {
    done: 'Заключение сохранено, пациент его увидит',
    onDone: onClose,
  });
  const { form, frame } = useSchemaForm({
    schema: conclusionSchema,
    defaultValues: {
      complaints: conclusion?.complaints ?? '',
      diagnosis: conclusion?.diagnosis ?? '',
      prescriptions: conclusion?.prescriptions ?? '',
      control_until: conclusion?.control_until ?? '',
      referrals: conclusion?.referrals.map(referralKey) ?? [],
    },
    draft: { name: draft },
    submit: (data) => save.ask({ id: visit.id, data }),
  });
  return (
    <DialogForm
      title="Заключение"
      frame={frame}
      action="Сохранить"
      busy="Сохраняем"
      cancel="Не сохранять"
      keep="Продолжить"
      failure="Не&nbsp;получилось сохранить заключение"
      intro={
        <p>
          {visit.person.full_name}, {dateTime(visit.starts_at)}. Заполните, что нужно: пациент прочтёт заключение
          в&nbsp;своём визите, регистратура его не&nbsp;видит.
        </p>
      }
      onClose={onClose}
    >
      <form.AppField name="complaints">
        {(field) => <field.TextareaField label="Жалобы" rows={2} limit={LONGEST} />}
      </form.AppField>
      <form.AppField name="diagnosis">
        {(field) => <field.TextareaField label="Диагноз" rows={2} limit={LONGEST} />}
      </form.AppField>
      <form.AppField name="prescriptions">
        {(field) => <field.TextareaField label="Назначения" rows={4} limit={LONGEST} />}
      </form.AppField>
      <form.AppField name="referrals">{() => <ReferralsField written={conclusion?.referrals ?? []} />}</form.AppField>
      <form.AppField name="control_until">
        {() => (
          <DayField
            label="Прийти на контроль до"
            min={addDays(dayOf(visit.starts_at), 1)}
            className="w-56 max-w-full"
          />
        )}
      </form.AppField>
    </DialogForm>
  );
}
