import { TanStackDevtools } from '@tanstack/react-devtools';
import { formDevtoolsPlugin } from '@tanstack/react-form-devtools/production';
import type { QueryClient } from '@tanstack/react-query';
import { ReactQueryDevtoolsPanel } from '@tanstack/react-query-devtools/production';
import type { AnyRouter } from '@tanstack/react-router';
import { TanStackRouterDevtoolsPanelInProd } from '@tanstack/react-router-devtools';
import { createRoot } from 'react-dom/client';
import { readHash } from './hash-state';
import { fitTools } from './trust-tools';
import { WorkbenchPanel } from './workbench-panel';
import './workbench.css';

/** Draws the tools beside the site, as a program of their own: the site draws and hydrates as it does without them. */
export function mountPanel(router: AnyRouter, queryClient: QueryClient): void {
  fitTools();
  const nonce = document.querySelector<HTMLElement>('meta[property="csp-nonce"]')?.nonce ?? '';
  // goober, with which these tools write their styles, looks for it here.
  Object.assign(window, { __nonce__: nonce });
  const element = document.createElement('div');
  document.body.append(element);
  createRoot(element).render(
    <TanStackDevtools
      config={{
        // Who follows a link to a bug sees at once what is turned.
        defaultOpen: readHash(location.hash) !== undefined,
        // A button would cover what phones have at the bottom.
        triggerHidden: true,
        theme: 'light',
        openHotkey: ['Control', 'Shift', 'D'],
      }}
      plugins={[
        {
          id: 'workbench',
          name: 'Workbench',
          defaultOpen: true,
          render: <WorkbenchPanel router={router} queryClient={queryClient} />,
        },
        {
          id: 'query',
          name: 'Query',
          render: <ReactQueryDevtoolsPanel client={queryClient} {...(nonce !== '' && { styleNonce: nonce })} />,
        },
        { id: 'router', name: 'Router', render: <TanStackRouterDevtoolsPanelInProd router={router} /> },
        formDevtoolsPlugin(),
      ]}
    />,
  );
}
