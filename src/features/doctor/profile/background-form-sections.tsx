import * as v from 'valibot';
import {
  useDoctorEducationCreate,
  useDoctorEducationDelete,
  useDoctorEducationUpdate,
  useDoctorWorkExperienceCreate,
  useDoctorWorkExperienceDelete,
  useDoctorWorkExperienceUpdate,
} from '#generated/api/doctor-profile/doctor-profile.ts';
import type { Education } from '#generated/models/education.ts';
import type { WorkExperience } from '#generated/models/work-experience.ts';
import { pastYear } from '@/shared/form/rules/moment';
import { optionalText, requiredText } from '@/shared/form/rules/text';
import { useWrite } from '@/shared/write/use-write';
import { asItIs, EntryForm, EntryList, removed, yearsText } from './entry-list';
import { useSection } from './use-section';

/** Schema of a year. An empty text becomes null. */
export const optionalYear = () =>
  v.union(
    [
      v.pipe(
        v.literal(''),
        v.transform(() => null),
      ),
      pastYear(),
    ],
    'Нужен год из четырёх цифр, не\u00A0позже этого',
  );

export const workSchema = v.object({
  position: requiredText(300),
  organisation: requiredText(300),
  city: optionalText(100),
  year_from: pastYear(),
  year_to: optionalYear(),
});

export function WorkSection({ entries }: { readonly entries: readonly WorkExperience[] }) {
  const remove = useWrite(useDoctorWorkExperienceDelete(), removed);
  return (
    <EntryList
      id="work"
      heading="Опыт работы"
      empty="Расскажите, где вы&nbsp;работаете и&nbsp;работали: пациенты читают это перед записью."
      add="Добавить место работы"
      entries={entries}
      titleOf={({ position }) => position}
      yearsOf={({ year_from: from, year_to: to }) => yearsText(from, to)}
      noteOf={({ organisation, city }) => [organisation, city].filter(Boolean).join(', ')}
      renderForm={(entry, close) => <WorkForm entry={entry} onSaved={close} />}
      remove={remove}
    />
  );
}

interface EntryFormOf<Row> {
  readonly entry: Row | undefined;
  readonly onSaved: () => void;
}

function WorkForm({ entry, onSaved }: EntryFormOf<WorkExperience>) {
  const create = useWrite(useDoctorWorkExperienceCreate(), { onDone: onSaved });
  const update = useWrite(useDoctorWorkExperienceUpdate(), { onDone: onSaved });
  const { form, frame } = useSection({
    schema: workSchema,
    draft: { name: `doctor-work-${entry?.id ?? 'new'}` },
    valuesOf: ({ work_experience }) => {
      const now = asItIs(work_experience, entry);
      return {
        position: now?.position ?? '',
        organisation: now?.organisation ?? '',
        city: now?.city ?? '',
        year_from: String(now?.year_from ?? ''),
        year_to: String(now?.year_to ?? ''),
      };
    },
    names: {
      position: 'должность',
      organisation: 'место работы',
      city: 'город',
      year_from: 'первый год',
      year_to: 'последний год',
    },
    save: async (data, headers) => {
      await (entry === undefined ? create.ask({ data }) : update.ask({ id: entry.id, data, headers }));
      return undefined;
    },
  });
  return (
    <EntryForm {...frame}>
      <form.AppField name="position">{(field) => <field.TextField label="Должность" data-autofocus />}</form.AppField>
      <form.AppField name="organisation">{(field) => <field.TextField label="Где" />}</form.AppField>
      <form.AppField name="city">{(field) => <field.TextField label="Город" optional />}</form.AppField>
      <div className="grid grid-cols-2 gap-4">
        <form.AppField name="year_from">
          {(field) => <field.TextField label="С&nbsp;года" inputMode="numeric" />}
        </form.AppField>
        <form.AppField name="year_to">
          {(field) => <field.TextField label="По&nbsp;год" inputMode="numeric" hint="Пусто: по&nbsp;сей день" />}
        </form.AppField>
      </div>
    </EntryForm>
  );
}

export const educationSchema = v.object({
  title: requiredText(300),
  institution: requiredText(300),
  city: optionalText(100),
  year_from: optionalYear(),
  year_to: pastYear(),
});

export function EducationSection({ entries }: { readonly entries: readonly Education[] }) {
  const remove = useWrite(useDoctorEducationDelete(), removed);
  return (
    <EntryList
      id="education"
      heading="Образование"
      empty="Укажите вуз, интернатуру или резидентуру, курсы."
      add="Добавить образование"
      entries={entries}
      titleOf={({ title }) => title}
      yearsOf={({ year_from: from, year_to: to }) => yearsText(from, to)}
      noteOf={({ institution, city }) => [institution, city].filter(Boolean).join(', ')}
      renderForm={(entry, close) => <EducationForm entry={entry} onSaved={close} />}
      remove={remove}
    />
  );
}

function EducationForm({ entry, onSaved }: EntryFormOf<Education>) {
  const create = useWrite(useDoctorEducationCreate(), { onDone: onSaved });
  const update = useWrite(useDoctorEducationUpdate(), { onDone: onSaved });
  const { form, frame } = useSection({
    schema: educationSchema,
    draft: { name: `doctor-education-${entry?.id ?? 'new'}` },
    valuesOf: ({ education }) => {
      const now = asItIs(education, entry);
      return {
        title: now?.title ?? '',
        institution: now?.institution ?? '',
        city: now?.city ?? '',
        year_from: String(now?.year_from ?? ''),
        year_to: String(now?.year_to ?? ''),
      };
    },
    names: {
      title: 'что изучали',
      institution: 'место учёбы',
      city: 'город',
      year_from: 'первый год',
      year_to: 'год окончания',
    },
    save: async (data, headers) => {
      await (entry === undefined ? create.ask({ data }) : update.ask({ id: entry.id, data, headers }));
      return undefined;
    },
  });
  return (
    <EntryForm {...frame}>
      <form.AppField name="title">
        {(field) => <field.TextField label="Что изучали" hint="Лечебное дело, резидентура, курс" data-autofocus />}
      </form.AppField>
      <form.AppField name="institution">{(field) => <field.TextField label="Где" />}</form.AppField>
      <form.AppField name="city">{(field) => <field.TextField label="Город" optional />}</form.AppField>
      <div className="grid grid-cols-2 gap-4">
        <form.AppField name="year_from">
          {(field) => <field.TextField label="С&nbsp;года" inputMode="numeric" hint="Можно не&nbsp;указывать" />}
        </form.AppField>
        <form.AppField name="year_to">
          {(field) => <field.TextField label="Окончание, год" inputMode="numeric" />}
        </form.AppField>
      </div>
    </EntryForm>
  );
}
