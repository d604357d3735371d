import type { Client } from '#generated/models/client.ts';
import { phoneHref } from '@/shared/format/phone';
import { MoreAnchor, MoreLink, MoreMenu } from '@/shared/ui/overlay/more-menu';

export function ClientMenu({ client }: { client: Client }) {
  const { id, full_name, phone } = client;
  return (
    <MoreMenu label={`Действия: ${full_name}`}>
      <MoreLink to="/fo/clinic/board" search={{ client: id }}>
        Записать
      </MoreLink>
      <MoreLink to="/fo/clinic/clients/$id" params={{ id: String(id) }} hash="visits">
        История визитов
      </MoreLink>
      {phone !== null && <MoreAnchor href={phoneHref(phone)}>Позвонить</MoreAnchor>}
      <MoreLink to="/fo/clinic/clients/$id" params={{ id: String(id) }} hash="notes">
        Заметка для регистратуры
      </MoreLink>
    </MoreMenu>
  );
}
