import * as v from 'valibot';
import type { ServiceQuestionRequest } from '#generated/models/service-question-request.ts';
import type { ServiceQuestion } from '#generated/models/service-question.ts';
import { requiredText } from '@/shared/form/rules/text';

const LONGEST_QUESTION = 300;
const LONGEST_OPTION = 100;
const LONGEST_ADVICE = 500;
const FEWEST_OPTIONS = 2;

/** Form values of an option. If `leads` is true, the form shows the fields of the advice. */
interface OptionValues {
  /** Key of the option in the form. */
  key: string;
  text: string;
  leads: boolean;
  advice: string;
  specialisation_id: string;
  stops: boolean;
}

export interface QuestionValues {
  /** Key of the question in the form. A new question also has a key, although it has no id. */
  key: string;
  id: number | null;
  kind: 'choice' | 'yes_no' | 'text';
  text: string;
  is_required: boolean;
  options: OptionValues[];
}

export function newOption(text = ''): OptionValues {
  return { key: crypto.randomUUID(), text, leads: false, advice: '', specialisation_id: '', stops: false };
}

export function newQuestion(): QuestionValues {
  return {
    key: crypto.randomUUID(),
    id: null,
    kind: 'yes_no',
    text: '',
    is_required: false,
    options: optionsFor('yes_no', []),
  };
}

/** Options of a question after its kind was changed. */
export function optionsFor(kind: QuestionValues['kind'], before: readonly OptionValues[]): OptionValues[] {
  if (kind === 'text') return [];
  const [first = newOption(), second = newOption(), ...others] = before;
  if (kind === 'choice') return [first, second, ...others];
  return [
    { ...first, text: 'Да' },
    { ...second, text: 'Нет' },
  ];
}

export function questionValues({ id, kind, text, is_required, options }: ServiceQuestion): QuestionValues {
  return {
    key: String(id),
    id,
    kind: kind === 'choice' || kind === 'yes_no' ? kind : 'text',
    text,
    is_required,
    options: options.map((option, index) => ({
      key: String(index),
      text: option.text,
      leads: option.advice !== null,
      advice: option.advice?.text ?? '',
      specialisation_id: String(option.advice?.specialisation?.id ?? ''),
      stops: option.advice?.stops ?? false,
    })),
  };
}

const optionSchema = v.pipe(
  v.object({
    key: v.string(),
    text: requiredText(LONGEST_OPTION),
    leads: v.boolean(),
    advice: v.pipe(v.string(), v.trim(), v.maxLength(LONGEST_ADVICE, `Не\u00A0больше ${LONGEST_ADVICE} знаков`)),
    specialisation_id: v.string(),
    stops: v.boolean(),
  }),
  v.forward(
    v.check(({ leads, advice }) => !leads || advice !== '', 'Напишите, что пациенту сделать сначала'),
    ['advice'],
  ),
);

const questionSchema = v.pipe(
  v.object({
    key: v.string(),
    id: v.nullable(v.number()),
    kind: v.picklist(['choice', 'yes_no', 'text']),
    text: requiredText(LONGEST_QUESTION),
    is_required: v.boolean(),
    options: v.array(optionSchema),
  }),
  v.forward(
    v.check(
      ({ kind, options }) => kind !== 'choice' || new Set(options.map(({ text }) => text)).size === options.length,
      'Варианты ответа повторяются',
    ),
    ['text'],
  ),
  v.forward(
    v.check(({ kind, options }) => kind !== 'choice' || options.length >= FEWEST_OPTIONS, 'Нужны хотя бы два варианта'),
    ['text'],
  ),
);

/** Schema of all questions of a service; its output is the contract's request. */
export const questionsSchema = v.object({
  questions: v.pipe(
    v.array(questionSchema),
    v.transform((questions) =>
      questions.map(({ key: _key, options, ...question }): ServiceQuestionRequest => ({
        ...question,
        options: options.map(({ text, leads, advice, specialisation_id, stops }) => ({
          text,
          advice: leads
            ? { text: advice, specialisation_id: specialisation_id === '' ? null : Number(specialisation_id), stops }
            : null,
        })),
      })),
    ),
  ),
});
