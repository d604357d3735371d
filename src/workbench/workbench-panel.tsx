import type { QueryClient } from '@tanstack/react-query';
import type { AnyRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { OperationTable } from './operation-table';
import { SettingsBar } from './settings-bar';
import { useOperations, type Shown } from './use-operations';
import { ViolationList } from './violation-list';
import { workbenchState } from './workbench-state';

const VIEWS: readonly (readonly [Shown, string])[] = [
  ['screen', 'This screen'],
  ['turned', 'Turned'],
  ['all', 'All operations'],
];

export function WorkbenchPanel(props: { readonly router: AnyRouter; readonly queryClient: QueryClient }) {
  const [shown, setShown] = useState<Shown>('screen');
  const [word, setWord] = useState('');
  const rows = useOperations(props, shown, word);
  return (
    <div className="workbench">
      <SettingsBar />
      {workbenchState.refused().length > 0 && (
        <p role="alert">The link asks in vain: {workbenchState.refused().join('; ')}.</p>
      )}
      <div className="workbench-bar">
        {VIEWS.map(([view, title]) => (
          <button key={view} type="button" aria-pressed={shown === view} onClick={() => setShown(view)}>
            {title}
          </button>
        ))}
        <input
          type="search"
          aria-label="Filter operations"
          placeholder="visitCreate, /fo/doctor…"
          value={word}
          onChange={({ target }) => setWord(target.value)}
        />
      </div>
      <OperationTable rows={rows} />
      <ViolationList />
    </div>
  );
}
