import IconArrowDown from '@tabler/icons-react/dist/esm/icons/IconArrowDown.mjs';
import IconFolder from '@tabler/icons-react/dist/esm/icons/IconFolder.mjs';
import { getRouteApi, Link, linkOptions } from '@tanstack/react-router';
import { useRef, useState } from 'react';
import { useDocumentListSuspense } from '#generated/api/patient-documents/patient-documents.ts';
import type { DocumentCategory } from '#generated/models/document-category.ts';
import type { DocumentListMetaCounts } from '#generated/models/document-list-meta-counts.ts';
import type { Document } from '#generated/models/document.ts';
import { categories, categoryLabel } from '@/domain/visit/document-text';
import { ButtonLink } from '@/shared/ui/button';
import { ChipLink } from '@/shared/ui/chip';
import { EmptyState } from '@/shared/ui/empty-state';
import { useRestoredFocus } from '@/shared/ui/focus';
import { Icon } from '@/shared/ui/icon';
import { Pagination } from '@/shared/ui/navigation/pagination';
import { cardParams, cardSearch, type CardPerson } from './card-person';
import { DeleteDocumentDialog, useDeleteDocument } from './delete-document-dialog';
import { DocumentRow } from './document-row';

const route = getRouteApi('/fo/patient/_cabinet/medical-card/');
const HEADING = 'documents-heading';

/**
 * One page of documents, newest first, filtered by category. If another account shares the card,
 * the user can only read the documents.
 */
export function DocumentsSection({ isShared }: { isShared: boolean }) {
  const { category, page, person } = route.useSearch();
  const [deleting, setDeleting] = useState<Document>();
  const { data: list } = useDocumentListSuspense({ ...cardParams(person), ...(category && { category }), page });
  const heading = useRef<HTMLHeadingElement>(null);
  // A closed dialog returns the focus to its row. If the row has disappeared, the focus moves to
  // the heading.
  useRestoredFocus(`${deleting?.id} ${list.data.map(({ id }) => id).join()}`, heading);
  const { counts, last_page } = list.meta;
  const total = Object.values(counts).reduce((sum, count) => sum + count, 0);

  const remove = useDeleteDocument({
    onDone: (_, { id }) => setDeleting((now) => (now?.id === id ? undefined : now)),
    // After the last document of a page is deleted, the previous page opens.
    next: () =>
      list.data.length === 1 && page > 1
        ? linkOptions({
            to: '/fo/patient/medical-card',
            search: { ...cardSearch(person), ...(category && { category }), page: page - 1 },
          })
        : undefined,
  });

  return (
    <section aria-labelledby={HEADING} className="rounded-card bg-white py-5 phone:py-4">
      <div className="flex flex-wrap items-center justify-between gap-3 px-6 pb-3 phone:px-4">
        <h2 ref={heading} id={HEADING} className="text-h3">
          Документы{total > 0 && <span className="text-small font-normal text-ink-3"> {total}</span>}
        </h2>
        <div className="max-w-full min-w-0">
          <CategoryChips counts={counts} shown={category} person={person} />
        </div>
      </div>
      {list.data.length === 0 ? (
        <NoDocuments title={emptyTitle(total, page > last_page)} all={total > 0} isShared={isShared} person={person} />
      ) : (
        <table className="w-full text-left">
          <caption className="sr-only">Документы медкарты</caption>
          <thead className="text-caption text-ink-3 phone:hidden">
            <tr>
              <th scope="col" className="py-2.5 pl-6 font-normal">
                Название
              </th>
              <th scope="col" className="px-3 font-normal">
                Категория
              </th>
              <th scope="col" className="px-3 font-normal">
                Добавил
              </th>
              <th scope="col" aria-sort="descending" className="px-3 text-right font-normal text-ink">
                <span className="inline-flex items-center gap-1">
                  Дата
                  <Icon icon={IconArrowDown} size={16} />
                </span>
              </th>
              <th scope="col">
                <span className="sr-only">Действия</span>
              </th>
            </tr>
          </thead>
          <tbody>
            {list.data.map((document) => (
              <DocumentRow
                key={document.id}
                document={document}
                onDelete={isShared ? undefined : () => setDeleting(document)}
              />
            ))}
          </tbody>
        </table>
      )}
      <Pagination
        page={page}
        lastPage={last_page}
        className="mt-4 flex justify-center"
        renderLink={({ page: target, ...link }) => (
          <Link to="." search={(old) => ({ ...old, page: target })} resetScroll={false} {...link} />
        )}
      />
      {deleting && <DeleteDocumentDialog document={deleting} remove={remove} onClose={() => setDeleting(undefined)} />}
    </section>
  );
}

function emptyTitle(total: number, isPastEnd: boolean): string {
  if (total === 0) return 'Документов пока нет';
  return isPastEnd ? 'Такой страницы нет' : 'В\u00A0этой категории пусто';
}

interface NoDocumentsProps {
  title: string;
  /** Whether other categories or pages contain documents. */
  all: boolean;
  isShared: boolean;
  person: CardPerson;
}

function NoDocuments({ title, all, isShared, person }: NoDocumentsProps) {
  return (
    <EmptyState
      icon={IconFolder}
      title={title}
      level={3}
      action={
        all && (
          <ButtonLink to="." search={cardSearch(person)}>
            Показать все
          </ButtonLink>
        )
      }
    >
      {!all &&
        !isShared &&
        'Добавьте анализы, снимки и\u00A0заключения: они будут под рукой у\u00A0вас и\u00A0у\u00A0врача.'}
    </EmptyState>
  );
}

interface CategoryChipsProps {
  counts: DocumentListMetaCounts;
  /** The selected category; undefined if all categories are shown. */
  shown: DocumentCategory | undefined;
  person: CardPerson;
}

/** Chips of the categories that have documents. On phones the chips scroll sideways. */
function CategoryChips({ counts, shown, person }: CategoryChipsProps) {
  const offered = categories.filter((category) => counts[category] > 0 || category === shown);
  if (offered.length < 2 && shown === undefined) return null;
  const chip = (category: DocumentCategory | undefined, title: string) => (
    <ChipLink
      key={title}
      to="."
      search={{ ...cardSearch(person), ...(category && { category }) }}
      resetScroll={false}
      variant={category === shown ? 'on' : 'link'}
      {...(category === shown && { 'aria-current': 'page' })}
    >
      {title}
    </ChipLink>
  );
  return (
    <nav
      aria-label="Категории документов"
      className="scroll-quiet flex gap-2 overflow-x-auto whitespace-nowrap phone:-mx-4 phone:px-4"
    >
      {chip(undefined, 'Все')}
      {offered.map((category) => chip(category, categoryLabel(category)))}
    </nav>
  );
}
