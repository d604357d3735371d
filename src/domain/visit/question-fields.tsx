import IconDirectionSign from '@tabler/icons-react/dist/esm/icons/IconDirectionSign.mjs';
import { useStore } from '@tanstack/react-form';
import type { QuestionAdvice } from '#generated/models/question-advice.ts';
import type { ServiceQuestion } from '#generated/models/service-question.ts';
import { useTypedAppFormContext } from '@/shared/form/app-form';
import { BoundRadioField } from '@/shared/form/bound-radio-field';
import { typeset } from '@/shared/format/typography';
import { ButtonLink } from '@/shared/ui/button';
import { Callout } from '@/shared/ui/callout';
import { LiveRegion } from '@/shared/ui/live-region';
import { adviceFor, answerKey, type Answers } from './visit-answers';

interface QuestionFieldsProps {
  readonly questions: readonly ServiceQuestion[];
  /** Set if the visit is already booked. No answer can then prevent the booking. */
  readonly booked?: boolean;
  /** Set if the desk fills in the answers. The link for the patient is then left out. */
  readonly desk?: boolean;
}

/** Fields for the questions before a visit. Their values are `answers` in the form. */
export function QuestionFields({ questions, booked = false, desk = false }: QuestionFieldsProps) {
  const form = useTypedAppFormContext({ defaultValues: { answers: {} as Answers } });
  const answers = useStore(form.store, ({ values }) => values.answers);
  return (
    <div className="flex flex-col gap-5">
      {questions.map((question) => {
        const advice = adviceFor(question, answers[answerKey(question)]);
        return (
          <div key={question.id}>
            <form.AppField name={`answers.${answerKey(question)}`} defaultValue="">
              {(field) =>
                question.kind === 'text' ? (
                  <field.TextareaField label={question.text} optional={!question.is_required} rows={2} />
                ) : (
                  <BoundRadioField label={question.text} options={optionsOf(question, desk)} />
                )
              }
            </form.AppField>
            <LiveRegion>
              {advice && <Advice advice={advice} stops={advice.stops && !booked} asked={!desk} />}
            </LiveRegion>
          </div>
        );
      })}
    </div>
  );
}

/** Options of a question. If an answer is not required, «Без ответа» removes the answer. */
function optionsOf({ options, is_required }: ServiceQuestion, desk: boolean) {
  const given = options.map(({ text }) => ({ value: text, label: typeset(text) }));
  return is_required && !desk ? given : [...given, { value: '', label: 'Без ответа' }];
}

interface AdviceProps {
  readonly advice: QuestionAdvice;
  readonly stops: boolean;
  /** Set if the patient answers. The advice then has a link. */
  readonly asked: boolean;
}

/**
 * Advice that follows from an answer. Its link opens a new tab, so that the page with the held slot
 * stays open.
 */
function Advice({ advice: { text, specialisation }, stops, asked }: AdviceProps) {
  return (
    <Callout tone="amber" icon={IconDirectionSign} className="mt-3">
      <p>
        {specialisation && <strong>Сначала: {specialisation.title}. </strong>}
        {typeset(text)} {asked && (stops ? STOPS : GOES_ON)}
      </p>
      {asked && specialisation && (
        <ButtonLink
          to="/search"
          search={{ category: 'doctors', specialisations: [specialisation.slug] }}
          target="_blank"
          size="small"
          className="mt-3"
        >
          Найти врача<span className="sr-only"> ({specialisation.title}, в&nbsp;новой вкладке)</span>
        </ButtonLink>
      )}
    </Callout>
  );
}

const STOPS = 'Записаться с\u00A0таким ответом нельзя, но\u00A0можно позвонить в\u00A0клинику.';
const GOES_ON = 'Записаться всё равно можно.';
