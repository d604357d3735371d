import IconMessageQuestion from '@tabler/icons-react/dist/esm/icons/IconMessageQuestion.mjs';
import { Link } from '@tanstack/react-router';
import type { QuestionListAnswer } from '#generated/models/question-list-answer.ts';
import type { Question } from '#generated/models/question.ts';
import { answersCount } from '@/shared/format/counts';
import { wholeNumber } from '@/shared/format/number';
import { typeset } from '@/shared/format/typography';
import { Badge } from '@/shared/ui/badge';
import { Button, ButtonLink } from '@/shared/ui/button';
import { Card } from '@/shared/ui/card';
import { cx } from '@/shared/ui/cx';
import { EmptyState } from '@/shared/ui/empty-state';
import { Pagination } from '@/shared/ui/navigation/pagination';
import { AskedBy } from './question-parts';
import type { QuestionsSearch } from './questions-search';

interface QuestionListProps {
  answer: QuestionListAnswer;
  search: QuestionsSearch;
  /** Whether the previous page is still shown, because the next page is loading. */
  refreshing: boolean;
  onReset: () => void;
}

export function QuestionList({ answer: { data, meta }, search, refreshing, onReset }: QuestionListProps) {
  return (
    <>
      <p role="status" className="sr-only">
        {meta.total === 0 ? 'Ничего не найдено' : `Найдено вопросов: ${wholeNumber(meta.total)}`}
      </p>
      {data.length === 0 && (
        <Card as="div">
          <EmptyState
            icon={IconMessageQuestion}
            title={meta.total === 0 ? 'Ничего не найдено' : `Страницы ${wholeNumber(meta.page)}\u00A0нет`}
            action={
              <>
                <Button onClick={onReset}>Показать все вопросы</Button>
                <ButtonLink variant="quiet" to="/search" search={{ category: 'doctors' }}>
                  Выбрать врача
                </ButtonLink>
              </>
            }
          >
            {meta.total === 0
              ? 'Спросите другими словами или задайте вопрос врачу на\u00A0приёме.'
              : 'Вопросы кончаются раньше.'}
          </EmptyState>
        </Card>
      )}
      <ul
        aria-busy={refreshing}
        className={cx('flex flex-col gap-4 transition-opacity phone:gap-3', refreshing && 'opacity-60 delay-150')}
      >
        {data.map((question) => (
          <li key={question.id}>
            <QuestionCard question={question} />
          </li>
        ))}
      </ul>
      {data.length > 0 && (
        <Pagination
          page={meta.page}
          lastPage={meta.last_page}
          className="mt-8 phone:mt-5"
          renderLink={({ page, ...link }) => <Link {...link} to="/qa" search={{ ...search, page }} />}
        />
      )}
    </>
  );
}

function QuestionCard({ question }: { question: Question }) {
  const { id, title, text, meddirection, answers_count: answers } = question;
  return (
    <Card as="article" aria-labelledby={`question-${id}`}>
      <h2 id={`question-${id}`} className="text-title wrap-break-word">
        <Link
          to="/qa/$id"
          params={{ id: String(id) }}
          className="rounded-badge transition-colors hover:text-teal active:text-teal-press"
        >
          {typeset(title)}
        </Link>
      </h2>
      <p className="mt-2 line-clamp-2 max-w-180 wrap-break-word text-ink-2">{typeset(text)}</p>
      <div className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-2 text-small wrap-anywhere text-ink-3">
        <Badge tone={answers > 0 ? 'teal' : 'neutral'}>{answers > 0 ? answersCount(answers) : 'Ждёт ответа'}</Badge>
        <span>{meddirection.title}</span>
        <span>
          <AskedBy question={question} />
        </span>
      </div>
    </Card>
  );
}
