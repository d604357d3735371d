import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs';
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs';
import { Link, useNavigate } from '@tanstack/react-router';
import type { DoctorFull } from '#generated/models/doctor-full.ts';
import { comparedSlugs } from '@/domain/doctor/compared-slugs';
import { offerSearch } from '@/domain/doctor/doctor-facts';
import { FavouriteButton } from '@/shared/favourites/favourite-button';
import { fullName } from '@/shared/format/name';
import { Avatar } from '@/shared/ui/avatar';
import { Badge } from '@/shared/ui/badge';
import { IconButton } from '@/shared/ui/icon-button';
import { bestOf } from './best-of';
import { CompareNames, useShownColumn } from './compare-names';
import { compareRows } from './compare-rows';
import type { Asked } from './compared-doctors';

/** Classes of a row header, which stays in place while the columns scroll. */
const rowHead =
  'sticky left-0 z-10 border-t border-line bg-white py-4 pr-4 pl-6 text-left align-top text-small font-normal text-ink-2 phone:py-3 phone:pr-1 phone:pl-4';

interface CompareTableProps {
  doctors: readonly DoctorFull[];
  asked: Asked;
}

/**
 * Comparison table: a column per doctor, a row per property. On phones the columns scroll sideways
 * and the row headers stay.
 */
export function CompareTable({ doctors, asked }: CompareTableProps) {
  const { shown, show, frameProps } = useShownColumn();
  return (
    <>
      {doctors.length > 1 && <CompareNames doctors={doctors} shown={shown} onShow={show} />}
      {/* The table needs no tabindex: every column contains links, so keyboard focus scrolls the
          table. */}
      <div
        {...frameProps}
        className="relative overflow-x-auto rounded-card bg-white motion-safe:scroll-smooth phone:snap-x phone:snap-mandatory phone:scroll-pl-32"
      >
        <table className="w-full table-fixed border-separate [border-spacing:0]">
          <caption className="sr-only">Врачи рядом: время, цена, рейтинг, место</caption>
          <colgroup>
            <col className="w-44 phone:w-32" />
            {doctors.map(({ id }) => (
              <col key={id} className="w-66 phone:w-[min(--spacing(52),100vw-(--spacing(38)))]" />
            ))}
          </colgroup>
          <thead>
            <tr>
              <th scope="col" className="sticky left-0 z-10 bg-white">
                <span className="sr-only">Что сравниваем</span>
              </th>
              {doctors.map((doctor) => (
                <th
                  key={doctor.id}
                  scope="col"
                  className="p-4 pt-6 text-left align-top font-normal phone:snap-start phone:p-3 phone:pt-4"
                >
                  <DoctorColumnHead doctor={doctor} doctors={doctors} asked={asked} />
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {compareRows(doctors, asked).map(({ title, cell, value, best }) => {
              const winner = value && bestOf(doctors, value);
              return (
                <tr key={title}>
                  <th scope="row" className={rowHead}>
                    {title}
                  </th>
                  {doctors.map((doctor) => (
                    <td key={doctor.id} className="border-t border-line p-4 align-top phone:p-3">
                      {cell(doctor)}
                      {doctor.id === winner && (
                        <p className="mt-1.5">
                          <Badge tone="green" icon={IconCheck}>
                            {best}
                          </Badge>
                        </p>
                      )}
                    </td>
                  ))}
                </tr>
              );
            })}
          </tbody>
        </table>
      </div>
    </>
  );
}

interface DoctorColumnHeadProps extends CompareTableProps {
  doctor: DoctorFull;
}

function DoctorColumnHead({ doctor, doctors, asked }: DoctorColumnHeadProps) {
  const navigate = useNavigate();
  const name = fullName(doctor);
  const others = doctors.filter(({ id }) => id !== doctor.id).map(({ slug }) => slug);
  return (
    <>
      <span className="flex items-start justify-between">
        <Avatar id={doctor.id} name={name} src={doctor.avatar} size={72} />
        <span className="-mt-2 -mr-2 flex">
          <FavouriteButton doctor={doctor} />
          <IconButton
            icon={IconX}
            label={`Убрать из\u00A0сравнения: ${name}`}
            onClick={() => {
              comparedSlugs.remove(doctor.slug);
              void navigate({ to: '/compare', search: { ...asked, doctors: others } });
            }}
          />
        </span>
      </span>
      <Link
        to="/doctor/$slug"
        params={{ slug: doctor.slug }}
        search={offerSearch({ offer: doctor.offer, filial: doctor.nearest?.filial })}
        className="mt-3 block rounded-badge text-title transition-colors hover:text-teal"
      >
        {name}
      </Link>
    </>
  );
}
