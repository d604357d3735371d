import * as v from 'valibot';
import type { DeskVisit } from '#generated/models/desk-visit.ts';
import { requiredText } from '@/shared/form/rules/text';
import { useSchemaForm } from '@/shared/form/use-schema-form';
import { surnameInitial } from '@/shared/format/name';
import { dateTime } from '@/shared/format/time';
import { DialogForm } from '@/shared/write/dialog-form';
import { useWriteOf } from '@/shared/write/use-write-of';
import type { MarksDesk } from './marks-desk';
import { useSayAnswered } from './use-say-answered';

/** Length limit of the contract for a reason, in characters. */
const LONGEST = 300;

export const refuseSchema = v.object({
  reason: v.pipe(v.string(), v.trim(), v.nonEmpty('Напишите причину: её прочтёт пациент'), requiredText(LONGEST)),
});

/** Frequent reasons, offered as chips. */
const REASONS = [
  'Врач заболел',
  'Врач задерживается',
  'В это время приёма нет',
  'Нужен другой специалист',
  'По просьбе пациента',
  'Пациент не отвечает',
];

interface RefuseDialogProps {
  readonly desk: MarksDesk;
  readonly visit: DeskVisit;
  readonly onClose: () => void;
  /** Called after success. It closes other open dialogs. */
  readonly onDone?: () => void;
}

/** Declines a request or cancels a confirmed visit. The patient reads the reason. */
export function RefuseDialog(props: RefuseDialogProps) {
  const { restore } = props.desk;
  return restore === undefined ? <Refusal {...props} /> : <RestorableRefusal {...props} restore={restore} />;
}

interface RestorableRefusalProps extends RefuseDialogProps {
  readonly restore: NonNullable<MarksDesk['restore']>;
}

function RestorableRefusal({ restore, ...props }: RestorableRefusalProps) {
  const { id } = props.visit;
  // Undo books the time again. Undo fails if the time was taken meanwhile.
  const back = useWriteOf(restore, {
    done: ({ data }) => `${surnameInitial(data.person.full_name)} – запись снова в\u00A0силе`,
  });
  return <Refusal {...props} undo={() => back.send({ id })} />;
}

interface RefusalProps extends RefuseDialogProps {
  /** Restores the visit. If `undo` is absent, the toast has a link to the visit instead. */
  readonly undo?: () => void;
}

function Refusal({ desk, visit, undo, onClose, onDone = onClose }: RefusalProps) {
  const isRequest = visit.status === 'pending';
  const sayAnswered = useSayAnswered(desk, visit);
  const refuse = useWriteOf(desk.stateUpdate, {
    done: () => {
      const notice = sayAnswered(isRequest ? 'отказ отправлен' : 'запись отменена');
      return undo === undefined ? notice : { text: typeof notice === 'string' ? notice : notice.text, undo };
    },
    onDone,
  });
  const { form, frame } = useSchemaForm({
    schema: refuseSchema,
    defaultValues: { reason: '' },
    draft: { name: `refuse-${visit.id}` },
    submit: ({ reason }) => refuse.ask({ id: visit.id, data: { status: 'cancelled_by_clinic', reason } }),
  });

  return (
    <DialogForm
      size="normal"
      danger
      title={isRequest ? 'Отказать в\u00A0записи?' : 'Отменить запись?'}
      frame={frame}
      cancel={isRequest ? 'Не\u00A0отказывать' : 'Оставить запись'}
      action={isRequest ? 'Отказать' : 'Отменить запись'}
      busy={isRequest ? 'Отказываем' : 'Отменяем'}
      failure={isRequest ? 'Не\u00A0получилось отказать' : 'Не\u00A0получилось отменить'}
      intro={
        <p>
          {visit.person.full_name}, {dateTime(visit.starts_at)}
        </p>
      }
      onClose={onClose}
    >
      <form.AppField name="reason">
        {(field) => (
          <div>
            <field.UsualTexts label="Частые причины" texts={REASONS} />
            <field.TextareaField label="Причина" hint="Её увидит пациент" rows={2} limit={LONGEST} />
          </div>
        )}
      </form.AppField>
    </DialogForm>
  );
}
