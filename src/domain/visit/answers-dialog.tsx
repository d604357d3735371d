import * as v from 'valibot';
import type { VisitAnswersRequest } from '#generated/models/visit-answers-request.ts';
import type { VisitQuestion } from '#generated/models/visit-question.ts';
import { useSchemaForm } from '@/shared/form/use-schema-form';
import { DialogForm } from '@/shared/write/dialog-form';
import { QuestionFields } from './question-fields';
import { answersFrom, answersSchema } from './visit-answers';

interface AnswersDialogProps {
  readonly visitId: number;
  readonly questions: readonly VisitQuestion[];
  /** Who answers; only the patient has to answer what is required. */
  readonly by: 'patient' | 'desk';
  readonly onSave: (request: VisitAnswersRequest) => Promise<unknown>;
  readonly onClose: () => void;
}

/** Answers the questions before a visit, or changes answers. */
export function AnswersDialog({ visitId, questions, by, onSave, onClose }: AnswersDialogProps) {
  const { frame } = useSchemaForm({
    schema: v.object({ answers: answersSchema(questions, by) }),
    defaultValues: { answers: answersFrom(questions) },
    draft: { name: `visit-answers-${visitId}` },
    submit: onSave,
  });
  return (
    <DialogForm
      size="normal"
      title="Вопросы перед визитом"
      frame={frame}
      action="Сохранить"
      busy="Сохраняем"
      failure="Не&nbsp;получилось сохранить ответы"
      intro={
        by === 'patient' ? (
          <p>Ответы увидят врач и&nbsp;клиника. Изменить их можно до&nbsp;начала визита.</p>
        ) : (
          <p>Запишите со&nbsp;слов пациента. Он увидит ответы в&nbsp;своём визите и&nbsp;сможет изменить.</p>
        )
      }
      onClose={onClose}
    >
      <QuestionFields questions={questions} booked desk={by === 'desk'} />
    </DialogForm>
  );
}
