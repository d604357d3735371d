import type { ServiceQuestionRequest } from '#generated/models/service-question-request.ts';
import type { Db } from '../db/db.ts';
import type { ServiceQuestionRow } from '../db/types/visit.ts';
import { Refusal } from './refusal.ts';
import { askedBy } from './visit-questions.ts';

const FEWEST_OPTIONS = 2;

type Asker = Pick<ServiceQuestionRow, 'clinic_id' | 'doctor_id' | 'service_id'>;

/** @throws Refusal 404 for an unknown service */
export function questionList(db: Db, asker: Asker): ServiceQuestionRow[] {
  if (db.services.get(asker.service_id) === undefined) throw Refusal.notFound();
  return askedBy(db, asker);
}

/** @throws Refusal 404 for an unknown service; 422 at the invalid field of a question */
export function changeQuestions(
  db: Db,
  asker: Asker,
  requests: readonly ServiceQuestionRequest[],
): ServiceQuestionRow[] {
  const before = questionList(db, asker);
  const texts = requests.map(({ text }) => text.trim());
  requests.forEach((request, index) => {
    const at = `questions.${index}`;
    if (request.id !== null && !before.some(({ id }) => id === request.id)) {
      throw Refusal.invalid({ [`${at}.id`]: ['Такого вопроса уже нет'] });
    }
    if (texts[index] === '') throw Refusal.invalid({ [`${at}.text`]: ['Обязательно для заполнения'] });
    if (texts.indexOf(texts[index] ?? '') !== index) {
      throw Refusal.invalid({ [`${at}.text`]: ['Такой вопрос уже есть'] });
    }
    refuseWrongOptions(db, request, at);
  });
  for (const { id } of before) {
    if (!requests.some((request) => request.id === id)) db.service_questions.remove(id);
  }
  requests.forEach(({ id, kind, text, is_required, options }, position) => {
    const content = {
      position,
      kind,
      text: text.trim(),
      is_required,
      options: options.map(({ text: label, advice }) => ({
        text: label.trim(),
        advice: advice && { ...advice, text: advice.text.trim() },
      })),
    };
    if (id === null) db.service_questions.insert({ id: db.service_questions.nextId(), ...asker, ...content });
    else db.service_questions.update(id, content);
  });
  return askedBy(db, asker);
}

function refuseWrongOptions(db: Db, { kind, options }: ServiceQuestionRequest, at: string): void {
  const labels = options.map(({ text }) => text.trim());
  const fits = {
    text: labels.length === 0,
    yes_no: labels.join() === 'Да,Нет',
    choice: labels.length >= FEWEST_OPTIONS && new Set(labels).size === labels.length && !labels.includes(''),
  };
  if (!fits[kind]) throw Refusal.invalid({ [`${at}.options`]: ['Нужны хотя бы два разных варианта ответа'] });
  options.forEach(({ advice }, index) => {
    const id = advice?.specialisation_id ?? null;
    if (id !== null && db.specialisations.get(id) === undefined) {
      throw Refusal.invalid({ [`${at}.options.${index}.advice.specialisation_id`]: ['Выберите врача из списка'] });
    }
    if (advice?.text.trim() === '') {
      throw Refusal.invalid({ [`${at}.options.${index}.advice.text`]: ['Обязательно для заполнения'] });
    }
  });
}
