/** The product under test, as the runner hands it over. */
function required(name: string): string {
  const value = process.env[name];
  if (!value) throw new Error(`${name} is not set: run the browser tests by \`pnpm test:e2e\``);
  return value;
}

export const environment = {
  apiPort: Number(required('MARQUEE_API_PORT')),
  home: required('MARQUEE_HOME'),
  databaseUrl: required('DATABASE_URL'),
};

/** Address of a page of a brand; Chromium knows `*.localhost` by itself. */
export const siteOf = (brand: string, path = '/'): string => `http://${brand}.localhost:${environment.apiPort}${path}`;
