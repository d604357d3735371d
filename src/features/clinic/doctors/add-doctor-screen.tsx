import { useStore } from '@tanstack/react-form';
import { getRouteApi, Link } from '@tanstack/react-router';
import { useState } from 'react';
import * as v from 'valibot';
import { useClinicDoctorCreate, useClinicDoctorDirectory } from '#generated/api/clinic-doctors/clinic-doctors.ts';
import { useClinicFilialListSuspense } from '#generated/api/clinic-filials/clinic-filials.ts';
import type { ClinicDirectoryDoctor } from '#generated/models/clinic-directory-doctor.ts';
import { dataOf } from '@/shared/api/load';
import { brand } from '@/shared/config/brand';
import { ChecksField } from '@/shared/form/checks-field';
import { FormFrame, SubmitButton } from '@/shared/form/form-frame';
import { taxDigits } from '@/shared/form/rules/digits';
import { email } from '@/shared/form/rules/text';
import { useSchemaForm } from '@/shared/form/use-schema-form';
import { yearsCount } from '@/shared/format/counts';
import { fullName } from '@/shared/format/name';
import { wordFor } from '@/shared/format/word-for';
import { SectionQuery, shownBySection } from '@/shared/section/section-query';
import { Avatar } from '@/shared/ui/avatar';
import { Badge } from '@/shared/ui/badge';
import { Button } from '@/shared/ui/button';
import { Card } from '@/shared/ui/card';
import { FilterBox } from '@/shared/ui/fields/filter-box';
import { BackLink } from '@/shared/ui/navigation/back-link';
import { PageHeading } from '@/shared/ui/page-heading';
import { useWrite } from '@/shared/write/use-write';
import { WriteError } from '@/shared/write/write-error';
import { stateWords } from './clinic-doctor-text';

const route = getRouteApi('/fo/clinic/doctors/add');
const SHORTEST = 2;

const NO_FILIAL = 'Выберите хотя бы один филиал';
const inviteSchema = v.object({
  filial_ids: v.pipe(v.array(v.number()), v.minLength(1, NO_FILIAL)),
  email: email(),
});

/**
 * Invites a doctor by e-mail, or one found by name or IIN. The doctor answers in their own cabinet
 * (docs/rules.md §2).
 */
export function AddDoctorScreen() {
  const { filial } = route.useSearch();
  const { data: filials } = useClinicFilialListSuspense({ query: { select: dataOf } });
  const known = filials.find(({ id }) => id === filial) ?? (filials.length === 1 ? filials[0] : undefined);
  const [start, setStart] = useState({ edition: 0, filialIds: known === undefined ? [] : [known.id] });
  return (
    <>
      <BackLink to="/fo/clinic/doctors">Врачи</BackLink>
      <PageHeading className="page-inset mt-2 text-h2" />
      <p className="page-inset mt-1 text-ink-2">Врач получит приглашение и&nbsp;ответит в&nbsp;своём кабинете.</p>
      <Invitations
        key={start.edition}
        filials={filials}
        filialIds={start.filialIds}
        onInvited={(filialIds) => setStart({ edition: start.edition + 1, filialIds })}
      />
    </>
  );
}

interface InvitationsProps {
  readonly filials: readonly { readonly id: number; readonly title: string }[];
  readonly filialIds: number[];
  readonly onInvited: (filialIds: number[]) => void;
}

/**
 * Form with the filials and the doctor. The doctor is chosen in the directory, or invited by
 * e-mail.
 */
function Invitations({ filials, filialIds, onInvited }: InvitationsProps) {
  const invite = useWrite(useClinicDoctorCreate(), { done: 'Приглашение отправлено' });
  const { form, frame } = useSchemaForm({
    schema: inviteSchema,
    defaultValues: { filial_ids: filialIds, email: '' },
    draft: { name: 'clinic-doctor' },
    submit: (data) => invite.ask({ data }),
    onSent: () => onInvited(form.state.values.filial_ids),
  });
  const chosen = useStore(form.store, ({ values }) => values.filial_ids);
  const [asked, setAsked] = useState(false);
  const check = (): boolean => {
    setAsked(true);
    return chosen.length > 0;
  };
  return (
    <div className="mt-5 grid grid-cols-2 items-start gap-5 phone:mt-3 phone:gap-3 narrow:grid-cols-1">
      <FormFrame {...frame} failure="Не&nbsp;получилось пригласить" className="flex flex-col gap-5 phone:gap-3">
        <Card>
          <form.AppField name="filial_ids">
            {() => (
              <ChecksField
                label="Где будет принимать"
                options={filials}
                fault={asked && chosen.length === 0 ? NO_FILIAL : undefined}
              />
            )}
          </form.AppField>
        </Card>
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
          <div className="mt-4 flex flex-col gap-4">
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
          </div>
        </Card>
      </FormFrame>
      <DirectoryCard filialIds={chosen} check={check} />
    </div>
  );
}

interface InviteProps {
  readonly filialIds: readonly number[];
  /** Returns false and shows an error if no filial is chosen. */
  readonly check: () => boolean;
}

/** Search for doctors registered in «Аман», by name or IIN. */
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
  const name = fullName(doctor);
  const invite = useWrite(useClinicDoctorCreate(), { done: `Приглашение отправлено: ${name}` });
  const send = (): void => {
    if (check()) invite.send({ data: { doctor_id: doctor.id, filial_ids: [...filialIds] } });
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
        <WriteError of={invite} />
      </div>
      {doctor.state !== 'active' && doctor.state !== 'invited' && (
        <Button size="small" aria-label={`Пригласить: ${name}`} busy={invite.isSending && 'Отправляем'} onClick={send}>
          Пригласить
        </Button>
      )}
    </li>
  );
}
