import { Link } from '@tanstack/react-router';
import type { Question } from '#generated/models/question.ts';
import { answersCount } from '@/shared/format/counts';
import { typeset } from '@/shared/format/typography';
import { Badge } from '@/shared/ui/badge';
import { Card } from '@/shared/ui/card';
import { askedBy } from './question-phrase';

/** A question in the list: what was asked, and how many doctors answered. */
export function QuestionCard({ question }: { question: Question }) {
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
      <div className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-2 text-small text-ink-3">
        <Badge tone={answers > 0 ? 'teal' : 'neutral'}>{answers > 0 ? answersCount(answers) : 'Ждёт ответа'}</Badge>
        <span>{meddirection.title}</span>
        <span>{askedBy(question)}</span>
      </div>
    </Card>
  );
}
