import { useState } from 'react';
import type { ServiceQuestion } from '#generated/models/service-question.ts';
import { QuestionFields } from '@/domain/visit/question-fields';
import { answerKey, type Answers, answersSchema } from '@/domain/visit/visit-answers';
import { useTypedAppFormContext } from '@/shared/form/app-form';
import { counted } from '@/shared/format/plural';
import { Button } from '@/shared/ui/button';
import { Card } from '@/shared/ui/card';

const questionForms = { one: 'вопрос', few: 'вопроса', many: 'вопросов' };

/** The clinic's questions. The patient can answer the optional ones later. */
export function BookingQuestions({ questions }: { readonly questions: readonly ServiceQuestion[] }) {
  const form = useTypedAppFormContext({ defaultValues: { answers: {} as Answers } });
  const required = questions.filter(({ is_required }) => is_required);
  const others = questions.filter(({ is_required }) => !is_required);
  const [open, setOpen] = useState(() => others.some((one) => form.state.values.answers[answerKey(one)]));
  const later = () => {
    for (const one of others) form.setFieldValue(`answers.${answerKey(one)}`, '');
    setOpen(false);
  };
  return (
    <Card>
      <h2 className="text-h3">Вопросы перед визитом</h2>
      {required.length > 0 && (
        <div className="mt-4">
          <QuestionFields questions={required} />
        </div>
      )}
      {others.length > 0 && open && (
        <div className="mt-5">
          <QuestionFields questions={others} />
          <Button variant="quiet" className="mt-2 -ml-3" onClick={later}>
            Ответить позже
          </Button>
        </div>
      )}
      {others.length > 0 && !open && (
        <div className="mt-2">
          <p className="text-ink-2">
            {required.length > 0 ? 'Ещё ' : 'Клиника спрашивает: '}
            {counted(others.length, questionForms)}, на&nbsp;которые можно ответить сейчас или позже, в&nbsp;самой
            записи.
          </p>
          <Button variant="quiet" className="mt-1 -ml-3" onClick={() => setOpen(true)}>
            Ответить сейчас
          </Button>
        </div>
      )}
    </Card>
  );
}

/** Schema of the answers, a part of the form's schema. */
export function bookingAnswers(questions: readonly ServiceQuestion[]) {
  return answersSchema(questions, 'booking');
}
