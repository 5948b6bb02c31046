import type { ShellSettings } from '@marquee/kit';
import { runtime } from '@marquee/kit/host';

/** What a page of settings shares with the controls of the header: the module is the shell's `ShellSettings`. */
export { languageName } from './language';
export { switchTheme, useTheme } from './theme';
export { useLanguageChoice } from './use-language-choice';

export const updateMember: ShellSettings['updateMember'] = (change) => {
  const { session } = runtime();
  const current = session.getState();
  if (current.state !== 'guest') session.setState({ ...current, member: { ...current.member, ...change } }, true);
};
