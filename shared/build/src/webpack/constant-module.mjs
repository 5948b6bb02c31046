import { dirname } from 'node:path';
import { pathToFileURL } from 'node:url';

/**
 * Loader of modules that export plain data: runs the module while building and writes the data in place of its source, so that
 * a page does not carry what it is made of. Functions that it exports are left out.
 */
export default async function constantModule() {
  this.addContextDependency(dirname(this.resourcePath));
  const exports = await import(pathToFileURL(this.resourcePath).href);
  const data = Object.entries(exports).filter(([, value]) => typeof value !== 'function');
  const lines = data.map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`);
  return lines.join('\n');
}
