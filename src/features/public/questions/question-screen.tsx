import { getRouteApi, Link } from '@tanstack/react-router';
import { useQuestionReadSuspense } from '#generated/api/public-questions/public-questions.ts';
import type { Answer } from '#generated/models/answer.ts';
import { specialisationLine } from '@/domain/doctor/doctor-facts';
import { EmergencyCard } from '@/features/public/lists/advice-cards';
import { dataOf } from '@/shared/api/load';
import { calendarDay } from '@/shared/format/date';
import { fullName } from '@/shared/format/name';
import { wholeNumber } from '@/shared/format/number';
import { typeset } from '@/shared/format/typography';
import { ShareButton } from '@/shared/share-button';
import { Avatar } from '@/shared/ui/avatar';
import { ButtonLink } from '@/shared/ui/button';
import { Card } from '@/shared/ui/card';
import { ChipLink } from '@/shared/ui/chip';
import { BackLink } from '@/shared/ui/navigation/back-link';
import { AskQuestion } from './ask-question';
import { AskedBy, NoConsultationNote } from './question-parts';

const route = getRouteApi('/qa/$id');

export function QuestionScreen() {
  const { id } = route.useParams();
  const { data: question } = useQuestionReadSuspense(Number(id), { query: { select: dataOf } });
  const { title, text, meddirection, answers } = question;
  return (
    <div className="page pt-6 page-grey phone:pt-4">
      <BackLink to="/qa" className="mb-4 w-fit phone:mb-3 phone:px-1">
        Вопросы и&nbsp;ответы
      </BackLink>
      <div className="columns-main-aside">
        <div className="flex min-w-0 flex-col gap-4 phone:gap-3">
          <Card as="article">
            <div className="flex items-start justify-between gap-4">
              <h1 className="min-w-0 text-h2 wrap-break-word phone:text-h3">{typeset(title)}</h1>
              <ShareButton title={title} className="-mt-1 -mr-2.5 shrink-0 text-teal" />
            </div>
            <p className="mt-1 text-small text-ink-3">
              <AskedBy question={question} />
            </p>
            <p className="mt-4 max-w-160 text-lead wrap-break-word whitespace-pre-line phone:text-body">
              {typeset(text)}
            </p>
            <div className="mt-5">
              <ChipLink to="/qa" search={{ direction: meddirection.slug }}>
                {meddirection.title}
              </ChipLink>
            </div>
          </Card>
          <Card aria-labelledby="answers-heading">
            <h2 id="answers-heading" className="mb-5 text-h3 phone:mb-4">
              Ответы врачей{' '}
              {answers.length > 0 && <span className="font-normal text-ink-3">{wholeNumber(answers.length)}</span>}
            </h2>
            {answers.length === 0 ? (
              <p className="text-ink-2">Врачи ещё не&nbsp;ответили. Спросите на&nbsp;приёме, если ждать нельзя.</p>
            ) : (
              <ul>
                {answers.map((answer) => (
                  <AnswerItem key={answer.id} answer={answer} />
                ))}
              </ul>
            )}
          </Card>
          <NoConsultationNote />
          <ButtonLink
            variant="primary"
            to="/search"
            search={{ category: 'doctors', meddirections: [meddirection.slug] }}
            className="self-start phone:self-stretch"
          >
            Выбрать врача
            <span className="sr-only">: {meddirection.title}</span>
          </ButtonLink>
        </div>
        <aside aria-label="Ещё по теме" className="flex flex-col gap-4 phone:gap-3">
          <AskQuestion />
          <EmergencyCard />
        </aside>
      </div>
    </div>
  );
}

function AnswerItem({ answer: { doctor, text, created_at: at } }: { answer: Answer }) {
  const name = fullName(doctor);
  return (
    <li className="border-t border-line py-5 first:border-t-0 first:pt-0 last:pb-0 phone:py-4">
      <article>
        <div className="flex items-center gap-3">
          <Avatar id={doctor.id} name={name} src={doctor.avatar} size={48} />
          <div className="min-w-0">
            <h3 className="font-medium">
              <Link to="/doctor/$slug" params={{ slug: doctor.slug }} className="link wrap-anywhere">
                {name}
              </Link>
            </h3>
            <p className="text-small text-ink-3">
              {specialisationLine({ ...doctor, degree: null })}, {calendarDay(at)}
            </p>
          </div>
        </div>
        <p className="mt-3 max-w-160 wrap-break-word whitespace-pre-line">{typeset(text)}</p>
      </article>
    </li>
  );
}
