import type { ShellServices } from '@marquee/kit';

/** What a remote asked of the shell, in order. */
export interface Asked {
  readonly service: keyof ShellServices;
  readonly values: readonly unknown[];
}

export interface MockServices {
  readonly services: ShellServices;
  readonly asked: readonly Asked[];
}

/** Shell services that do nothing but remember; a confirmation is given unless told otherwise. */
export function mockServices(confirms = true): MockServices {
  const asked: Asked[] = [];
  const note =
    (service: keyof ShellServices) =>
    (...values: readonly unknown[]): void => {
      asked.push({ service, values });
    };
  const services: ShellServices = {
    openModal: note('openModal'),
    closeModal: note('closeModal'),
    toast: note('toast'),
    confirm: (confirmation) => {
      note('confirm')(confirmation);
      return Promise.resolve(confirms);
    },
    navigate: note('navigate'),
    setTitle: note('setTitle'),
    logout: () => {
      note('logout')();
      return Promise.resolve();
    },
    prefetch: note('prefetch'),
    track: note('track'),
  };
  return { services, asked };
}
