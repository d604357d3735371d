import { useStore } from '@tanstack/react-form';
import { type ReactNode, type Ref, useState } from 'react';
import * as v from 'valibot';
import type { ClinicNewsRequest } from '#generated/models/clinic-news-request.ts';
import type { ClinicNews } from '#generated/models/clinic-news.ts';
import { NewsArticle } from '@/domain/news/news-article';
import { FormFrame, SubmitButton } from '@/shared/form/form-frame';
import { requiredText } from '@/shared/form/rules/text';
import { useSchemaForm } from '@/shared/form/use-schema-form';
import type { ResolveConflict } from '@/shared/form/use-versioned';
import { Card } from '@/shared/ui/card';
import { SegmentedControl } from '@/shared/ui/fields/segmented-control';
import { type ChosenPicture, NewsPicture } from './news-picture';

export const newsSchema = v.object({
  title: requiredText(200),
  lead: requiredText(500),
  text: requiredText(10_000),
  tag: requiredText(60),
  picture: v.custom<ChosenPicture>((picture) => typeof picture === 'object' && picture !== null),
});

type NewsValues = v.InferInput<typeof newsSchema>;

const empty: NewsValues = { title: '', lead: '', text: '', tag: '', picture: { url: null } };

export function newsValues({ title, lead, text, tag, picture }: ClinicNews): NewsValues {
  return { title, lead, text, tag, picture: { url: picture } };
}

interface NewsFormProps<Answer> {
  /** The edited article; undefined for a new one. */
  item?: ClinicNews;
  /** Sends the article. If this fails, the promise rejects with the Problem. */
  save: (data: ClinicNewsRequest) => Promise<Answer>;
  onSent?: (answer: Answer) => void;
  /** Resolves a 412; comes from `useVersioned`. */
  mend?: ResolveConflict<NewsValues>;
  /** Note about changes that someone else has made meanwhile. */
  note?: ReactNode;
  sendRef?: Ref<HTMLButtonElement>;
}

/** Form of a news article. Its preview uses the component that patients see. */
export function NewsForm<Answer>({ item, save, onSent, mend, note, sendRef }: NewsFormProps<Answer>) {
  const [view, setView] = useState<'text' | 'preview'>('text');
  const { form, frame } = useSchemaForm({
    schema: newsSchema,
    defaultValues: item ? newsValues(item) : empty,
    draft: { name: `clinic-news-${item?.id ?? 'new'}` },
    submit: ({ picture: { id }, ...data }) => save({ ...data, ...(id !== undefined && { file_id: id }) }),
    ...(onSent && { onSent }),
    mend,
  });
  const typed = useStore(form.store, ({ values }) => values);
  return (
    <>
      <SegmentedControl
        label="Что показать"
        options={[
          { value: 'text', label: 'Текст' },
          { value: 'preview', label: 'Как увидят пациенты' },
        ]}
        value={view}
        onChange={setView}
        className="mt-4"
      />
      <div className={view === 'text' ? 'mt-4' : 'hidden'}>
        <FormFrame {...frame} failure="Не&nbsp;получилось сохранить" className="flex flex-col gap-4">
          {note}
          <Card className="flex max-w-200 flex-col gap-5">
            <form.AppField name="title">{(field) => <field.TextField label="Заголовок" />}</form.AppField>
            <form.AppField name="tag">
              {(field) => <field.TextField label="Тема" hint="Одно-два слова: «Врачи», «Расписание»." />}
            </form.AppField>
            <form.AppField name="lead">
              {(field) => <field.TextareaField label="Коротко" rows={2} hint="Одно предложение для списка новостей." />}
            </form.AppField>
            <form.AppField name="text">
              {(field) => <field.TextareaField label="Текст" rows={8} hint="Абзацы разделяйте пустой строкой." />}
            </form.AppField>
            <form.AppField name="picture">{() => <NewsPicture />}</form.AppField>
            <SubmitButton ref={sendRef} busy="Сохраняем" className="self-start phone:w-full">
              {item?.state === 'published' ? 'Сохранить' : 'Сохранить черновик'}
            </SubmitButton>
          </Card>
        </FormFrame>
      </div>
      {view === 'preview' && (
        <div className="mt-4">
          <NewsArticle
            level={2}
            item={{
              title: typed.title || 'Заголовок',
              lead: typed.lead,
              text: typed.text,
              tag: typed.tag || 'Тема',
              picture: typed.picture.url,
              published_at: item?.published_at ?? null,
              clinic: null,
            }}
          />
        </div>
      )}
    </>
  );
}
