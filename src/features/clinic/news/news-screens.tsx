import { getRouteApi, useNavigate } from '@tanstack/react-router';
import { useRef, useState } from 'react';
import {
  useClinicNewsCreate,
  useClinicNewsDelete,
  useClinicNewsPublicationUpdate,
  useClinicNewsReadSuspense,
  useClinicNewsUpdate,
} from '#generated/api/clinic-news/clinic-news.ts';
import type { ClinicNews } from '#generated/models/clinic-news.ts';
import { dataOf } from '@/shared/api/load';
import { problemText } from '@/shared/api/problem-text';
import { dateTime } from '@/shared/format/time';
import { typeset } from '@/shared/format/typography';
import { notify } from '@/shared/notify';
import { BackLink } from '@/shared/ui/back-link';
import { Badge } from '@/shared/ui/badge';
import { Button } from '@/shared/ui/button';
import { FieldError } from '@/shared/ui/fields/field';
import { ConfirmDialog } from '@/shared/ui/overlay/confirm-dialog';
import { NewsForm } from './news-form';

const route = getRouteApi('/fo/clinic/news/$id');
const silent = { mutation: { meta: { silent: true } } } as const;

/** A new piece of news (added route clinicNewsAdd). It is saved as a draft, and published from its own page. */
export function NewsAddScreen() {
  const { mutateAsync: write } = useClinicNewsCreate(silent);
  const navigate = useNavigate();
  return (
    <>
      <BackLink to="/fo/clinic/news">Новости</BackLink>
      <h1 className="mt-1 text-h2">Новая новость</h1>
      <NewsForm
        save={async (data) => {
          const { data: written } = await write({ data });
          notify.success('Черновик сохранён');
          await navigate({ to: '/fo/clinic/news/$id', params: { id: String(written.id) } });
        }}
      />
    </>
  );
}

/** A piece of news of the clinic: its text, its publication, its end (added route clinicNewsShow). */
export function NewsEditScreen() {
  const { id } = route.useParams();
  const { data: item } = useClinicNewsReadSuspense(Number(id), { query: { select: dataOf } });
  const { mutateAsync: change } = useClinicNewsUpdate(silent);
  return (
    <>
      <BackLink to="/fo/clinic/news">Новости</BackLink>
      <div className="mt-1 flex flex-wrap items-center justify-between gap-3">
        <div className="min-w-0 wrap-anywhere">
          <h1 className="text-h2">{typeset(item.title)}</h1>
          <p className="mt-1 flex flex-wrap items-center gap-2 text-small text-ink-3">
            <Badge tone={item.state === 'draft' ? 'amber' : 'green'}>
              {item.state === 'draft' ? 'Черновик' : 'Опубликовано'}
            </Badge>
            {item.published_at === null ? `Изменено ${dateTime(item.updated_at)}` : dateTime(item.published_at)}
          </p>
        </div>
        <Publication item={item} />
      </div>
      <NewsForm
        // After saving the form starts from what was saved.
        key={item.updated_at}
        item={item}
        save={async (data) => {
          await change({ id: item.id, data });
          notify.success('Сохранено');
        }}
      />
    </>
  );
}

/** Publishes or takes back, after asking; deletes. */
function Publication({ item }: { item: ClinicNews }) {
  const [asked, setAsked] = useState<'publish' | 'take-back' | 'delete'>();
  const publication = useClinicNewsPublicationUpdate(silent);
  const remove = useClinicNewsDelete(silent);
  const navigate = useNavigate();
  const sending = useRef(false);
  const isDraft = item.state === 'draft';
  const once = async (send: () => Promise<unknown>, done: string) => {
    if (sending.current) return;
    sending.current = true;
    try {
      await send();
      setAsked(undefined);
      notify.success(done);
    } catch {
      // The dialog says why.
    } finally {
      sending.current = false;
    }
  };
  const publish = (published: boolean) =>
    once(
      () => publication.mutateAsync({ id: item.id, data: { published } }),
      published ? 'Новость опубликована' : 'Новость снята с\u00A0публикации',
    );
  const close = () => setAsked(undefined);
  return (
    <div className="flex flex-wrap gap-2 phone:w-full phone:flex-col">
      <Button onClick={() => setAsked('delete')}>Удалить</Button>
      <Button variant={isDraft ? 'primary' : 'secondary'} onClick={() => setAsked(isDraft ? 'publish' : 'take-back')}>
        {isDraft ? 'Опубликовать' : 'Снять с\u00A0публикации'}
      </Button>
      {asked === 'publish' && (
        <ConfirmDialog
          danger={false}
          title="Опубликовать новость?"
          safe="Пока нет"
          action="Опубликовать"
          busy={publication.isPending && 'Публикуем'}
          onConfirm={() => void publish(true)}
          onClose={close}
        >
          <p className="wrap-anywhere">
            «{typeset(item.title)}» увидят пациенты клиники. Сохраните правки, если они есть.
          </p>
          {publication.error && <FieldError>{problemText(publication.error)}</FieldError>}
        </ConfirmDialog>
      )}
      {asked === 'take-back' && (
        <ConfirmDialog
          danger={false}
          title="Снять с&nbsp;публикации?"
          safe="Оставить"
          action="Снять"
          busy={publication.isPending && 'Снимаем'}
          onConfirm={() => void publish(false)}
          onClose={close}
        >
          <p className="wrap-anywhere">«{typeset(item.title)}» снова станет черновиком.</p>
          {publication.error && <FieldError>{problemText(publication.error)}</FieldError>}
        </ConfirmDialog>
      )}
      {asked === 'delete' && (
        <ConfirmDialog
          title="Удалить новость?"
          safe="Оставить"
          action="Удалить"
          busy={remove.isPending && 'Удаляем'}
          onConfirm={() =>
            void once(async () => {
              await remove.mutateAsync({ id: item.id });
              await navigate({ to: '/fo/clinic/news' });
            }, 'Новость удалена')
          }
          onClose={close}
        >
          <p className="wrap-anywhere">«{typeset(item.title)}» исчезнет и&nbsp;у&nbsp;пациентов.</p>
          {remove.error && <FieldError>{problemText(remove.error)}</FieldError>}
        </ConfirmDialog>
      )}
    </div>
  );
}
