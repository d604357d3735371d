import * as v from 'valibot';
import type { VisitAnswersRequest } from '#generated/models/visit-answers-request.ts';
import type { VisitQuestion } from '#generated/models/visit-question.ts';
import type { Problem } from '@/shared/api/problem';
import { useSchemaForm } from '@/shared/form/use-schema-form';
import { DialogForm } from '@/shared/write/dialog-form';
import { useWriteOf, type WriteOf } from '@/shared/write/use-write-of';
import { QuestionFields } from './question-fields';
import { answersFrom, answersSchema } from './visit-answers';

interface AnswersDialogProps {
  readonly visitId: number;
  readonly questions: readonly VisitQuestion[];
  /** Who answers. Only a patient must answer the required questions. */
  readonly by: 'patient' | 'desk';
  readonly write: WriteOf<unknown, { id: number; data: VisitAnswersRequest }>;
  /** Text of the success toast. */
  readonly done: string;
  readonly onFailed?: (problem: Problem) => void;
  readonly onClose: () => void;
}

/**
 * Dialog with the clinic's questions before a visit. It is used to answer them and to change the
 * answers.
 */
export function AnswersDialog({ visitId, questions, by, write, done, onFailed, onClose }: AnswersDialogProps) {
  const save = useWriteOf(write, { done, onDone: onClose, ...(onFailed && { onFailed }) });
  const { frame } = useSchemaForm({
    schema: v.object({ answers: answersSchema(questions, by) }),
    defaultValues: { answers: answersFrom(questions) },
    draft: { name: `visit-answers-${visitId}` },
    submit: (data) => save.ask({ id: visitId, data }),
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
