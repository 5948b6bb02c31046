import type { BrandSettingInput, BrandSettingName } from '../../shared/contract/src/brand-settings';
import type { CallValue } from '../../shared/contract/src/calls/index';
import type { ConsoleClient } from './console-client';

/** Sets one setting of a brand over the value that counts, as the console does. */
export async function setSetting<Name extends BrandSettingName>(
  operator: ConsoleClient,
  brand: string,
  setting: Name,
  value: BrandSettingInput<Name>,
): Promise<void> {
  const path = `/ops/brands/${brand}/settings`;
  const { settings } = (await operator.read(path)) as CallValue<'brandSettings.read'>;
  const { revision } = settings.find((state) => state.setting === setting) ?? {};
  await operator.call(`${path}/${setting}`, { brand, setting, revision, value, reason: 'A test of the site' });
}
