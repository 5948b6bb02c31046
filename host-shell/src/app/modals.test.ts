import { SHELL_MODALS } from '@marquee/contract/shell-owned';
import { expect, expectTypeOf, it } from 'vitest';
import { isShellModal, modalIdOf } from '../lib/modals/modal-plans';
import type { ShellModalId } from '../lib/modals/modal-props';
import { installModals } from './modals';

it('the shell’s modals, by all of their names, are those that no remote may claim', () => {
  installModals();
  expect(SHELL_MODALS.filter((id) => id !== 'confirm' && !isShellModal(modalIdOf(id)))).toEqual([]);
  expectTypeOf<Exclude<ShellModalId, (typeof SHELL_MODALS)[number]>>().toBeNever();
});
