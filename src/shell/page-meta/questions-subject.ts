import type { Question } from '#generated/models/question.ts';
import { breadcrumbs } from './schema-org/breadcrumbs';
import type { Subject } from './subject';

/** Questions and answers, or one of them: schema.org's FAQPage of those that have an answer; the first one given stands for all. */
export function questionsSubject(questions: readonly Question[], origin: string, one?: Question): Subject {
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
        ...(one === undefined ? [] : [{ name: one.title, path: `/qa/${one.id}` }]),
      ]),
    ],
  };
}
