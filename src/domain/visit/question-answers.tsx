import type { VisitQuestion } from '#generated/models/visit-question.ts';
import { typeset } from '@/shared/format/typography';

export function QuestionAnswers({ questions }: { readonly questions: readonly VisitQuestion[] }) {
  return (
    <dl className="flex flex-col gap-3">
      {questions.map(({ id, text, answer }) => (
        <div key={id}>
          <dt className="text-small text-ink-3">{typeset(text)}</dt>
          <dd className="wrap-anywhere whitespace-pre-line">
            {answer ?? <span className="text-ink-3">Без ответа</span>}
          </dd>
        </div>
      ))}
    </dl>
  );
}
