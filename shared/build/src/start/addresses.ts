import type { StackSettings } from './settings';
import type { Stack } from './stack';

/** Prints all addresses, and the demo accounts. */
export function printAddresses(settings: StackSettings, stack: Stack, print: (line: string) => void): void {
  const at = (name: string, path = '/') => `http://${name}.${settings.domain}:${settings.apiPort}${path}`;
  const rows: [string, string][] = [
    ['Sundarban (BDT)', at('sundarban')],
    ['Meridian (VND)', at('meridian')],
    ['Operator console', at('console')],
    ['Vendor sandbox', `http://${settings.domain}:${settings.sandboxPort}/`],
    ['API documentation', at('sundarban', '/docs')],
    ['Database', stack.database.description],
  ];
  print('\nMarquee is ready.\n');
  for (const [label, value] of rows) print(`  ${label.padEnd(20)}${value}`);
  if (stack.demoAccounts) print(`\nDemo accounts\n${stack.demoAccounts.replace(/^/gm, '  ')}`);
}
