import { expect, test } from '@playwright/test';
import { proveOutsideTeam } from './proofs/outside-team';

/** It fetches some 500 packages from the registry, as fast as that answers. */
const INSTALL_TIMEOUT_MS = 600_000;

test('a team outside gets from an empty folder to one brand in six commands, and the other stays as it was', async ({
  browser,
}) => {
  test.setTimeout(INSTALL_TIMEOUT_MS);
  const { findings } = await proveOutsideTeam({ browser, print: (line) => process.stdout.write(`${line}\n`) });
  expect(findings.filter(({ isGood }) => !isGood)).toEqual([]);
});
