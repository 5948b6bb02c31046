/**
 * Runs a program, TypeScript or JavaScript, in this process.
 * @param file URL of its file
 */
export async function runTypeScript(file) {
  const { register } = await import('tsx/esm/api');
  register();
  await import(file.href);
}
