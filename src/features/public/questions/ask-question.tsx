import IconMessageQuestion from '@tabler/icons-react/dist/esm/icons/IconMessageQuestion.mjs';
import { useRouterState } from '@tanstack/react-router';
import { usePatientQuestionList } from '#generated/api/public-questions/public-questions.ts';
import type { PatientQuestion } from '#generated/models/patient-question.ts';
import { rolesOf, useCurrentUser } from '@/features/auth/session/current-user';
import { dataOf } from '@/shared/api/load';
import { calendarDay } from '@/shared/format/date';
import { typeset } from '@/shared/format/typography';
import { lazyModule } from '@/shared/lazy/lazy-module';
import { useLazyDialog } from '@/shared/lazy/use-lazy-dialog';
import { SectionError, SectionQuery, shownBySection } from '@/shared/section/section-query';
import { useSession } from '@/shared/session/use-session';
import { Badge } from '@/shared/ui/badge';
import { Button, ButtonLink } from '@/shared/ui/button';
import { Card } from '@/shared/ui/card';
import { Icon } from '@/shared/ui/icon';
import { Skeleton } from '@/shared/ui/skeleton';

const askDialog = lazyModule(() => import('./ask-question-dialog'));

/**
 * Button to ask a question. A guest logs in first. A user without a patient's cabinet can only
 * read.
 */
export function AskQuestion() {
  const { authenticated } = useSession();
  const { user, query } = useCurrentUser();
  const href = useRouterState({ select: ({ location }) => location.href });
  return (
    <Card aria-labelledby="how-to-ask">
      <h2 id="how-to-ask" className="text-title">
        Спросите врача
      </h2>
      <p className="mt-2 text-small text-ink-2">
        Вопрос сначала читает модератор, до&nbsp;48 часов. Потом на&nbsp;него отвечают врачи выбранного направления.
      </p>
      {user !== null && rolesOf(user).includes('user') ? (
        // The React key changes with the user, which resets the dialog's text when another user
        // logs in.
        <Asking key={user.id} />
      ) : authenticated ? (
        <div className="mt-4">
          <SectionQuery query={query} skeleton={<Skeleton className="h-11 w-full" />}>
            {() => <p className="text-small text-ink-2">Вопросы задают из&nbsp;кабинета пациента.</p>}
          </SectionQuery>
        </div>
      ) : (
        <ButtonLink wide className="mt-4" to="/auth/login" search={{ redirect: href }}>
          Войти и&nbsp;задать вопрос
        </ButtonLink>
      )}
    </Card>
  );
}

/** Button and dialog to ask a question, and the patient's unpublished questions. */
function Asking() {
  const { show, close, part, opening } = useLazyDialog(askDialog);
  return (
    <>
      <Button wide className="mt-4" busy={opening && 'Открываем'} onClick={show}>
        <Icon icon={IconMessageQuestion} />
        Задать вопрос
      </Button>
      <OwnQuestions />
      {part && <part.AskQuestionDialog onClose={close} />}
    </>
  );
}

const FEW = 3;

/**
 * The patient's unpublished questions, because the public list has only the published ones. While
 * they load, nothing is rendered.
 */
function OwnQuestions() {
  const own = usePatientQuestionList({ query: { ...shownBySection.query, select: dataOf } });
  const waiting = (own.data ?? []).filter(({ state }) => state !== 'published').slice(0, FEW);
  const isMissing = own.data === undefined && own.error !== null;
  if (waiting.length === 0 && !isMissing) return null;
  return (
    <div className="mt-5 border-t border-line pt-4">
      <h3 className="text-small font-medium">Ваши вопросы</h3>
      {isMissing && (
        <div className="mt-2">
          <SectionError error={own.error} busy={own.isFetching} onRetry={() => void own.refetch()} />
        </div>
      )}
      <ul className="mt-2 flex flex-col gap-3">
        {waiting.map((question) => (
          <OwnQuestion key={question.id} question={question} />
        ))}
      </ul>
    </div>
  );
}

function OwnQuestion({
  question: { title, state, reject_reason, created_at },
}: {
  readonly question: PatientQuestion;
}) {
  return (
    <li className="text-small">
      <p className="wrap-break-word">{typeset(title)}</p>
      <p className="mt-1 flex flex-wrap items-center gap-2 text-ink-3">
        <Badge tone={state === 'rejected' ? 'amber' : 'neutral'}>
          {state === 'rejected' ? 'Не опубликован' : 'На проверке'}
        </Badge>
        {calendarDay(created_at)}
      </p>
      {reject_reason !== null && <p className="mt-1 wrap-break-word text-ink-2">{typeset(reject_reason)}</p>}
    </li>
  );
}
