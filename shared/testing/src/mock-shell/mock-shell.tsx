import type { BootDocument } from '@marquee/contract/boot';
import type { Session } from '@marquee/contract/session';
import {
  addKitMessages,
  createPageBus,
  createQueryClient,
  createSessionStore,
  installRuntime,
  type KitRuntime,
  startI18n,
} from '@marquee/kit/host';
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render } from '@testing-library/react';
import i18next from 'i18next';
import type { ReactNode } from 'react';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { mockBoot } from './mock-boot';
import { type RecordedCall, type MockAnswers, mockClient } from './mock-client';
import { type ServiceCall, mockServices } from './mock-services';

export interface MockShellOptions {
  readonly answers?: MockAnswers;
  readonly session?: Session;
  readonly boot?: Partial<BootDocument>;
  /** Catalogues by namespace, in the language of the page. */
  readonly messages?: Readonly<Record<string, object>>;
  /** The page's first address. */
  readonly path?: string;
  readonly confirms?: boolean;
}

export interface MockShell {
  readonly runtime: KitRuntime;
  /** Every call made to the server. */
  readonly calls: readonly RecordedCall[];
  /** Every call of a shell service, in order. */
  readonly serviceCalls: readonly ServiceCall[];
  /** The page's address now. */
  address(): string;
  render(page: ReactNode): ReturnType<typeof render>;
}

/**
 * A shell for the tests of a remote: the kit's own bus, session store and query client, with a client that answers from a
 * table and services that record their calls.
 */
export async function mockShell(options: MockShellOptions = {}): Promise<MockShell> {
  cleanup();
  const boot = mockBoot({ ...(options.session && { session: options.session }), ...options.boot });
  const { client, calls } = mockClient(options.answers ?? {});
  const { services, serviceCalls } = mockServices(options.confirms);
  const session = createSessionStore(boot.session);
  const queryClient = createQueryClient(() => session.getState().member?.id ?? null);
  const runtime: KitRuntime = {
    boot,
    client,
    session,
    bus: createPageBus((topic) => {
      throw new Error(`a payload that does not fit its topic: ${topic}`);
    }),
    queryClient,
    shell: services,
  };
  const { queries } = queryClient.getDefaultOptions();
  queryClient.setDefaultOptions({
    queries: { ...queries, refetchInterval: false, retry: false, refetchOnWindowFocus: false },
    mutations: { retry: false },
  });
  installRuntime(runtime);
  await startI18n(boot.language, 'shell', {});
  await addKitMessages();
  for (const [namespace, catalogue] of Object.entries(options.messages ?? {})) {
    i18next.addResourceBundle(boot.language, namespace, catalogue, true, true);
  }
  let address = '';
  const Follow = () => {
    const { pathname, search } = useLocation();
    address = pathname + search;
    return null;
  };
  return {
    runtime,
    calls,
    serviceCalls,
    address: () => address,
    render: (page) =>
      render(
        <QueryClientProvider client={runtime.queryClient}>
          <MemoryRouter initialEntries={[options.path ?? '/']}>
            <Follow />
            {page}
          </MemoryRouter>
        </QueryClientProvider>,
      ),
  };
}
