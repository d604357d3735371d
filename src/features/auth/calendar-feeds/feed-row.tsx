import IconCopy from '@tabler/icons-react/dist/esm/icons/IconCopy.mjs';
import { useQueryClient } from '@tanstack/react-query';
import { useId, useRef, useState } from 'react';
import {
  getCalendarFeedListQueryKey,
  useCalendarFeedCreate,
  useCalendarFeedDelete,
  useCalendarFeedReplace,
} from '#generated/api/auth-calendar-feeds/auth-calendar-feeds.ts';
import type { CalendarFeedListAnswer } from '#generated/models/calendar-feed-list-answer.ts';
import type { CalendarFeed } from '#generated/models/calendar-feed.ts';
import { copyText } from '@/shared/copy-text';
import { calendarDay } from '@/shared/format/date';
import { Button, ButtonAnchor } from '@/shared/ui/button';
import { useRestoredFocus } from '@/shared/ui/focus';
import { Icon } from '@/shared/ui/icon';
import { ConfirmAction } from '@/shared/write/confirm-action';
import { useWrite } from '@/shared/write/use-write';
import { WriteError } from '@/shared/write/write-error';
import { feedUrl, subscribeLinks } from './feed-url';

interface FeedRowProps {
  readonly feed: CalendarFeed;
  readonly title: string;
}

/**
 * One calendar. It has a button that creates the calendar's URL. Once there is a URL, it shows the
 * URL, with buttons to subscribe to the calendar and to replace the URL.
 */
export function FeedRow({ feed, title }: FeedRowProps) {
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const url = feedUrl(feed.path);
  useRestoredFocus(url ?? '', heading);
  const create = useWrite(useCalendarFeedCreate(), { done: 'Адрес календаря готов' });
  return (
    <li className="py-4 first:pt-0 last:pb-0">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h2 id={id} ref={heading} className="min-w-0 rounded-badge text-h3 wrap-anywhere">
          {title}
        </h2>
        {url === undefined && (
          <Button
            size="small"
            aria-describedby={id}
            busy={create.isSending && 'Создаём'}
            onClick={() => create.send({ whose: feed.whose })}
          >
            Получить адрес
          </Button>
        )}
      </div>
      <WriteError of={create} />
      {url !== undefined && <Subscription feed={feed} url={url} titleId={id} />}
    </li>
  );
}

interface SubscriptionProps {
  readonly feed: CalendarFeed;
  readonly url: string;
  /** Id of the element with the calendar's name. The labels of the buttons contain the name. */
  readonly titleId: string;
}

function Subscription({ feed, url, titleId }: SubscriptionProps) {
  return (
    <>
      <p className="mt-2 text-small text-ink-2">Выберите свой календарь:</p>
      <div className="mt-2 flex flex-wrap gap-2">
        {subscribeLinks(url).map(({ name, href }) => (
          <ButtonAnchor
            key={name}
            size="small"
            href={href}
            aria-describedby={titleId}
            // A `webcal:` link opens another program, so it needs no new tab.
            {...(!href.startsWith('webcal:') && { target: '_blank', rel: 'noopener noreferrer' })}
          >
            {name}
          </ButtonAnchor>
        ))}
        <Button
          size="small"
          aria-describedby={titleId}
          onClick={() => void copyText(url, 'Адрес скопирован', CANT_COPY)}
        >
          <Icon icon={IconCopy} />
          Скопировать адрес
        </Button>
      </div>
      <p className="mt-3 rounded-note bg-canvas px-4 py-3 text-small break-all select-all" translate="no">
        {url}
      </p>
      <p className="mt-2 text-small text-ink-2">
        В&nbsp;другом календаре найдите «Добавить по&nbsp;ссылке» и&nbsp;вставьте адрес. Google и&nbsp;Outlook обновляют
        подписки раз в&nbsp;несколько часов.
      </p>
      <Endings feed={feed} titleId={titleId} />
    </>
  );
}

function Endings({ feed: { whose, created_at }, titleId }: Omit<SubscriptionProps, 'url'>) {
  const [asking, setAsking] = useState<'replace' | 'delete'>();
  const queryClient = useQueryClient();
  const close = () => setAsking(undefined);
  const replace = useWrite(useCalendarFeedReplace(), {
    done: 'Адрес заменён. Подпишите календарь заново',
    onDone: ({ data: replaced }) => {
      // The old URL doesn't work any more, so it is removed from the screen before the list is
      // refetched.
      queryClient.setQueryData<CalendarFeedListAnswer>(
        getCalendarFeedListQueryKey(),
        (list) => list && { data: list.data.map((feed) => (feed.whose === whose ? replaced : feed)) },
      );
      close();
    },
  });
  const remove = useWrite(useCalendarFeedDelete(), { done: 'Календарь отключён', onDone: close });
  const ask = (about: 'replace' | 'delete') => () => {
    (about === 'replace' ? replace : remove).forget();
    setAsking(about);
  };
  return (
    <div className="mt-2 flex flex-wrap items-center gap-x-2">
      <Button variant="quiet" size="small" className="-ml-2" aria-describedby={titleId} onClick={ask('replace')}>
        Заменить адрес
      </Button>
      <Button variant="quiet" size="small" aria-describedby={titleId} onClick={ask('delete')}>
        Отключить
      </Button>
      {created_at !== null && <p className="text-small text-ink-3">Создан {calendarDay(created_at)}</p>}
      {asking === 'replace' && (
        <ConfirmAction
          write={replace}
          title="Заменить адрес календаря?"
          safe="Оставить"
          action="Заменить"
          busy="Заменяем"
          onConfirm={() => replace.send({ whose })}
          onClose={close}
        >
          <p>
            Старый адрес сразу перестанет работать, у&nbsp;всех, кому вы&nbsp;его дали. Свой календарь подпишите
            на&nbsp;новый.
          </p>
        </ConfirmAction>
      )}
      {asking === 'delete' && (
        <ConfirmAction
          write={remove}
          title="Отключить календарь?"
          safe="Оставить"
          action="Отключить"
          busy="Отключаем"
          onConfirm={() => remove.send({ whose })}
          onClose={close}
        >
          <p>Адрес перестанет работать, и&nbsp;визиты в&nbsp;календаре обновляться не&nbsp;будут. Записи останутся.</p>
        </ConfirmAction>
      )}
    </div>
  );
}

const CANT_COPY = 'Не\u00A0получилось скопировать. Выделите адрес и\u00A0скопируйте его сами';
