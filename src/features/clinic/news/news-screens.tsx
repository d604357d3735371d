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
import { ifMatch, type Versioned } from '@/shared/api/version';
import { OthersNote } from '@/shared/form/others-note';
import { useEditions } from '@/shared/form/use-editions';
import { useVersioned } from '@/shared/form/use-versioned';
import { dateTime } from '@/shared/format/time';
import { quoted, typeset } from '@/shared/format/typography';
import { Badge } from '@/shared/ui/badge';
import { Button } from '@/shared/ui/button';
import { useRestoredFocus } from '@/shared/ui/focus';
import { BackLink } from '@/shared/ui/navigation/back-link';
import { PageHeading } from '@/shared/ui/page-heading';
import { ConfirmAction } from '@/shared/write/confirm-action';
import { useWrite } from '@/shared/write/use-write';
import { NewsForm, newsValues } from './news-form';

const route = getRouteApi('/fo/clinic/news/$id');

/**
 * Adds an article as a draft. The article is published later, on its own page. The provider's
 * documents do not have the route clinicNewsAdd.
 */
export function NewsAddScreen() {
  const write = useWrite(useClinicNewsCreate(), {
    done: 'Черновик сохранён',
    next: ({ data: { id } }) => linkOptions({ to: '/fo/clinic/news/$id', params: { id: `${id}` } }),
  });
  return (
    <>
      <BackLink to="/fo/clinic/news">Новости</BackLink>
      <PageHeading className="page-inset mt-1 text-h2" />
      <NewsForm save={(data) => write.ask({ data })} />
    </>
  );
}

/**
 * Edits, publishes and deletes one article. The provider's documents do not have the route
 * clinicNewsShow.
 */
export function NewsEditScreen() {
  const { id } = route.useParams();
  return <NewsPage key={id} id={Number(id)} />;
}

function NewsPage({ id }: { id: number }) {
  const { data: read } = useClinicNewsReadSuspense(id);
  const item = read.data;
  const { number, props } = useEditions(read);
  const send = useRef<HTMLButtonElement>(null);
  useRestoredFocus(`${number}`, send);
  return (
    <>
      <BackLink to="/fo/clinic/news">Новости</BackLink>
      <div className="mt-1 flex flex-wrap items-center justify-between gap-3">
        <div className="page-inset min-w-0 wrap-anywhere">
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
  /** The current state. Someone may have published the article after the form was opened. */
  state: ClinicNews['state'];
  onSaved: (saved: Versioned<ClinicNews>) => void;
  sendRef: Ref<HTMLButtonElement>;
}

function EditForm({ start, state, onSaved, sendRef }: EditFormProps) {
  const { id } = start.data;
  const client = useQueryClient();
  const change = useWrite(useClinicNewsUpdate(), { done: 'Сохранено' });
  const edited = useVersioned({
    start,
    valuesOf: ({ data }: Versioned<ClinicNews>) => newsValues(data),
    read: () => client.query({ ...getClinicNewsReadQueryOptions(id), staleTime: 0, meta: { silent: true } }),
  });
  return (
    <NewsForm
      item={{ ...edited.saved.data, state }}
      mend={edited.mend}
      sendRef={sendRef}
      note={<OthersNote others={edited.others} names={names} />}
      save={(data) => change.ask({ id, data, headers: ifMatch(edited.began()) })}
      onSent={onSaved}
    />
  );
}

/** Field names, in lower case for use in a sentence. */
const names = { title: 'заголовок', lead: 'краткий текст', text: 'текст', tag: 'тема', picture: 'картинка' };

/** Buttons to publish, unpublish and delete an article; each asks for confirmation. */
function Publication({ item }: { item: ClinicNews }) {
  const [asked, setAsked] = useState<'publication' | 'delete'>();
  const isDraft = item.state === 'draft';
  const close = () => setAsked(undefined);
  return (
    <div className="flex flex-wrap gap-2 phone:w-full phone:flex-col">
      <Button onClick={() => setAsked('delete')}>Удалить</Button>
      <Button variant={isDraft ? 'primary' : 'secondary'} onClick={() => setAsked('publication')}>
        {isDraft ? 'Опубликовать' : 'Снять с\u00A0публикации'}
      </Button>
      {asked === 'publication' && <PublishDialog item={item} onClose={close} />}
      {asked === 'delete' && <DeleteDialog item={item} onClose={close} />}
    </div>
  );
}

interface QuestionProps {
  item: ClinicNews;
  onClose: () => void;
}

function PublishDialog({ item, onClose }: QuestionProps) {
  // The state when the dialog was opened: the dialog's text must not change when the answer changes
  // the state.
  const [isDraft] = useState(item.state === 'draft');
  const publication = useWrite(useClinicNewsPublicationUpdate(), {
    done: isDraft ? 'Новость опубликована' : 'Новость снята с\u00A0публикации',
    onDone: onClose,
  });
  return (
    <ConfirmAction
      write={publication}
      danger={false}
      title={isDraft ? 'Опубликовать новость?' : 'Снять с\u00A0публикации?'}
      safe={isDraft ? 'Пока нет' : 'Оставить'}
      action={isDraft ? 'Опубликовать' : 'Снять'}
      busy={isDraft ? 'Публикуем' : 'Снимаем'}
      onConfirm={() => publication.send({ id: item.id, data: { published: isDraft } })}
      onClose={onClose}
    >
      <p className="wrap-anywhere">
        {quoted(typeset(item.title))}{' '}
        {isDraft ? 'увидят пациенты клиники. Сохраните правки, если они есть.' : 'снова станет черновиком.'}
      </p>
    </ConfirmAction>
  );
}

function DeleteDialog({ item, onClose }: QuestionProps) {
  const remove = useWrite(useClinicNewsDelete(), {
    done: 'Новость удалена',
    next: () => linkOptions({ to: '/fo/clinic/news' }),
  });
  return (
    <ConfirmAction
      write={remove}
      title="Удалить новость?"
      safe="Оставить"
      action="Удалить"
      busy="Удаляем"
      onConfirm={() => remove.send({ id: item.id })}
      onClose={onClose}
    >
      <p className="wrap-anywhere">{quoted(typeset(item.title))} исчезнет и&nbsp;у&nbsp;пациентов.</p>
    </ConfirmAction>
  );
}
