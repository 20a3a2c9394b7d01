import { UiProvider } from '@seed/ui/ui-provider';
import { QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { ModuleProps } from '../module-props.ts';
import { RouterBridge } from '../navigation/router-bridge.tsx';
import { PortalContext } from './portal-context.ts';

export interface ModuleRootProps {
  readonly portal: ModuleProps;
  readonly children: ReactNode;
}

/**
 * A module's app inside the contexts that it may use: portal, query cache, UI kit and router.
 *
 * @example
 * render(<ModuleRoot portal={props}>{children}</ModuleRoot>);
 */
export const ModuleRoot = ({ portal, children }: ModuleRootProps) => (
  <PortalContext value={portal}>
    <QueryClientProvider client={portal.api.cache}>
      <UiProvider navigate={portal.navigation.push} locale={portal.locale}>
        <RouterBridge key={portal.basename} navigation={portal.navigation} basename={portal.basename}>
          {children}
        </RouterBridge>
      </UiProvider>
    </QueryClientProvider>
  </PortalContext>
);
