import { useStore } from '@tanstack/react-form';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { ServiceQuestion } from '#generated/models/service-question.ts';
import { Problem } from '@/shared/api/problem';
import { isIncomplete } from '@/shared/api/response-check';
import { useSchemaForm } from '@/shared/form/use-schema-form';
import { SectionQuery, shownBySection } from '@/shared/section/section-query';
import { Button } from '@/shared/ui/button';
import { moved } from '@/shared/ui/order-buttons';
import { Dialog } from '@/shared/ui/overlay/dialog';
import { DialogForm } from '@/shared/write/dialog-form';
import { useWriteOf } from '@/shared/write/use-write-of';
import { QuestionEditor } from './question-editor';
import type { QuestionsDesk } from './questions-desk';
import { newQuestion, questionsSchema, type QuestionValues, questionValues } from './questions-schema';

const MOST = 10;

interface QuestionsDialogProps {
  readonly desk: QuestionsDesk;
  readonly service: { readonly id: number; readonly title: string };
  readonly onClose: () => void;
}

/** Editor of the questions that patients answer before a visit for this service. */
export function QuestionsDialog(props: QuestionsDialogProps) {
  const { desk, service, onClose } = props;
  const list = useQuery<{ data: ServiceQuestion[] }, Problem>({
    ...desk.questionList(service.id),
    ...shownBySection.query,
  });
  // The list lacks questions that broke the contract, and saving it would delete them.
  if (list.data !== undefined && isIncomplete(list.data)) throw new Problem({ kind: 'malformed' });
  if (list.data !== undefined) return <QuestionsForm {...props} questions={list.data.data} />;
  return (
    <Dialog title={TITLE} onClose={onClose}>
      <SectionQuery query={list}>{() => null}</SectionQuery>
    </Dialog>
  );
}

const TITLE = 'Вопросы перед визитом';

function QuestionsForm({
  desk,
  service,
  questions,
  onClose,
}: QuestionsDialogProps & { readonly questions: readonly ServiceQuestion[] }) {
  const [before] = useState(() => questions.map(questionValues));
  const save = useWriteOf(desk.questionsUpdate, { done: 'Вопросы сохранены', onDone: onClose });
  const { form, frame } = useSchemaForm({
    schema: questionsSchema,
    defaultValues: { questions: before },
    draft: { name: `questions-${service.id}` },
    submit: (data) => save.ask({ service: service.id, data }),
  });
  const all: readonly QuestionValues[] = useStore(form.store, ({ values }) => values.questions);
  const put = (next: QuestionValues[]) => form.setFieldValue('questions', next);
  return (
    <DialogForm
      title={TITLE}
      frame={frame}
      action="Сохранить"
      busy="Сохраняем"
      cancel="Не сохранять"
      keep="Продолжить"
      failure="Не&nbsp;получилось сохранить вопросы"
      intro={
        <p>
          {service.title}. Пациент ответит, когда выберет время, или позже. Ответы, которые уже есть, не&nbsp;изменятся.
        </p>
      }
      onClose={onClose}
    >
      {all.length === 0 && <p className="text-ink-2">Сейчас эта услуга ни&nbsp;о&nbsp;чём не&nbsp;спрашивает.</p>}
      {all.map((question, index) => (
        <QuestionEditor
          key={question.key}
          index={index}
          count={all.length}
          onMove={(to) => put(moved(all, index, to))}
          onRemove={() => put(all.toSpliced(index, 1))}
        />
      ))}
      {all.length < MOST && (
        <Button className="w-fit" onClick={() => put([...all, newQuestion()])}>
          Добавить вопрос
        </Button>
      )}
    </DialogForm>
  );
}
