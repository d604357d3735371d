import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs';
import { useServiceList, useSpecialisationList } from '#generated/api/public-reference/public-reference.ts';
import type { VisitReferralRequest } from '#generated/models/visit-referral-request.ts';
import type { VisitReferral } from '#generated/models/visit-referral.ts';
import { referralKey, referralTitle } from '@/domain/visit/conclusion-text';
import { dataOf } from '@/shared/api/load';
import { useBoundField } from '@/shared/form/use-bound-field';
import { Button } from '@/shared/ui/button';
import { SelectField } from '@/shared/ui/fields/select';
import { IconButton } from '@/shared/ui/icon-button';

/** Maximum number of referrals in the contract. */
const MOST = 10;

/** Converts a `referralKey` to the request's referral. */
export function referralRequest(key: string): VisitReferralRequest {
  const [kind, id] = key.split('-');
  return kind === 'service' ? { service_id: Number(id) } : { specialisation_id: Number(id) };
}

/**
 * Field for the referrals in a conclusion. Its value is a list of `referralKey`. Doctors refer to
 * specialisations, and to services other than consultations.
 * @param written saved referrals, shown while the directories load
 */
export function ReferralsField({ written }: { readonly written: readonly VisitReferral[] }) {
  const { id, value: keys, error, change } = useBoundField<readonly string[]>('Направления');
  const specialisations = useSpecialisationList({ query: { select: dataOf, meta: { silent: true } } });
  const services = useServiceList({ query: { select: dataOf, meta: { silent: true } } });
  const examinations = services.data?.filter(({ kind }) => kind !== 'consultation') ?? [];
  const known = new Map([
    ...written.map((referral) => [referralKey(referral), referralTitle(referral)] as const),
    ...(specialisations.data ?? []).map((one) => [`specialisation-${one.id}`, one.title] as const),
    ...examinations.map((one) => [`service-${one.id}`, one.title] as const),
  ]);
  const options = (kind: string, rows: readonly { readonly id: number; readonly title: string }[]) =>
    rows
      .filter((row) => !keys.includes(`${kind}-${row.id}`))
      .toSorted((a, b) => a.title.localeCompare(b.title, 'ru'))
      .map((row) => (
        <option key={row.id} value={`${kind}-${row.id}`}>
          {row.title}
        </option>
      ));
  return (
    <div>
      {keys.length < MOST && (
        <SelectField
          id={id}
          label="Направления"
          error={error}
          value=""
          onChange={({ target }) => change([...keys, target.value])}
          hint={
            (specialisations.isError || services.isError) && (
              <>
                Список не&nbsp;загрузился.{' '}
                <Button
                  variant="quiet"
                  size="small"
                  onClick={() => {
                    void specialisations.refetch();
                    void services.refetch();
                  }}
                >
                  Повторить
                </Button>
              </>
            )
          }
        >
          <option value="">{keys.length === 0 ? 'К кому или на что' : 'Добавить ещё'}</option>
          <optgroup label="К врачу">{options('specialisation', specialisations.data ?? [])}</optgroup>
          <optgroup label="На исследование или анализ">{options('service', examinations)}</optgroup>
        </SelectField>
      )}
      {keys.length > 0 && (
        <ul aria-label="Выбрано" className="mt-2 divide-y divide-line">
          {keys.map((key) => {
            const title = known.get(key) ?? 'Загружаем';
            return (
              <li key={key} className="flex items-center justify-between gap-3 py-1">
                <span className="min-w-0 wrap-anywhere">{title}</span>
                <IconButton
                  size="small"
                  icon={IconX}
                  label={`Убрать: ${title}`}
                  onClick={() => change(keys.filter((one) => one !== key))}
                />
              </li>
            );
          })}
        </ul>
      )}
    </div>
  );
}
