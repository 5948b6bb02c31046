import { inRepository, toolPath } from '../../paths';
import { run } from '../../tasks/run-program';
import { resultOf, type Suite, wholeSuite } from '../suite';

const knip = toolPath('knip/bin/knip.js');
const config = inRepository('shared/build/knip.json');

/** Files, exports and dependencies that nothing uses. */
export const unusedCode: Suite = {
  name: 'unused code',
  timeoutMs: 430_000,
  parts: ({ everything }) => wholeSuite(everything),
  async run() {
    const args = [knip, '--config', config, '--no-progress', '--no-config-hints'];
    const { code, output } = await run(process.execPath, args, { timeoutMs: 400_000 });
    return resultOf([{ passed: code === 0, details: output }]);
  },
};
