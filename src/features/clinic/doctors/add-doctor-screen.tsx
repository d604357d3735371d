import { getRouteApi, Link } from '@tanstack/react-router';
import { useState } from 'react';
import * as v from 'valibot';
import { useClinicDoctorCreate, useClinicDoctorDirectory } from '#generated/api/clinic-doctors/clinic-doctors.ts';
import { useClinicFilialListSuspense } from '#generated/api/clinic-filials/clinic-filials.ts';
import type { ClinicDirectoryDoctor } from '#generated/models/clinic-directory-doctor.ts';
import { dataOf } from '@/shared/api/load';
import { problemText } from '@/shared/api/problem-text';
import { brand } from '@/shared/config/brand';
import { FormFrame, SubmitButton } from '@/shared/form/form-frame';
import { taxDigits } from '@/shared/form/rules/number';
import { email } from '@/shared/form/rules/text';
import { useSchemaForm } from '@/shared/form/use-schema-form';
import { yearsCount } from '@/shared/format/counts';
import { fullName } from '@/shared/format/name';
import { wordFor } from '@/shared/format/word-for';
import { notify } from '@/shared/notify';
import { SectionQuery, shownBySection } from '@/shared/section/section-query';
import { Avatar } from '@/shared/ui/avatar';
import { Badge } from '@/shared/ui/badge';
import { Button } from '@/shared/ui/button';
import { Card } from '@/shared/ui/card';
import { Checkbox } from '@/shared/ui/fields/checkbox';
import { ChoiceGroup, FieldError } from '@/shared/ui/fields/field';
import { FilterBox } from '@/shared/ui/fields/filter-box';
import { BackLink } from '@/shared/ui/navigation/back-link';
import { stateWords } from './doctor-text';

const route = getRouteApi('/fo/clinic/doctors/add');
const silent = { mutation: { meta: { silent: true } } } as const;
const SHORTEST = 2;

/** A doctor is found by name or IIN and invited, or invited by e-mail; they answer in their own cabinet (docs/rules.md §2). */
export function AddDoctorScreen() {
  const { filial } = route.useSearch();
  const { data: filials } = useClinicFilialListSuspense({ query: { select: dataOf } });
  const [chosen, setChosen] = useState<readonly number[]>(() => {
    const known = filials.find(({ id }) => id === filial) ?? (filials.length === 1 ? filials[0] : undefined);
    return known === undefined ? [] : [known.id];
  });
  const [asked, setAsked] = useState(false);
  const check = (): boolean => {
    setAsked(true);
    return chosen.length > 0;
  };
  return (
    <>
      <BackLink to="/fo/clinic/doctors">Врачи</BackLink>
      <h1 className="page-inset mt-2 text-h2">Добавить врача</h1>
      <p className="page-inset mt-1 text-ink-2">Врач получит приглашение и&nbsp;ответит в&nbsp;своём кабинете.</p>
      <div className="mt-5 grid grid-cols-2 items-start gap-5 phone:mt-3 phone:gap-3 narrow:grid-cols-1">
        <div className="flex flex-col gap-5 phone:gap-3">
          <Card>
            <ChoiceGroup
              legend="Где будет принимать"
              error={asked && chosen.length === 0 ? 'Выберите хотя бы один филиал' : undefined}
            >
              {filials.map(({ id, title }) => (
                <Checkbox
                  key={id}
                  checked={chosen.includes(id)}
                  onChange={({ target }) =>
                    setChosen((ids) => (target.checked ? [...ids, id] : ids.filter((one) => one !== id)))
                  }
                >
                  <span className="wrap-anywhere">{title}</span>
                </Checkbox>
              ))}
            </ChoiceGroup>
          </Card>
          <EmailCard filialIds={chosen} check={check} />
        </div>
        <DirectoryCard filialIds={chosen} check={check} />
      </div>
    </>
  );
}

interface InviteProps {
  readonly filialIds: readonly number[];
  /** False, and says so, while no filial is chosen. */
  readonly check: () => boolean;
}

/** The service's own doctors by name or IIN. */
function DirectoryCard({ filialIds, check }: InviteProps) {
  const [q, setQ] = useState('');
  const found = useClinicDoctorDirectory(
    { q: taxDigits(q) ?? q },
    { query: { ...shownBySection.query, select: dataOf, enabled: q.length >= SHORTEST } },
  );
  return (
    <Card aria-labelledby="doctor-directory">
      <h2 id="doctor-directory" className="text-title">
        Найти в&nbsp;каталоге
      </h2>
      <FilterBox label="Имя или ИИН врача" value={q} onChange={setQ} className="mt-4" />
      {q.length < SHORTEST ? (
        <p className="mt-3 text-small text-ink-3">Введите имя или 12 цифр ИИН.</p>
      ) : (
        <div className="mt-3">
          <SectionQuery query={found}>
            {(doctors) =>
              doctors.length === 0 ? (
                <p role="status" className="text-small text-ink-2">
                  Ничего не&nbsp;найдено. Пригласите врача по&nbsp;почте.
                </p>
              ) : (
                <ul className="divide-y divide-line">
                  {doctors.map((doctor) => (
                    <FoundDoctor key={doctor.id} doctor={doctor} filialIds={filialIds} check={check} />
                  ))}
                </ul>
              )
            }
          </SectionQuery>
        </div>
      )}
    </Card>
  );
}

function FoundDoctor({ doctor, filialIds, check }: InviteProps & { readonly doctor: ClinicDirectoryDoctor }) {
  const invite = useClinicDoctorCreate(silent);
  const name = fullName(doctor);
  const send = (): void => {
    if (!check()) return;
    invite.mutate(
      { data: { doctor_id: doctor.id, filial_ids: [...filialIds] } },
      { onSuccess: () => notify.success(`Приглашение отправлено: ${name}`) },
    );
  };
  return (
    <li className="flex items-center gap-3 py-3">
      <Avatar id={doctor.id} name={`${doctor.second_name} ${doctor.first_name}`} src={doctor.avatar} size={40} />
      <div className="min-w-0 flex-1 text-small">
        <p className="font-medium wrap-anywhere">{name}</p>
        <p className="text-caption wrap-anywhere text-ink-3">
          {[
            doctor.specialisations.map(({ title }) => title).join(', '),
            `стаж ${yearsCount(doctor.experience_years)}`,
            doctor.city,
            ...doctor.clinics,
          ].join(', ')}
        </p>
        {doctor.state !== null && <Badge tone="teal">{wordFor(stateWords, doctor.state, 'Ждёт')}</Badge>}
        {invite.error && (
          <div role="alert">
            <FieldError>{problemText(invite.error)}</FieldError>
          </div>
        )}
      </div>
      {doctor.state !== 'active' && doctor.state !== 'invited' && (
        <Button size="small" aria-label={`Пригласить: ${name}`} busy={invite.isPending && 'Отправляем'} onClick={send}>
          Пригласить
        </Button>
      )}
    </li>
  );
}

const emailSchema = v.object({ email: email() });

/** A doctor who is not found by name is invited by the address of their account. */
function EmailCard({ filialIds, check }: InviteProps) {
  const invite = useClinicDoctorCreate(silent);
  const [edition, setEdition] = useState(0);
  return (
    <Card aria-labelledby="doctor-email">
      <h2 id="doctor-email" className="text-title">
        Пригласить по&nbsp;почте
      </h2>
      <p className="mt-2 text-small text-ink-2">
        Почта, с&nbsp;которой врач входит в&nbsp;{brand.name}. Кого здесь ещё нет, сначала регистрируется:{' '}
        <Link to="/auth/register" target="_blank" className="link">
          ссылка для врача<span className="sr-only">, откроется в&nbsp;новой вкладке</span>
        </Link>
        .
      </p>
      <EmailForm
        key={edition}
        send={async (address) => {
          if (!check()) return;
          await invite.mutateAsync({ data: { email: address, filial_ids: [...filialIds] } });
          notify.success('Приглашение отправлено');
          setEdition((before) => before + 1);
        }}
      />
    </Card>
  );
}

function EmailForm({ send }: { readonly send: (email: string) => Promise<void> }) {
  const { form, frame } = useSchemaForm({
    schema: emailSchema,
    defaultValues: { email: '' },
    draft: { name: 'clinic-doctor' },
    submit: (output) => send(output.email),
  });
  return (
    <FormFrame {...frame} failure="Не&nbsp;получилось пригласить" className="mt-4 flex flex-col gap-4">
      <form.AppField name="email">
        {(field) => (
          <field.EmailField
            label="Почта врача"
            hint="С&nbsp;которой врач зарегистрирован в&nbsp;«Амане»"
            autoComplete="off"
          />
        )}
      </form.AppField>
      <SubmitButton busy="Отправляем" variant="secondary" className="self-start">
        Пригласить
      </SubmitButton>
    </FormFrame>
  );
}
