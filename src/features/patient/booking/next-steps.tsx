import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { Visit } from '#generated/models/visit.ts';
import { readyPhrase } from '@/domain/service/offer-text';
import { answerPhrase, whatToMind } from '@/domain/visit/visit-text';
import { comingPhrase, visitWhere } from '@/domain/visit/visit-where';
import { time } from '@/shared/format/time';
import { typeset } from '@/shared/format/typography';
import { Card } from '@/shared/ui/card';
import { useToday } from '@/shared/use-now';

interface Step {
  readonly title: string;
  readonly text: ReactNode;
}

/** What to do at the time of the visit, and where. */
function lastStep(visit: Visit): Step[] {
  const title = comingPhrase(visit);
  if (title === undefined) return [];
  if (visit.video_from !== null) {
    const text = `Ссылка появится в\u00A0визите в\u00A0${time(visit.video_from)} и\u00A0придёт на\u00A0${visit.email}.`;
    return [{ title, text }];
  }
  const { filial } = visit;
  const text =
    visit.format === 'home' ? visitWhere(visit).note : [filial.title, filial.directions].filter(Boolean).join(', ');
  return [{ title, text: typeset(text) }];
}

/** When the result of an analysis is ready. */
function result({ doctor, ready_in_workdays: workdays }: Visit): Step[] {
  if (doctor !== null || workdays === null) return [];
  return [{ title: readyPhrase(workdays), text: 'Как его получить, скажут в\u00A0клинике.' }];
}

/** «Что дальше»: who does what now, in order. */
export function NextSteps({ visit }: { visit: Visit }) {
  const today = useToday();
  const toMind = whatToMind(visit);
  const steps: Step[] = [
    ...(visit.answer_until === null
      ? []
      : [
          {
            title: answerPhrase(visit.answer_until, today),
            text: (
              <>
                Напишем на&nbsp;{visit.email} и&nbsp;покажем в&nbsp;разделе{' '}
                <Link to="/fo/patient/visits" className="link">
                  «Визиты»
                </Link>
                .
              </>
            ),
          },
        ]),
    ...(toMind.length > 0
      ? [
          {
            title: visit.fasting ? 'Подготовьтесь: натощак' : 'Подготовьтесь',
            text: toMind.map((line) => typeset(line)).join(' '),
          },
        ]
      : []),
    ...lastStep(visit),
    ...result(visit),
  ];

  return (
    <Card>
      <h2 className="text-h3">Что дальше</h2>
      <ol className="mt-4 flex flex-col gap-5">
        {steps.map(({ title, text }, index) => (
          <li key={title} className="flex gap-4">
            <span
              aria-hidden="true"
              className="grid size-8 shrink-0 place-items-center rounded-full bg-teal-tint text-small font-medium text-teal-press"
            >
              {index + 1}
            </span>
            <div className="min-w-0">
              <p className="font-medium">{title}</p>
              <div className="wrap-anywhere text-ink-2">{text}</div>
            </div>
          </li>
        ))}
      </ol>
    </Card>
  );
}
