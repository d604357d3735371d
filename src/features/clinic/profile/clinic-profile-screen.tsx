import IconExternalLink from '@tabler/icons-react/dist/esm/icons/IconExternalLink.mjs';
import { Link } from '@tanstack/react-router';
import { useClinicProfileSuspense } from '#generated/api/clinic-profile/clinic-profile.ts';
import {
  useClinicParameterListSuspense,
  useClinicTypeListSuspense,
} from '#generated/api/public-reference/public-reference.ts';
import { ClinicAbout } from '@/domain/clinic/clinic-about';
import { ContactList } from '@/domain/place/contact-list';
import { ownName } from '@/domain/place/place-names';
import { useWholeClinicRight } from '@/features/auth/session/clinic-rights';
import { dataOf } from '@/shared/api/load';
import { filialsCount, hoursCount, minutesCount } from '@/shared/format/counts';
import { Avatar } from '@/shared/ui/avatar';
import { ButtonLink } from '@/shared/ui/button';
import { Card } from '@/shared/ui/card';
import { Icon } from '@/shared/ui/icon';
import { PageHeading } from '@/shared/ui/page-heading';
import { Picture } from '@/shared/ui/picture';
import { SummaryList, SummaryRow } from '@/shared/ui/summary-list';
import { ProfileStatus } from './clinic-profile-status';

/** The clinic's data, booking rules and public profile (docs/rules.md §2). */
export function ClinicProfileScreen() {
  const { data: clinic } = useClinicProfileSuspense({ query: { select: dataOf } });
  const { data: types } = useClinicTypeListSuspense({ query: { select: dataOf } });
  const { data: parameters } = useClinicParameterListSuspense({ query: { select: dataOf } });
  const mayChange = useWholeClinicRight('profile');
  const type = types.find(({ id }) => id === clinic.clinic_type_id)?.title;
  const { contacts, settings } = clinic;
  const shown = (['site', 'whatsapp', 'telegram', 'instagram'] as const).flatMap((kind) => {
    const value = contacts[kind];
    return value === null ? [] : [{ kind, value, filial_id: null }];
  });
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <PageHeading className="page-inset text-h2" />
        <div className="flex flex-wrap gap-2">
          <ButtonLink to="/clinic/$slug" params={{ slug: clinic.slug }} target="_blank" size="small">
            <Icon icon={IconExternalLink} size={18} />
            Открыть страницу<span className="sr-only"> в&nbsp;новой вкладке</span>
          </ButtonLink>
          {mayChange && (
            <ButtonLink to="/fo/clinic/edit-profile" variant="primary" size="small">
              Изменить
            </ButtonLink>
          )}
        </div>
      </div>
      <ProfileStatus clinic={clinic} mayChange={mayChange} />
      <div className="mt-5 grid grid-cols-2 items-start gap-5 phone:mt-3 phone:gap-3 narrow:grid-cols-1">
        <Card aria-labelledby="clinic-seen">
          <h2 id="clinic-seen" className="text-caption text-ink-3">
            Как видят пациенты
          </h2>
          <div className="mt-3 flex items-center gap-4">
            <Avatar id={clinic.id} name={ownName(clinic.title)} src={clinic.logo} size={72} shape="square" />
            <div className="min-w-0">
              <p className="text-h3 wrap-anywhere">{clinic.title}</p>
              <p className="text-ink-2">{type}</p>
            </div>
          </div>
          <div className="mt-5">
            <ClinicAbout
              clinic={{
                description: clinic.description,
                legal_name: clinic.jur_name,
                licence: clinic.licence,
                licence_checked_on: clinic.licence_checked_on,
                checks: clinic.checks,
                parameters: parameters.filter(({ id }) => clinic.parameter_ids.includes(id)),
              }}
            />
          </div>
          {clinic.photos.length > 0 && (
            <ul className="mt-4 grid grid-cols-3 gap-3 phone:grid-cols-2">
              {clinic.photos.map(({ id, path, alt }) => (
                <li key={id}>
                  <Picture src={path} alt={alt} className="aspect-4/3 w-full rounded-note object-cover" />
                </li>
              ))}
            </ul>
          )}
          {shown.length > 0 && <ContactList contacts={shown} className="mt-5 border-t border-line pt-5" />}
        </Card>
        <div className="flex flex-col gap-5 phone:gap-3">
          <Card aria-labelledby="clinic-legal">
            <h2 id="clinic-legal" className="mb-4 text-title">
              Организация
            </h2>
            <SummaryList>
              <SummaryRow label="Название">{clinic.title}</SummaryRow>
              <SummaryRow label="Короткое">{clinic.short_title ?? '–'}</SummaryRow>
              <SummaryRow label="БИН" note="Сменить можно через поддержку">
                {clinic.bin}
              </SummaryRow>
              <SummaryRow label="Юр. название">{clinic.jur_name}</SummaryRow>
              <SummaryRow label="Юр. адрес">{clinic.jur_address}</SummaryRow>
              <SummaryRow label="Работает с">{clinic.work_start_year}</SummaryRow>
              <SummaryRow label="Филиалы">
                <Link to="/fo/clinic/filials" className="link">
                  {clinic.affiliates_count === 0 ? 'Пока нет' : filialsCount(clinic.affiliates_count)}
                </Link>
              </SummaryRow>
            </SummaryList>
          </Card>
          <Card aria-labelledby="clinic-rules">
            <h2 id="clinic-rules" className="mb-4 text-title">
              Правила записи
            </h2>
            <SummaryList>
              <SummaryRow label="Записаться">не позже чем за {hoursCount(settings.book_ahead_hours)}</SummaryRow>
              <SummaryRow label="Отменить">не позже чем за {hoursCount(settings.cancel_ahead_hours)}</SummaryRow>
              <SummaryRow label="Прийти">за {minutesCount(settings.arrive_early_minutes)} до приёма</SummaryRow>
              <SummaryRow label="Подтверждение">
                {settings.auto_confirm
                  ? 'Сразу'
                  : 'Вручную: вы или\u00A0врач отвечаете в\u00A0течение двух часов работы'}
              </SummaryRow>
            </SummaryList>
          </Card>
        </div>
      </div>
    </>
  );
}
