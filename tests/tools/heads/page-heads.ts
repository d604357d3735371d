import type { ClinicFilials200 } from '@generated/models/clinic-filials200';
import type { ClinicFull200 } from '@generated/models/clinic-full200';
import type { DoctorFull200 } from '@generated/models/doctor-full200';
import { clinicMeta, clinicTitle } from '@/features/public/clinic/clinic-words';
import { doctorMeta } from '@/features/public/doctor/head/doctor-meta';
import { doctorTitle } from '@/features/public/doctor/head/doctor-words';
import { pageTitle } from '@/shell/document-title';
import { clinicSubject } from '@/shell/page-meta/clinic-subject';
import { describePage } from '@/shell/page-meta/describe-page';
import { doctorSubject } from '@/shell/page-meta/doctor-subject';
import type { PageSubject, ShownPage } from '@/shell/page-meta/page-meta';
import type { Ask } from '../ask.ts';
import type { PageHead } from './head-html.ts';

interface Site {
  /** Where people will open it. */
  readonly origin: string;
  /** The picture of pages that have none of their own. */
  readonly image: string;
}

/** The head of `/doctor/<slug>` or `/clinic/<slug>`, by the same functions that the page itself uses; nothing for other paths. */
export async function pageHead(path: string, ask: Ask, site: Site): Promise<PageHead | undefined> {
  const [, kind, slug] = path.split('/');
  if (kind === 'doctor') {
    const { data } = await ask<DoctorFull200>(`/front/doctors/${slug}/full`);
    const { meta } = doctorMeta(data, pageTitle(doctorTitle(data)));
    return headOf(path, 'doctorBySlug', meta, (page) => doctorSubject(data, page), site);
  }
  if (kind === 'clinic') {
    const [clinic, filials] = await Promise.all([
      ask<ClinicFull200>(`/front/clinics/${slug}/full`),
      ask<ClinicFilials200>(`/front/clinics/${slug}/filials`),
    ]);
    const { meta } = clinicMeta(clinic.data, pageTitle(clinicTitle(clinic.data)));
    return headOf(path, 'clinicBySlug', meta, (page) => clinicSubject(clinic.data, filials.data, page), site);
  }
  return undefined;
}

function headOf(
  pathname: string,
  name: ShownPage['name'],
  meta: ReturnType<typeof doctorMeta>['meta'],
  subjectOf: (page: ShownPage) => PageSubject,
  { origin, image }: Site,
): PageHead {
  const title = meta.flatMap((tag) => ('title' in tag ? tag.title : []))[0] ?? '';
  const description = meta.flatMap((tag) => ('content' in tag ? tag.content : []))[0] ?? '';
  const page = {
    name,
    isPublic: true,
    origin,
    pathname,
    params: {},
    search: new URLSearchParams(),
    title,
    description,
  };
  return { title, description, ...describePage(page, subjectOf(page), image) };
}
