import IconSearch from '@tabler/icons-react/dist/esm/icons/IconSearch.mjs';
import { useState } from 'react';
import type { ClinicService } from '#generated/models/clinic-service.ts';
import type { Filial } from '#generated/models/filial.ts';
import { groupByKind } from '@/domain/service/service-groups';
import { servicesCount } from '@/shared/format/counts';
import { cx } from '@/shared/ui/cx';
import { Input } from '@/shared/ui/fields/text-field';
import { Icon } from '@/shared/ui/icon';
import { SamplingNote } from './sampling-note';
import { ServiceGroup } from './service-group';
import { ServiceRow } from './service-row';
import { servicesFound } from './services-found';

/** More than these can be searched. */
const MANY = 12;

interface ServiceListProps {
  services: readonly ClinicService[];
  /** Those whose services they are. */
  filials: readonly Filial[];
  /** Slug of the service for which the clinic was found. */
  asked: string | undefined;
  /** These are from before: the next ones are on their way. */
  busy: boolean;
}

/** Services by kind; many of them with a box that narrows them. */
export function ServiceList({ services, filials, asked, busy }: ServiceListProps) {
  const [text, setText] = useState('');
  const searching = text.trim() !== '';
  const found = servicesFound(services, text);
  const sought = services.find(({ service }) => service.slug === asked);

  return (
    <div className={cx('flex flex-col gap-6 transition-opacity', busy && 'opacity-50')} aria-busy={busy}>
      {sought !== undefined && !searching && (
        <ul aria-label="Вы искали" className="rounded-note bg-teal-tint px-4">
          <ServiceRow row={sought} />
        </ul>
      )}
      {services.length > MANY && (
        <Input
          size="small"
          type="search"
          aria-label="Найти услугу или анализ"
          placeholder="Найти услугу или анализ"
          autoComplete="off"
          value={text}
          onChange={(event) => setText(event.target.value)}
          leading={<Icon icon={IconSearch} />}
          className="desktop:max-w-110"
        />
      )}
      <p role="status" className={cx('text-ink-2', found.length > 0 && 'sr-only')}>
        {searching && found.length > 0 && `Найдено: ${servicesCount(found.length)}`}
        {found.length === 0 && 'Такой услуги здесь нет. Проверьте слово или\u00A0позвоните в\u00A0клинику.'}
      </p>
      {groupByKind(found).map((group) => (
        <ServiceGroup
          key={group.kind}
          {...group}
          unfolded={searching}
          note={group.kind === 'analysis' && <SamplingNote filials={filials} />}
        />
      ))}
    </div>
  );
}
