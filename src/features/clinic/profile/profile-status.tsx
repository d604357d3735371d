import IconClock from '@tabler/icons-react/dist/esm/icons/IconClock.mjs';
import { type LinkProps, Link, linkOptions } from '@tanstack/react-router';
import { Fragment } from 'react';
import { useClinicFilialList } from '#generated/api/clinic-filials/clinic-filials.ts';
import type { ClinicProfile } from '#generated/models/clinic-profile.ts';
import { Callout } from '@/shared/ui/callout';

type Part = ClinicProfile['missing'][number];

/** What a missing part is called, and where it is added. */
const PARTS: Partial<Record<Part, { readonly title: string; readonly link: LinkProps }>> = {
  filials: { title: 'открытый филиал', link: linkOptions({ to: '/fo/clinic/filials' }) },
  doctors: { title: 'врачи', link: linkOptions({ to: '/fo/clinic/doctors/add' }) },
  logo: { title: 'логотип', link: linkOptions({ to: '/fo/clinic/edit-profile' }) },
  description: { title: 'описание', link: linkOptions({ to: '/fo/clinic/edit-profile' }) },
  photos: { title: 'фото', link: linkOptions({ to: '/fo/clinic/edit-profile' }) },
};

/** Whether the clinic has been checked, and what its page lacks; nothing where all is well. */
export function ProfileStatus({ clinic, mayChange }: { readonly clinic: ClinicProfile; readonly mayChange: boolean }) {
  const { verification, missing } = clinic;
  const isPending = verification === 'pending_verification';
  const { data: filials } = useClinicFilialList({
    query: { enabled: missing.includes('prices'), meta: { silent: true } },
  });
  if (!isPending && (missing.length === 0 || !mayChange)) return null;
  return (
    <Callout tone={isPending ? 'amber' : 'teal'} icon={IconClock} className="mt-5 phone:mt-3">
      {isPending && (
        <>
          <p className="font-medium text-ink">Мы&nbsp;проверяем клинику</p>
          <p>
            Сверяем БИН, название и&nbsp;адрес. Пока проверка идёт, пациенты не&nbsp;находят клинику
            и&nbsp;не&nbsp;могут записаться; всё остальное уже можно заполнить. Когда закончим, напишем
            в&nbsp;уведомлениях и&nbsp;на&nbsp;почту.
          </p>
        </>
      )}
      {missing.length > 0 && (
        <p className={isPending ? 'mt-2' : undefined}>
          {isPending ? 'Ещё не\u00A0хватает: ' : 'Странице клиники не\u00A0хватает: '}
          {missing.map((part, index) => (
            <Fragment key={part}>
              {/* On a phone a link may stand in a line of its own, its comma not. */}
              <span className="whitespace-nowrap">
                <MissingPart part={part} filialId={filials?.data[0]?.id} mayChange={mayChange} />
                {index < missing.length - 1 ? ',' : '.'}
              </span>{' '}
            </Fragment>
          ))}
        </p>
      )}
    </Callout>
  );
}

interface MissingPartProps {
  readonly part: Part;
  /** Whose price list is opened. */
  readonly filialId: number | undefined;
  readonly mayChange: boolean;
}

function MissingPart({ part, filialId, mayChange }: MissingPartProps) {
  if (part === 'prices') {
    if (!mayChange || filialId === undefined) return <>прайс-лист</>;
    return (
      <Link to="/fo/clinic/filials/$id/prices" params={{ id: String(filialId) }} className="link">
        прайс-лист
      </Link>
    );
  }
  const known = PARTS[part];
  if (known === undefined) return <>ещё одна часть</>;
  if (!mayChange) return <>{known.title}</>;
  return (
    <Link {...known.link} className="link">
      {known.title}
    </Link>
  );
}
