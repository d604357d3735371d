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

/**
 * Renders the tools in a React root of their own, so that they do not affect rendering and
 * hydration of the site.
 */
export function mountPanel(router: AnyRouter, queryClient: QueryClient): void {
  fitTools();
  const nonce = document.querySelector<HTMLElement>('meta[property="csp-nonce"]')?.nonce ?? '';
  // goober, the CSS library of the tools, reads the nonce from `window`.
  Object.assign(window, { __nonce__: nonce });
  const element = document.createElement('div');
  document.body.append(element);
  createRoot(element).render(
    <TanStackDevtools
      config={{
        // A link with settings opens the panel, so that the person who opens the link sees the
        // settings.
        defaultOpen: readHash(location.hash) !== undefined,
        // The button is hidden, because on phones it would cover the bottom bar.
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
