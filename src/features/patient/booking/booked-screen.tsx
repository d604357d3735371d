import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs';
import IconWallet from '@tabler/icons-react/dist/esm/icons/IconWallet.mjs';
import { getRouteApi, Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useVisitReadSuspense } from '#generated/api/patient-visits/patient-visits.ts';
import type { Visit } from '#generated/models/visit.ts';
import { readyPhrase } from '@/domain/service/offer-text';
import { servicesText } from '@/domain/service/several-analyses';
import { reminderPhrase } from '@/domain/visit/reminder-text';
import { VisitBadge } from '@/domain/visit/visit-badge';
import { hasEnded } from '@/domain/visit/visit-can';
import { visitPays, visitPaysNote } from '@/domain/visit/visit-payment';
import { answerPhrase, preparationSteps } from '@/domain/visit/visit-text';
import { visitClock, comingPhrase, visitWhere } from '@/domain/visit/visit-where';
import { AnswerNote } from '@/features/patient/visit-parts/answer-note';
import { BeforeVisitButton } from '@/features/patient/visit-parts/before-visit-button';
import { CalendarButton } from '@/features/patient/visit-parts/calendar-button';
import { useChangeInSight } from '@/features/patient/visit-parts/own-act';
import { VisitDoctor } from '@/features/patient/visit-parts/visit-doctor';
import { VisitPlace } from '@/features/patient/visit-parts/visit-place';
import { VisitPlans } from '@/features/patient/visit-parts/visit-plans';
import { EarlierTime } from '@/features/patient/waitlist/earlier-time';
import { dataOf } from '@/shared/api/load';
import { polling } from '@/shared/api/polling';
import { duration } from '@/shared/format/duration';
import { weekdayDateTime, time } from '@/shared/format/time';
import { typeset } from '@/shared/format/typography';
import { Card } from '@/shared/ui/card';
import { Icon } from '@/shared/ui/icon';
import { useToday } from '@/shared/use-now';
import { PushOffer } from './push-offer';

const route = getRouteApi('/fo/patient/schedule-record/$id');

/**
 * Page that confirms a booking. As long as the visit is pending, the page says «отправлена», not
 * «вы записаны», and polls until the clinic answers.
 */
export function BookedScreen() {
  const { id } = route.useParams();
  const { data: visit } = useVisitReadSuspense(Number(id), { query: { ...polling, select: dataOf } });
  const title = hasEnded(visit)
    ? 'Запись не\u00A0состоится'
    : visit.status === 'pending'
      ? 'Запись отправлена в\u00A0клинику'
      : 'Вы записаны';

  return (
    <div className="page py-10 page-grey phone:py-6">
      <div className="flex items-center gap-4 phone:px-1">
        <span className="grid size-14 shrink-0 place-items-center rounded-full bg-green-tint text-green phone:size-11">
          <Icon icon={IconCheck} size={24} />
        </span>
        <div>
          <h1 className="text-page">{title}</h1>
          <p className="text-ink-2">Номер записи {visit.number}</p>
        </div>
      </div>
      <div className="mt-6 columns-main-aside">
        <div className="contents flex-col gap-6 wide:flex">
          <BookedVisit visit={visit} />
          <div className="empty:hidden narrow:order-1">
            <VisitPlans visit={visit} variant="page" />
          </div>
          <div className="empty:hidden narrow:order-1">
            <PushOffer />
          </div>
          <div className="empty:hidden narrow:order-1">
            <EarlierTime visit={visit} />
          </div>
        </div>
        <NextSteps visit={visit} />
      </div>
    </div>
  );
}

function BookedVisit({ visit }: { visit: Visit }) {
  const state = useChangeInSight(visit);
  return (
    <Card>
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <h2 className="text-h2">{weekdayDateTime(visit.starts_at, visitClock(visit))}</h2>
        <div ref={state} className="rounded-badge">
          <VisitBadge visit={visit} />
        </div>
      </div>
      <AnswerNote visit={visit} className="mt-4" />
      <p className="mt-3 text-ink-2">
        {visit.services ? `${servicesText(visit)}.` : `${visit.service_title}, ${duration(visit.duration_minutes)}.`}{' '}
        Пациент: {visit.person.full_name}
      </p>
      <div className="mt-5 border-b border-line pb-5">
        <VisitDoctor visit={visit} inFull />
      </div>
      <div className="mt-5 flex flex-col gap-4">
        <VisitPlace visit={visit} />
        <p className="flex gap-3">
          <Icon icon={IconWallet} className="mt-0.5 text-ink-2" />
          <span>
            <span translate="no">{visitPays(visit)}</span>
            {visitPaysNote(visit) !== '' && <span className="text-ink-3">, {visitPaysNote(visit)}</span>}
          </span>
        </p>
      </div>
      <div className="mt-5 grid grid-cols-2 gap-3 phone:grid-cols-1">
        <CalendarButton visit={visit} variant="primary" wide />
        <BeforeVisitButton visit={visit} wide />
      </div>
    </Card>
  );
}

interface Step {
  readonly title: string;
  readonly text: ReactNode;
}

/** Step: come to the visit. It says where the visit is. */
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

/** Step: answer the clinic's questions that the patient skipped during the booking. */
function answering({ id, questions = [] }: Visit): Step[] {
  if (questions.every(({ answer }) => answer !== null)) return [];
  const text = (
    <Link to="/fo/patient/visits/$id" params={{ id: String(id) }} hash="questions" className="link">
      Ответить
    </Link>
  );
  return [{ title: 'Ответьте на\u00A0вопросы клиники до\u00A0визита', text }];
}

/** Step: the site sends a reminder. */
function reminder(visit: Visit, today: string): Step[] {
  const title = reminderPhrase(visit, today);
  if (title === undefined) return [];
  const text = (
    <Link to="/fo/patient/reminders" className="link">
      Изменить напоминания
    </Link>
  );
  return [{ title, text }];
}

/** Step: get the result of an analysis. */
function result({ doctor, services, ready_in_workdays: workdays }: Visit): Step[] {
  if (doctor !== null || workdays === null) return [];
  return [
    {
      title: readyPhrase(workdays, services !== undefined),
      text: `Как ${services ? 'их' : 'его'} получить, скажут в\u00A0клинике.`,
    },
  ];
}

/** Section «Что дальше» with the next steps in order. */
function NextSteps({ visit }: { visit: Visit }) {
  const today = useToday();
  const toMind = preparationSteps(visit);
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
    ...answering(visit),
    ...reminder(visit, today),
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
