import type { BrandSettingInput, BrandSettingName, BrandSettingValue } from '@marquee/contract/brand-settings';
import type { CallRequest } from '@marquee/contract/calls/index';
import type { FailureEnvelope } from '@marquee/contract/envelope';
import type { TestBrowser } from '../../../testing/browser';

type SetRequest = CallRequest<'brandSettings.set'>;

/** The settings of a brand for one operator; a change is made from what counts when it is sent. */
export function settingsOf(operator: TestBrowser, brand = 'sundarban') {
  const stateOf = async (setting: BrandSettingName) => {
    const { settings } = await operator.call('brandSettings.read', { brand });
    const state = settings.find((candidate) => candidate.setting === setting);
    if (!state) throw new Error(`${setting} cannot be read`);
    return state;
  };
  const send = async (setting: BrandSettingName, value: object, change: Partial<SetRequest> = {}) => {
    const revision = change.revision ?? (await stateOf(setting)).revision;
    const request = { brand, setting, value, reason: 'a test', ...change, revision } as SetRequest;
    return (await operator.send('brandSettings.set', request)).envelope;
  };
  return {
    stateOf,
    read: async <Name extends BrandSettingName>(setting: Name) =>
      (await stateOf(setting)).value as BrandSettingValue<Name>,
    send,
    /** @throws Error when it is refused */
    async set<Name extends BrandSettingName>(setting: Name, value: BrandSettingInput<Name>, reason = 'a test') {
      const envelope = await send(setting, value, { reason });
      if (!envelope.success) throw new Error(`${setting} was refused: ${envelope.code}`);
      return envelope.value;
    },
    /** @returns the refusal; @throws Error when it is set */
    async refusal(
      setting: BrandSettingName,
      value: object,
      change: Partial<SetRequest> = {},
    ): Promise<FailureEnvelope> {
      const envelope = await send(setting, value, change);
      if (envelope.success) throw new Error(`${setting} was not refused`);
      return envelope;
    },
  };
}

/** A revision of no value. */
export const NO_REVISION = 'AAAAAAAAAAAAAAAA';
