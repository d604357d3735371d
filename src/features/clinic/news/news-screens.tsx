import { useQueryClient } from '@tanstack/react-query';
import { getRouteApi, linkOptions } from '@tanstack/react-router';
import { type Ref, useRef, useState } from 'react';
import {
  getClinicNewsReadQueryOptions,
  useClinicNewsCreate,
  useClinicNewsDelete,
  useClinicNewsPublicationUpdate,
  useClinicNewsReadSuspense,
  useClinicNewsUpdate,
} from '#generated/api/clinic-news/clinic-news.ts';
import type { ClinicNews } from '#generated/models/clinic-news.ts';
import { problemText } from '@/shared/api/problem-text';
import { ifMatch, type Versioned } from '@/shared/api/version';
import { OthersNote } from '@/shared/form/others-note';
import { useEdited } from '@/shared/form/use-edited';
import { useEditions } from '@/shared/form/use-editions';
import { dateTime } from '@/shared/format/time';
import { quoted, typeset } from '@/shared/format/typography';
import { notify } from '@/shared/notify';
import { Badge } from '@/shared/ui/badge';
import { Button } from '@/shared/ui/button';
import { FieldError } from '@/shared/ui/fields/field';
import { useFocusKept } from '@/shared/ui/focus';
import { BackLink } from '@/shared/ui/navigation/back-link';
import { ConfirmDialog } from '@/shared/ui/overlay/confirm-dialog';
import { useGoOn } from '@/shared/use-go-on';
import { NewsForm, newsValues } from './news-form';

const route = getRouteApi('/fo/clinic/news/$id');
const silent = { mutation: { meta: { silent: true } } } as const;

/** A new piece of news (added route clinicNewsAdd). It is saved as a draft, and published from its own page. */
export function NewsAddScreen() {
  const { mutateAsync: write } = useClinicNewsCreate(silent);
  const goOn = useGoOn();
  return (
    <>
      <BackLink to="/fo/clinic/news">Новости</BackLink>
      <h1 className="mt-1 text-h2">Новая новость</h1>
      <NewsForm
        save={async (data) => {
          const { data: written } = await write({ data });
          const next = linkOptions({ to: '/fo/clinic/news/$id', params: { id: String(written.id) } });
          await goOn({ done: 'Черновик сохранён', next });
        }}
      />
    </>
  );
}

/** A piece of news of the clinic: its text, its publication, its end (added route clinicNewsShow). */
export function NewsEditScreen() {
  const { id } = route.useParams();
  return <NewsPage key={id} id={Number(id)} />;
}

function NewsPage({ id }: { id: number }) {
  const { data: read } = useClinicNewsReadSuspense(id);
  const item = read.data;
  const { number, props } = useEditions(read);
  const send = useRef<HTMLButtonElement>(null);
  useFocusKept(`${number}`, send);
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
      <EditForm key={number} start={props.start} state={item.state} sendRef={send} onSaved={props.onSaved} />
    </>
  );
}

interface EditFormProps {
  start: Versioned<ClinicNews>;
  /** As it is now: it may have been published since the form began. */
  state: ClinicNews['state'];
  onSaved: (saved: Versioned<ClinicNews>) => void;
  sendRef: Ref<HTMLButtonElement>;
}

function EditForm({ start, state, onSaved, sendRef }: EditFormProps) {
  const { id } = start.data;
  const client = useQueryClient();
  const { mutateAsync: change } = useClinicNewsUpdate(silent);
  const edited = useEdited({
    start,
    valuesOf: ({ data }: Versioned<ClinicNews>) => newsValues(data),
    read: () => client.query({ ...getClinicNewsReadQueryOptions(id), staleTime: 0, meta: { silent: true } }),
  });
  const saved = useRef<Versioned<ClinicNews>>(undefined);
  return (
    <NewsForm
      item={{ ...edited.saved.data, state }}
      mend={edited.mend}
      sendRef={sendRef}
      note={<OthersNote others={edited.others} names={names} />}
      save={async (data) => {
        saved.current = await change({ id, data, headers: ifMatch(edited.began()) });
      }}
      onSent={() => {
        if (saved.current === undefined) return;
        notify.success('Сохранено');
        onSaved(saved.current);
      }}
    />
  );
}

/** Names in the middle of a sentence. */
const names = { title: 'заголовок', lead: 'краткий текст', text: 'текст', tag: 'тема' };

/** Publishes or takes back, after asking; deletes. */
function Publication({ item }: { item: ClinicNews }) {
  const [asked, setAsked] = useState<'publish' | 'take-back' | 'delete'>();
  const publication = useClinicNewsPublicationUpdate(silent);
  const remove = useClinicNewsDelete(silent);
  const goOn = useGoOn();
  const sending = useRef(false);
  const isDraft = item.state === 'draft';
  const once = async (send: () => Promise<unknown>) => {
    if (sending.current) return;
    sending.current = true;
    try {
      await send();
      // Another question may have been opened meanwhile.
      setAsked((now) => (now === asked ? undefined : now));
    } catch {
      // The dialog says why.
    } finally {
      sending.current = false;
    }
  };
  const publish = (published: boolean) =>
    once(async () => {
      await publication.mutateAsync({ id: item.id, data: { published } });
      notify.success(published ? 'Новость опубликована' : 'Новость снята с\u00A0публикации');
    });
  const close = () => {
    publication.reset();
    remove.reset();
    setAsked(undefined);
  };
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
            {quoted(typeset(item.title))} увидят пациенты клиники. Сохраните правки, если они есть.
          </p>
          {publication.error && (
            <div role="alert">
              <FieldError>{problemText(publication.error)}</FieldError>
            </div>
          )}
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
          <p className="wrap-anywhere">{quoted(typeset(item.title))} снова станет черновиком.</p>
          {publication.error && (
            <div role="alert">
              <FieldError>{problemText(publication.error)}</FieldError>
            </div>
          )}
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
              await goOn({ done: 'Новость удалена', next: linkOptions({ to: '/fo/clinic/news' }) });
            })
          }
          onClose={close}
        >
          <p className="wrap-anywhere">{quoted(typeset(item.title))} исчезнет и&nbsp;у&nbsp;пациентов.</p>
          {remove.error && (
            <div role="alert">
              <FieldError>{problemText(remove.error)}</FieldError>
            </div>
          )}
        </ConfirmDialog>
      )}
    </div>
  );
}
