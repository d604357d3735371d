import IconDownload from '@tabler/icons-react/dist/esm/icons/IconDownload.mjs';
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs';
import IconUsers from '@tabler/icons-react/dist/esm/icons/IconUsers.mjs';
import { keepPreviousData } from '@tanstack/react-query';
import { Link, getRouteApi } from '@tanstack/react-router';
import { useMemo } from 'react';
import { useClinicClientList } from '#generated/api/clinic-clients/clinic-clients.ts';
import type { Client } from '#generated/models/client.ts';
import { namedClient, distinctNamesBy } from '@/domain/person/distinct-names';
import { useClinicRight } from '@/features/auth/session/clinic-rights';
import { deskFilial } from '@/features/clinic-desk/desk-filial';
import { useDesk } from '@/features/clinic-desk/use-desk';
import { useCsvExport } from '@/shared/files/csv-export';
import { clientsCount } from '@/shared/format/counts';
import { wholeNumber } from '@/shared/format/number';
import { lazyModule } from '@/shared/lazy/lazy-module';
import { useLazyDialog } from '@/shared/lazy/use-lazy-dialog';
import { SectionQuery, shownBySection } from '@/shared/section/section-query';
import { Button, ButtonLink } from '@/shared/ui/button';
import { Card } from '@/shared/ui/card';
import { EmptyState } from '@/shared/ui/empty-state';
import { Icon } from '@/shared/ui/icon';
import { Pagination } from '@/shared/ui/navigation/pagination';
import { PageHeading } from '@/shared/ui/page-heading';
import { DataTable } from '@/shared/ui/table/data-table';
import { SelectionBar } from '@/shared/ui/table/selection-bar';
import { useRowSelection } from '@/shared/ui/table/use-row-selection';
import { clientColumns } from './client-columns';
import { ClientMenu } from './client-menu';
import { ClientRow } from './client-row';
import { allClients, saveClients } from './clients-export';
import { ClientsFilters } from './clients-filters';
import { clientListParams, fallsFirst, ROWS } from './clients-search';

const route = getRouteApi('/fo/clinic/clients/');
const clientDialog = lazyModule(() => import('./client-form-dialog'));

/** The clinic's clients (docs/rules.md §2). */
export function ClientsScreen() {
  const search = route.useSearch();
  const navigate = route.useNavigate();
  const { filial } = useDesk();
  const params = clientListParams(search, filial?.id ?? null);
  const list = useClinicClientList(params, { query: { ...shownBySection.query, placeholderData: keepPreviousData } });
  const selection = useRowSelection<Client>();
  // Only the owner can export, because the file contains all phone numbers.
  const mayExport = useClinicRight('staff');
  const adding = useLazyDialog(clientDialog);
  const { exporting, exportAll, exportChosen } = useCsvExport(() => allClients(params), saveClients);
  const meta = list.data?.meta;
  const rows = list.data?.data;
  const nameOf = useMemo(() => distinctNamesBy(rows ?? [], namedClient), [rows]);
  const columns = useMemo(() => clientColumns(nameOf), [nameOf]);

  return (
    <>
      <div className="page-inset flex flex-wrap items-center gap-3">
        <PageHeading className="text-h2" />
        <p className="mr-auto text-ink-2 phone:invisible">{meta && wholeNumber(meta.total)}</p>
        {mayExport && (
          <Button
            busy={exporting && 'Готовим файл'}
            onClick={() => void exportAll()}
            aria-disabled={meta?.total === 0}
            className="phone:hidden"
          >
            <Icon icon={IconDownload} />
            Скачать CSV
          </Button>
        )}
        <Button
          variant="primary"
          busy={adding.opening && 'Открываем'}
          onPointerEnter={adding.preload}
          onClick={adding.show}
        >
          <Icon icon={IconPlus} />
          <span>
            Добавить<span className="phone:sr-only"> клиента</span>
          </span>
        </Button>
      </div>
      {adding.part && <adding.part.AddClientDialog sought={search.q ?? ''} onClose={adding.close} />}

      <div className="mt-5 phone:mt-3 desktop:rounded-card desktop:bg-white">
        <ClientsFilters />
        <div className="flex items-center justify-between px-1 pt-3 desktop:hidden">
          <p className="text-small text-ink-2">{meta && clientsCount(meta.total)}</p>
          {mayExport && (
            <Button variant="quiet" size="small" busy={exporting && 'Готовим файл'} onClick={() => void exportAll()}>
              <Icon icon={IconDownload} />
              Скачать CSV
            </Button>
          )}
        </div>
        {selection.rows.length > 0 && meta && (
          <SelectionBar
            onClear={selection.clear}
            aside={`Всего в\u00A0клинике ${wholeNumber(meta.clinic_total)}`}
            actions={
              <Button variant="quiet" size="small" onClick={() => exportChosen(selection.rows)}>
                Экспорт выбранных
              </Button>
            }
          >
            <strong className="font-semibold">Выбрано {wholeNumber(selection.rows.length)}</strong> из&nbsp;
            {clientsCount(meta.total)}
          </SelectionBar>
        )}
        <SectionQuery query={list}>
          {({ data, meta: { page, last_page, total } }) =>
            data.length === 0 ? (
              <NoClients nobody={meta?.clinic_total === 0} filial={filial?.title} onAdd={adding.show} />
            ) : (
              <>
                <div className="overflow-x-auto phone:rounded-card phone:bg-white">
                  <DataTable
                    caption="Клиенты клиники"
                    density="dense"
                    columns={columns}
                    rows={data}
                    nameOf={nameOf}
                    sorted={{ id: search.sort, desc: search.desc ?? fallsFirst(search.sort) }}
                    onSort={({ id, desc }) =>
                      void navigate({
                        search: (old) => ({ ...old, sort: id as typeof search.sort, desc, page: 1 }),
                        replace: true,
                      })
                    }
                    {...(mayExport && { selection })}
                    renderActions={(client) => (
                      <>
                        <ButtonLink
                          to="/fo/clinic/board"
                          search={{ client: client.id }}
                          variant="quiet"
                          size="small"
                          aria-label={`Записать: ${nameOf(client)}`}
                        >
                          Записать
                        </ButtonLink>
                        <ClientMenu client={client} />
                      </>
                    )}
                    renderPhoneRow={(client) => <ClientRow client={client} name={nameOf(client)} />}
                  />
                </div>
                <div className="flex flex-wrap items-center justify-between gap-3 px-6 py-4 phone:px-1">
                  <p className="text-small text-ink-2">
                    {wholeNumber((page - 1) * ROWS + 1)}–{wholeNumber((page - 1) * ROWS + data.length)} из&nbsp;
                    {wholeNumber(total)}
                  </p>
                  <Pagination
                    page={page}
                    lastPage={last_page}
                    renderLink={({ page: target, ...props }) => (
                      <Link to="." search={(old) => ({ ...old, page: target })} {...props} />
                    )}
                  />
                </div>
              </>
            )
          }
        </SectionQuery>
      </div>
    </>
  );
}

interface NoClientsProps {
  nobody: boolean;
  /** Title of the filial in the header, if it filters the list. */
  filial: string | undefined;
  onAdd: () => void;
}

function NoClients({ nobody, filial, onAdd }: NoClientsProps) {
  if (!nobody && filial !== undefined) {
    return (
      <Card>
        <EmptyState
          icon={IconUsers}
          title="В&nbsp;этом филиале никого не&nbsp;нашли"
          action={<Button onClick={() => deskFilial.set(null)}>Искать во&nbsp;всех филиалах</Button>}
        >
          Показаны только те, кто записывался сюда: {filial}.
        </EmptyState>
      </Card>
    );
  }
  return (
    <Card>
      <EmptyState
        icon={IconUsers}
        title={nobody ? 'Клиентов пока нет' : 'Никого не\u00A0нашли'}
        action={
          <span className="flex flex-wrap justify-center gap-2">
            {!nobody && <ButtonLink to="/fo/clinic/clients">Сбросить поиск и&nbsp;фильтры</ButtonLink>}
            <Button onClick={onAdd}>Добавить клиента</Button>
          </span>
        }
      >
        {nobody
          ? 'Они появятся сами с\u00A0первой записью, а\u00A0позвонивших можно добавить заранее.'
          : 'Проверьте имя или номер: достаточно нескольких букв фамилии или последних цифр телефона.'}
      </EmptyState>
    </Card>
  );
}
