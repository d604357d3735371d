import IconListCheck from '@tabler/icons-react/dist/esm/icons/IconListCheck.mjs';
import { type LinkProps, Link, linkOptions } from '@tanstack/react-router';
import { Fragment } from 'react';
import { useClinicFilialList } from '#generated/api/clinic-filials/clinic-filials.ts';
import type { ClinicProfile } from '#generated/models/clinic-profile.ts';
import { ReadinessState } from '@/features/readiness/readiness-note';
import { useReadiness } from '@/features/readiness/use-readiness';
import { Callout } from '@/shared/ui/callout';

type Part = ClinicProfile['missing'][number];

/** For each missing part: its title, and the page on which it can be added. */
const PARTS: Partial<Record<Part, { readonly title: string; readonly link: LinkProps }>> = {
  logo: { title: 'логотип', link: linkOptions({ to: '/fo/clinic/edit-profile' }) },
  description: { title: 'описание', link: linkOptions({ to: '/fo/clinic/edit-profile' }) },
  photos: { title: 'фото', link: linkOptions({ to: '/fo/clinic/edit-profile' }) },
};

/** Says whether patients can book, and lists the missing parts of the clinic's page. */
export function ProfileStatus({ clinic, mayChange }: { readonly clinic: ClinicProfile; readonly mayChange: boolean }) {
  const { missing } = clinic;
  const { data: filials } = useClinicFilialList({
    query: { enabled: missing.includes('prices'), meta: { silent: true } },
  });
  const readiness = useReadiness('clinic');
  return (
    <div className="page-inset mt-3 flex flex-col gap-3 empty:hidden">
      <ReadinessState readiness={readiness} />
      {missing.length > 0 && mayChange && (
        <Callout tone="teal" icon={IconListCheck}>
          Странице клиники не&nbsp;хватает:{' '}
          {missing.map((part, index) => (
            <Fragment key={part}>
              {/* On phones the comma stays on the same line as the link. */}
              <span className="whitespace-nowrap">
                <MissingPart part={part} filialId={filials?.data[0]?.id} mayChange={mayChange} />
                {index < missing.length - 1 ? ',' : '.'}
              </span>{' '}
            </Fragment>
          ))}
        </Callout>
      )}
    </div>
  );
}

interface MissingPartProps {
  readonly part: Part;
  /** Filial whose price list opens when the user follows the link. */
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
