import type { Question } from '@generated/models/question';
import type { PageSubject, ShownPage } from './page-meta';
import { breadcrumbs } from './schema-org/breadcrumbs';

/** Questions and answers, or one of them: schema.org's FAQPage of those that have an answer; the first one given stands for all. */
export function questionsSubject(questions: readonly Question[], { origin, pathname, params }: ShownPage): PageSubject {
  const answered = [...new Map(questions.map((question) => [question.id, question])).values()].flatMap(
    ({ title, answers: [answer] }) =>
      answer === undefined
        ? []
        : [{ '@type': 'Question', name: title, acceptedAnswer: { '@type': 'Answer', text: answer.text } }],
  );
  return {
    things: [
      ...(answered.length === 0 ? [] : [{ '@type': 'FAQPage', mainEntity: answered }]),
      breadcrumbs(origin, [
        { name: 'Вопросы и\u00A0ответы', path: '/qa' },
        ...(params['id'] === undefined ? [] : [{ name: questions[0]?.title ?? 'Вопрос', path: pathname }]),
      ]),
    ],
  };
}
