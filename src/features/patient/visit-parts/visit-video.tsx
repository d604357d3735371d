import IconVideo from '@tabler/icons-react/dist/esm/icons/IconVideo.mjs';
import type { Visit } from '#generated/models/visit.ts';
import { visitWith } from '@/domain/visit/visit-host';
import { phoneHref } from '@/shared/format/phone';
import { ButtonAnchor } from '@/shared/ui/button';
import { Callout } from '@/shared/ui/callout';
import { useVideoLink } from './use-video-link';

/** On top of the visit when its time has come: the way to the doctor, or what to do while there is none. */
export function VisitVideo({ visit, className }: { visit: Visit; className?: string }) {
  const { href, awaited } = useVideoLink(visit);
  if (href === undefined && !awaited) return null;
  return (
    <Callout tone="teal" icon={IconVideo} role="status" {...(className !== undefined && { className })}>
      {href === undefined ? (
        <p>
          <strong>Клиника ещё не&nbsp;открыла видеосвязь.</strong> Кнопка появится здесь сама. Если её нет к&nbsp;началу
          приёма, позвоните:{' '}
          <a href={phoneHref(visit.filial.phone)} className="link whitespace-nowrap">
            {visit.filial.phone}
          </a>
          .
        </p>
      ) : (
        <>
          <p>
            <strong>Видеосвязь открыта.</strong> {visitWith(visit)} подключится ко&nbsp;времени приёма.
          </p>
          <ButtonAnchor variant="primary" href={href} target="_blank" rel="noopener noreferrer" className="mt-3">
            Подключиться<span className="sr-only"> к&nbsp;видеосвязи, откроется в&nbsp;новой вкладке</span>
          </ButtonAnchor>
        </>
      )}
    </Callout>
  );
}
