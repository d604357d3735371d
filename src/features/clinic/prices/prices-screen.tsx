import IconDownload from '@tabler/icons-react/dist/esm/icons/IconDownload.mjs';
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs';
import IconReceipt from '@tabler/icons-react/dist/esm/icons/IconReceipt.mjs';
import IconUpload from '@tabler/icons-react/dist/esm/icons/IconUpload.mjs';
import { getRouteApi, Link } from '@tanstack/react-router';
import { useRef, useState } from 'react';
import {
  clinicPriceList,
  getClinicServiceQuestionListQueryOptions,
  getClinicServiceQuestionsUpdateMutationOptions,
  useClinicPriceListSuspense,
} from '#generated/api/clinic-prices/clinic-prices.ts';
import type { PriceItem } from '#generated/models/price-item.ts';
import { useClinicRight } from '@/features/auth/session/clinic-rights';
import type { QuestionsDesk } from '@/features/desk/questions/questions-desk';
import { problemText } from '@/shared/api/problem-text';
import { saveBlob } from '@/shared/files/stored-file';
import { servicesCount } from '@/shared/format/counts';
import { lazyModule } from '@/shared/lazy/lazy-module';
import { useLazyDialog } from '@/shared/lazy/use-lazy-dialog';
import { notify } from '@/shared/notify';
import { Button } from '@/shared/ui/button';
import { Card } from '@/shared/ui/card';
import { EmptyState } from '@/shared/ui/empty-state';
import { FilterBox } from '@/shared/ui/fields/filter-box';
import { Select } from '@/shared/ui/fields/select';
import { useRestoredFocus } from '@/shared/ui/focus';
import { Icon } from '@/shared/ui/icon';
import { Pagination } from '@/shared/ui/navigation/pagination';
import { BulkDialog } from './bulk-dialog';
import { priceFile } from './price-csv';
import { AddPriceDialog, PriceDialog, RemovePriceDialog } from './price-dialog';
import { priceListParams, type PricesSearch } from './prices-search';
import { kindTitles, PricesTable } from './prices-table';

const route = getRouteApi('/fo/clinic/filials/$id/prices');
const questionsDialog = lazyModule(() => import('@/features/desk/questions/questions-dialog'));
const clinicQuestions: QuestionsDesk = {
  questionList: (service) => getClinicServiceQuestionListQueryOptions(service),
  questionsUpdate: getClinicServiceQuestionsUpdateMutationOptions,
};
const importDialog = lazyModule(() => import('./import-dialog'));

type Opened =
  | { readonly kind: 'add' | 'bulk' }
  | { readonly kind: 'edit' | 'remove'; readonly item: PriceItem }
  | undefined;

/** Price list of a filial: the filial's own prices and its doctors' prices (docs/rules.md §2). */
export function PricesScreen() {
  const { id } = route.useLoaderData();
  const search = route.useSearch();
  const navigate = route.useNavigate();
  const mayChange = useClinicRight('profile');
  const { data } = useClinicPriceListSuspense(id, priceListParams(search));
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set());
  const [opened, setOpened] = useState<Opened>();
  const table = useLazyDialog(importDialog, 'загрузку');
  const questions = useLazyDialog(questionsDialog, 'вопросы');
  const [asking, setAsking] = useState<PriceItem>();
  const [exporting, setExporting] = useState(false);
  const card = useRef<HTMLElement>(null);
  useRestoredFocus([chosen.size > 0, ...data.data.map(({ service_id }) => service_id)].join(), card);
  const set = (change: Partial<PricesSearch>): void =>
    void navigate({ search: (before) => ({ ...before, page: 1, ...change }), replace: true, resetScroll: false });
  const close = (): void => setOpened(undefined);
  const choose = (ids: readonly number[], isChosen: boolean): void =>
    setChosen((before) => {
      const next = new Set(before);
      for (const one of ids) {
        if (isChosen) next.add(one);
        else next.delete(one);
      }
      return next;
    });
  const download = async (): Promise<void> => {
    setExporting(true);
    try {
      saveBlob(priceFile(await wholeList(id)), `prais-filial-${id}.csv`);
    } catch (error) {
      notify.error(problemText(error));
    } finally {
      setExporting(false);
    }
  };
  const isFiltered = search.q !== undefined || search.kind !== 'all';

  return (
    <Card ref={card} aria-label="Услуги и цены" className="px-0 pb-0 phone:px-0 phone:pb-0">
      <div className="flex flex-wrap items-center gap-3 px-6 pb-4 phone:px-4">
        <FilterBox
          label="Найти услугу"
          value={search.q ?? ''}
          onChange={(q) => set({ q: q === '' ? undefined : q })}
          className="w-72 phone:w-full"
        />
        <Select
          aria-label="Вид услуг"
          value={search.kind}
          onChange={({ target }) => set({ kind: target.value as PricesSearch['kind'] })}
          className="w-48 phone:w-full"
        >
          <option value="all">Все виды</option>
          {Object.entries(kindTitles).map(([kind, title]) => (
            <option key={kind} value={kind}>
              {title}
            </option>
          ))}
        </Select>
        <div className="ml-auto flex flex-wrap gap-2 phone:ml-0 phone:w-full">
          <Button size="small" busy={exporting && 'Готовим'} onClick={() => void download()} className="phone:grow">
            <Icon icon={IconDownload} size={18} />
            Скачать CSV
          </Button>
          {mayChange && (
            <>
              <Button size="small" busy={table.opening && 'Открываем'} onClick={table.show} className="phone:grow">
                <Icon icon={IconUpload} size={18} />
                Загрузить CSV
              </Button>
              <Button variant="primary" size="small" onClick={() => setOpened({ kind: 'add' })} className="phone:grow">
                <Icon icon={IconPlus} size={18} />
                Добавить услугу
              </Button>
            </>
          )}
        </div>
      </div>
      {chosen.size > 0 && (
        <div className="flex min-h-12 items-center gap-3 border-t border-line bg-teal-tint px-6 text-small phone:px-4">
          <p role="status">Выбрано: {servicesCount(chosen.size)}</p>
          <Button variant="quiet" size="small" onClick={() => setOpened({ kind: 'bulk' })}>
            Изменить вместе
          </Button>
          <Button variant="quiet" size="small" onClick={() => setChosen(new Set())}>
            Снять выбор
          </Button>
        </div>
      )}
      {data.data.length === 0 ? (
        <EmptyState
          icon={IconReceipt}
          title={isFiltered ? 'Ничего не\u00A0найдено' : 'Прайс пока пуст'}
          action={isFiltered && <Button onClick={() => set({ q: undefined, kind: 'all' })}>Показать все услуги</Button>}
        >
          {!isFiltered && 'Добавьте услуги по\u00A0одной или загрузите таблицу.'}
        </EmptyState>
      ) : (
        <PricesTable
          items={data.data}
          mayChange={mayChange}
          chosen={chosen}
          onChoose={choose}
          onEdit={(item) => setOpened({ kind: 'edit', item })}
          onQuestions={(item) => {
            setAsking(item);
            questions.show();
          }}
          onRemove={(item) => setOpened({ kind: 'remove', item })}
        />
      )}
      {data.meta.last_page > 1 && (
        <div className="border-t border-line px-6 py-4 phone:px-4">
          <Pagination
            page={data.meta.page}
            lastPage={data.meta.last_page}
            renderLink={({ page, ...props }) => <Link to="." search={(before) => ({ ...before, page })} {...props} />}
          />
        </div>
      )}
      {opened?.kind === 'add' && <AddPriceDialog filialId={id} onClose={close} />}
      {opened?.kind === 'edit' && <PriceDialog filialId={id} item={opened.item} onClose={close} />}
      {opened?.kind === 'remove' && <RemovePriceDialog filialId={id} item={opened.item} onClose={close} />}
      {opened?.kind === 'bulk' && (
        <BulkDialog
          filialId={id}
          serviceIds={[...chosen]}
          onDone={() => {
            setChosen(new Set());
            close();
          }}
          onClose={close}
        />
      )}
      {questions.part && asking && (
        <questions.part.QuestionsDialog
          desk={clinicQuestions}
          service={{ id: asking.service_id, title: asking.title }}
          onClose={questions.close}
        />
      )}
      {table.part && <table.part.ImportDialog filialId={id} onClose={table.close} />}
    </Card>
  );
}

const PER_PAGE = 100;

/** Loads all pages of the price list, without filters. */
async function wholeList(id: number): Promise<PriceItem[]> {
  const first = await clinicPriceList(id, { page: 1, per_page: PER_PAGE });
  const others = await Promise.all(
    Array.from({ length: first.meta.last_page - 1 }, (_, index) =>
      clinicPriceList(id, { page: index + 2, per_page: PER_PAGE }),
    ),
  );
  return [first, ...others].flatMap(({ data }) => data);
}
