import type { ShellServices } from '@marquee/kit';

/** A call of a shell service. */
export interface ServiceCall {
  readonly service: keyof ShellServices;
  readonly values: readonly unknown[];
}

export interface MockServices {
  readonly services: ShellServices;
  readonly serviceCalls: readonly ServiceCall[];
}

/** Shell services that only record their calls. @param confirms the answer to every confirmation */
export function mockServices(confirms = true): MockServices {
  const serviceCalls: ServiceCall[] = [];
  const record =
    (service: keyof ShellServices) =>
    (...values: readonly unknown[]): void => {
      serviceCalls.push({ service, values });
    };
  const services: ShellServices = {
    openModal: record('openModal'),
    closeModal: record('closeModal'),
    toast: record('toast'),
    confirm: (confirmation) => {
      record('confirm')(confirmation);
      return Promise.resolve(confirms);
    },
    navigate: record('navigate'),
    setTitle: record('setTitle'),
    logout: () => {
      record('logout')();
      return Promise.resolve();
    },
    settings: () =>
      Promise.resolve({
        useTheme: () => 'dark',
        switchTheme: record('settings'),
        useLanguageChoice: () => ({ selectedLanguage: 'en', isSwitching: false, choose: record('settings') }),
        languageName: (language) => language,
        updateMember: record('settings'),
      }),
    prefetch: record('prefetch'),
    track: record('track'),
  };
  return { services, serviceCalls };
}
