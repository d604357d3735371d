import { dateOf, dayOf, textAt } from '#mocks/db/calendar.ts';
import type { Db } from '#mocks/db/db.ts';
import { DEMO } from './demo.ts';
import { meddirectionId } from './dictionaries/directions.ts';
import { specialisation } from './dictionaries/specialisations.ts';
import { QUESTIONS } from './texts/questions.ts';

const DAYS_BETWEEN = 9;
/** Index of the demo patient's question. */
const OWN_QUESTION = 2;
/**
 * Distance between the ids of the first answers to two neighbouring questions. It leaves room for
 * nine answers to each question.
 */
const MOST_ANSWERS = 10;

/** Adds patients' questions with answers of doctors. */
export function seedQuestions(db: Db): void {
  const today = dayOf(db.meta.today);
  QUESTIONS.forEach((text, index) => {
    const id = index + 1;
    const asked = today - 3 - index * DAYS_BETWEEN;
    const doctors = doctorsOf(db, specialisation(text.specialisation).id);
    db.questions.seed({
      id,
      ...(index === OWN_QUESTION && { user_id: DEMO.patient.user_id }),
      title: text.title,
      text: text.text,
      author_name: text.author,
      meddirection_id: meddirectionId(text.direction),
      created_at: textAt(dateOf(asked), `10:${String(10 + index)}`),
      answers: text.answers.flatMap((answer, order) => {
        const doctor = doctors[order];
        return doctor === undefined
          ? []
          : [
              {
                id: id * MOST_ANSWERS + order,
                doctor_id: doctor,
                text: answer,
                created_at: textAt(dateOf(asked + 1 + order), '18:40'),
              },
            ];
      }),
    });
  });
  seedModerated(db, today);
}

/**
 * Adds two unpublished questions of the demo patient: one waits for moderation, one was rejected.
 */
function seedModerated(db: Db, today: number): void {
  const own = { user_id: DEMO.patient.user_id, author_name: 'Елена', answers: [] };
  db.questions.seed({
    ...own,
    id: db.questions.nextId(),
    state: 'rejected',
    reject_reason: 'По вопросу нельзя назначить лечение. Запишитесь на приём: врач осмотрит и подберёт дозу',
    title: 'Какую дозу амлодипина принимать при 150/95?',
    text: 'Назначили год назад, упаковка кончилась, рецепт потеряла. Какую дозу пить теперь?',
    meddirection_id: meddirectionId('kardiologiya'),
    created_at: textAt(dateOf(today - 40), '21:30'),
  });
  db.questions.seed({
    ...own,
    id: db.questions.nextId(),
    state: 'in_process',
    title: 'Можно ли пить кофе перед холтером?',
    text: 'Завтра ставят холтер, я привыкла к двум чашкам утром. Это исказит запись?',
    meddirection_id: meddirectionId('kardiologiya'),
    created_at: textAt(dateOf(today - 1), '20:05'),
  });
}

/** Returns the first three doctors of a specialisation. */
function doctorsOf(db: Db, specialisationId: number): number[] {
  const found: number[] = [];
  for (const doctor of db.doctors.all()) {
    if (doctor.specialisation_ids[0] === specialisationId && doctor.filial_ids.length > 0) found.push(doctor.id);
    if (found.length === 3) break;
  }
  return found;
}
