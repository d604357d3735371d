import { createFileRoute, redirect, stripSearchParams } from '@tanstack/react-router';
import { guardRight } from '@/features/auth/session/clinic-rights';
import { deskFilial } from '@/features/clinic-desk/desk-filial';
import { BoardScreen } from '@/features/clinic/board/board-screen';
import { boardDefaults, boardSearch } from '@/features/clinic/board/board-search';
import { loadBoard } from '@/features/clinic/board/load-board';
import { pageTitle } from '@/shell/page-meta/route-head';

export const Route = createFileRoute('/fo/clinic/board')({
  staticData: { name: 'clinicBoard', area: 'clinic', rail: true },
  validateSearch: boardSearch,
  search: { middlewares: [stripSearchParams(boardDefaults)] },
  // A link to the board of a filial also selects this filial in the header.
  beforeLoad: async (opened) => {
    await guardRight('visits')(opened);
    const { search, preload } = opened;
    if (search.filial === undefined || preload) return;
    deskFilial.set(search.filial);
    throw redirect({ to: '/fo/clinic/board', search: { ...search, filial: undefined }, replace: true });
  },
  loaderDeps: ({ search: { view, date } }) => ({ view, date }),
  loader: loadBoard,
  head: () => pageTitle('Доска'),
  component: BoardScreen,
});
