import type { Db } from '#mocks/db/db.ts';
import type { ServiceQuestionRow } from '#mocks/db/types/visit.ts';
import { DOCTOR } from './demo.ts';

type Content = Pick<ServiceQuestionRow, 'kind' | 'text' | 'is_required' | 'options'>;
type Advice = Content['options'][number]['advice'];

/** Clinics with ids up to this number ask questions before visits. */
const ASKING_CLINICS = 40;

function yesNo(text: string, yes: Advice = null, is_required = yes !== null): Content {
  return {
    kind: 'yes_no',
    text,
    is_required,
    options: [
      { text: 'Да', advice: yes },
      { text: 'Нет', advice: null },
    ],
  };
}

function openQuestion(text: string): Content {
  return { kind: 'text', text, is_required: false, options: [] };
}

/** Questions of clinics by slug of the service. */
function questionsOfClinics(db: Db): Record<string, readonly Content[]> {
  const idOf = (slug: string) => db.specialisations.findOne('slug', slug)?.id ?? null;
  const mri = [
    yesNo('Есть ли у вас кардиостимулятор или металлические импланты?', {
      text: 'С металлом в теле МРТ делают не всегда. Сначала покажитесь терапевту, возьмите документы на имплант.',
      specialisation_id: idOf('terapevt'),
      stops: false,
    }),
    yesNo('Тяжело ли вам в закрытом пространстве?'),
  ];
  const pregnancy: Content = {
    kind: 'choice',
    text: 'Вы беременны? Нормы зависят от срока',
    is_required: false,
    options: ['Нет', 'Да, до 12 недель', 'Да, от 12 до 28 недель', 'Да, больше 28 недель'].map((text) => ({
      text,
      advice: null,
    })),
  };
  return {
    'mrt-golovnogo-mozga': mri,
    'mrt-poyasnichnogo-otdela': mri,
    'mrt-kolennogo-sustava': mri,
    'ttg-tireotropnyy-gormon': [pregnancy, openQuestion('Какие лекарства вы принимаете?')],
    progesteron: [pregnancy],
    'beta-khgch': [pregnancy],
    'priem-pediatra': [
      openQuestion('Что беспокоит ребёнка и с какого дня?'),
      yesNo('Есть ли у ребёнка аллергия на лекарства?'),
    ],
    'vaktsinatsiya-rebenka': [
      yesNo('Есть ли сейчас у ребёнка температура, сыпь или кашель?', {
        text: 'Больному ребёнку прививку не делают. Сначала покажите его педиатру.',
        specialisation_id: idOf('pediatr'),
        stops: true,
      }),
    ],
  };
}

/** Adds the questions of clinics and of the demo doctor before visits. */
export function seedVisitQuestions(db: Db): void {
  const add = (slug: string, asker: Pick<ServiceQuestionRow, 'clinic_id' | 'doctor_id'>, asked: readonly Content[]) => {
    const service = db.services.findOne('slug', slug);
    if (service === undefined) throw new Error(`no service ${slug}`);
    asked.forEach((content, position) => {
      const id = db.service_questions.nextId();
      db.service_questions.seed({ id, service_id: service.id, ...asker, position, ...content });
    });
  };
  const ofClinics = Object.entries(questionsOfClinics(db));
  for (const { id } of [...db.clinics.all()].filter((clinic) => clinic.id <= ASKING_CLINICS)) {
    for (const [slug, asked] of ofClinics) add(slug, { clinic_id: id, doctor_id: null }, asked);
  }
  add('povtornyy-priem-kardiologa', { clinic_id: null, doctor_id: DOCTOR.serikova }, [
    openQuestion('Какие таблетки вы пьёте и в каких дозах?'),
  ]);
}
