import IconCalendarPlus from '@tabler/icons-react/dist/esm/icons/IconCalendarPlus.mjs';
import type { VisitListStatus } from '#generated/models/visit-list-status.ts';
import { ButtonLink } from '@/shared/ui/button';
import { EmptyState } from '@/shared/ui/empty-state';

const words = {
  upcoming: {
    title: 'Предстоящих визитов нет',
    advice: 'Найдите врача и\u00A0запишитесь: здесь появятся время, адрес и\u00A0напоминание.',
  },
  past: {
    title: 'Прошедших визитов нет',
    advice: 'Здесь останется история приёмов: когда, у\u00A0кого и\u00A0сколько стоило.',
  },
  cancelled: {
    title: 'Отменённых визитов нет',
    advice: 'Если вы или\u00A0клиника отмените запись, она будет здесь.',
  },
} as const satisfies Record<VisitListStatus, { title: string; advice: string }>;

interface NoVisitsProps {
  status: VisitListStatus;
  /** Whether the page number in the URL is after the last page. */
  beyond: boolean;
  /** Whether the list is filtered by person. */
  filtered: boolean;
}

/** Shown in a tab without visits. It gives the reason and a suggestion. */
export function NoVisits({ status, beyond, filtered }: NoVisitsProps) {
  const { title, advice } = words[status];
  if (beyond || filtered) {
    return (
      <EmptyState
        icon={IconCalendarPlus}
        title={beyond ? 'Такой страницы нет' : title}
        action={
          <ButtonLink to="." search={{ status }}>
            {beyond ? 'К\u00A0началу списка' : 'Показать визиты всей семьи'}
          </ButtonLink>
        }
      >
        {beyond ? 'В\u00A0списке меньше страниц.' : 'Показаны визиты одного человека.'}
      </EmptyState>
    );
  }
  return (
    <EmptyState
      icon={IconCalendarPlus}
      title={title}
      action={
        <ButtonLink variant="primary" to="/search" search={{ category: 'doctors' }}>
          Найти врача
        </ButtonLink>
      }
    >
      {advice}
    </EmptyState>
  );
}
