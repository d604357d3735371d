import { Link } from '@tanstack/react-router';
import { useClinicVisitList } from '#generated/api/clinic-visits/clinic-visits.ts';
import { useClinicRight } from '@/features/auth/session/clinic-rights';
import { visitsCount } from '@/shared/format/counts';
import { surnameInitial } from '@/shared/format/name';
import { dateTime } from '@/shared/format/time';

interface Place {
  readonly doctorId: number;
  /** Id of the filial; undefined for the whole clinic. */
  readonly filialId: number | undefined;
}

const SHOWN = 5;

/**
 * A doctor's upcoming visits. No request is sent if `none` is set, or if the user has no right to
 * see visits.
 */
export function useVisitsAhead({ doctorId, filialId }: Place, none = false) {
  const maySee = useClinicRight('visits');
  const params = { status: 'ahead', doctor_id: doctorId, page: 1, per_page: SHOWN } as const;
  return useClinicVisitList(filialId === undefined ? params : { ...params, filial_id: filialId }, {
    query: { enabled: maySee && !none, meta: { silent: true } },
  });
}

interface VisitsAheadProps extends Place {
  readonly ahead: NonNullable<ReturnType<typeof useVisitsAhead>['data']>;
}

/**
 * List of upcoming visits that prevent the removal of a doctor, with a link to all these visits.
 */
export function VisitsAhead({ doctorId, filialId, ahead: { data, meta } }: VisitsAheadProps) {
  return (
    <>
      <p>Впереди {visitsCount(meta.total)}. Сначала перенесите их к&nbsp;другим врачам или отмените.</p>
      <ul className="mt-3 divide-y divide-line border-y border-line text-small">
        {data.map(({ id, starts_at, person, service_title }) => (
          <li key={id}>
            <Link
              to="/fo/clinic/visits/$id"
              params={{ id: String(id) }}
              className="flex min-h-11 flex-wrap items-center gap-x-3 py-2 hover:text-teal"
            >
              <span className="font-medium text-ink">{dateTime(starts_at)}</span>
              <span className="min-w-0 flex-1 basis-40 truncate">
                {surnameInitial(person.full_name)}, {service_title}
              </span>
            </Link>
          </li>
        ))}
      </ul>
      {meta.total > data.length && (
        <Link
          to="/fo/clinic/visits"
          search={{ show: 'ahead', doctor_id: doctorId, filial: filialId }}
          className="mt-3 link inline-block font-medium"
        >
          Все {visitsCount(meta.total)}
        </Link>
      )}
    </>
  );
}
