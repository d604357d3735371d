import * as v from 'valibot';
import type { ServiceQuestion } from '#generated/models/service-question.ts';
import type { VisitAnswer } from '#generated/models/visit-answer.ts';
import type { VisitQuestion } from '#generated/models/visit-question.ts';

/** Answers in a form. The keys are those of `answerKey`. */
export type Answers = Record<string, string>;

const LONGEST = 1000;

/**
 * Key of a question in the form's values. It begins with a letter, because the form library treats
 * a number as an array index.
 */
export function answerKey({ id }: Pick<ServiceQuestion, 'id'>): string {
  return `q${id}`;
}

export function answersFrom(questions: readonly VisitQuestion[]): Answers {
  return Object.fromEntries(questions.map((question) => [answerKey(question), question.answer ?? '']));
}

/** The advice that belongs to the chosen answer, if any. */
export function adviceFor({ options }: Pick<ServiceQuestion, 'options'>, answer: string | null | undefined) {
  return options.find(({ text }) => text === answer)?.advice ?? null;
}

/**
 * Schema that converts the form's answers to the contract's format.
 *
 * @param asked who answers, and when. `booking`: a patient who books must answer required
 * questions, and no answer may stop the booking. `patient`: a patient must answer required
 * questions. `desk`: the desk may leave every question without an answer
 */
export function answersSchema(questions: readonly ServiceQuestion[], asked: 'booking' | 'patient' | 'desk') {
  return v.pipe(
    v.record(v.string(), v.string()),
    v.rawCheck(({ dataset, addIssue }) => {
      if (!dataset.typed) return;
      for (const question of questions) {
        const key = answerKey(question);
        const value = dataset.value[key] ?? '';
        const message = fault(question, value.trim(), asked);
        const path = [{ type: 'object' as const, origin: 'value' as const, input: dataset.value, key, value }];
        if (message !== undefined) addIssue({ message, path: path as [(typeof path)[number]] });
      }
    }),
    v.transform((values): VisitAnswer[] =>
      questions.flatMap((question) => {
        const answer = values[answerKey(question)]?.trim();
        return answer ? [{ question_id: question.id, answer }] : [];
      }),
    ),
  );
}

function fault(question: ServiceQuestion, answer: string, asked: 'booking' | 'patient' | 'desk'): string | undefined {
  if (answer.length > LONGEST) return `Не\u00A0больше ${LONGEST} знаков`;
  if (asked === 'desk') return undefined;
  if (answer === '') {
    if (!question.is_required) return undefined;
    return asked === 'booking' ? 'Ответьте, чтобы записаться' : 'Ответьте на\u00A0этот вопрос';
  }
  const isStopped = asked === 'booking' && adviceFor(question, answer)?.stops;
  return isStopped ? 'С\u00A0таким ответом сюда не\u00A0записывают онлайн' : undefined;
}
