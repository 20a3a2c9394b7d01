import { createApi } from '../host/create-api.ts';
import type { ApiClientOptions } from '../api/api-client.ts';
import { createCache } from '../host/create-cache.ts';
import { createModuleProps } from '../host/create-module-props.ts';
import type { MemberSession, ModuleProps, Navigation, PortalUser, Support } from '../module-props.ts';
import { createNavigation } from '../navigation/create-navigation.ts';
import type { SlotExtension, Slots } from '../slots/slots.ts';
import type { DataRouter } from '../navigation/create-navigation.ts';

/** Maria of the demo accounts. */
export const mockUser: PortalUser = {
  id: '11111111-0000-4000-8000-000000000002',
  name: 'María Fernanda Rojas',
  email: 'maria@seed.example',
  isAdmin: false,
  roles: ['participant'],
};

/** The slots are empty, because no other module runs. */
const noSlots: Slots = {
  extensions: () => noExtensions,
  subscribe: () => () => undefined,
  mount: () => ({ update: () => undefined, unmount: () => undefined }),
};
const noExtensions: readonly SlotExtension[] = [];

/** The contact that texts of failures name. */
export const mockSupport: Support = { person: 'Ana Torres', email: 'support@seed.example' };

export interface MockPropsOptions {
  readonly router: DataRouter;
  readonly basename: string;
  readonly user?: PortalUser;
  readonly api: Pick<ApiClientOptions, 'baseUrl' | 'fetch'>;
  readonly shell: Pick<ModuleProps, 'notify' | 'announce' | 'setDirty' | 'onCrash' | 'log'>;
  /** Replaces functions of the session, in which the member has just signed in. */
  readonly session?: Partial<MemberSession>;
}

/** The props of a module that runs without the portal. */
export function mockProps(options: MockPropsOptions): ModuleProps {
  const { router, basename, user = mockUser, api, shell } = options;
  const client = createApi({
    ...api,
    cache: createCache(shell.log),
    token: () => Promise.resolve('mock-token'),
    onUnauthorized: () => shell.log.error('The mock token was refused'),
    log: shell.log,
  });
  const navigation = createNavigation(router);
  return createModuleProps({
    ...shell,
    api: client,
    user,
    navigation,
    basename,
    locale: 'en-US',
    support: mockSupport,
    slots: noSlots,
    session: { ...mockSession(shell, navigation), ...options.session },
  }).props;
}

/** There is no identity provider: a sign-in succeeds at once, and a member who leaves stays on the page. */
function mockSession({ notify }: MockPropsOptions['shell'], navigation: Navigation): MemberSession {
  return {
    secondsSinceSignIn: async () => 0,
    signInAgain: async (returnTo) => navigation.push(returnTo, { replace: true }),
    left: async () => notify({ tone: 'info', text: 'You have left the portal.' }),
  };
}
