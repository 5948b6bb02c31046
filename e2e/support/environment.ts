/** The product under test, as the runner hands it over. */
function required(name: string): string {
  const value = process.env[name];
  if (!value) throw new Error(`${name} is not set: run the browser tests by \`pnpm test:e2e\``);
  return value;
}

/** Each value is read where it is used: commands that need none of them import helpers from this folder too. */
export const environment = {
  get apiPort(): number {
    return Number(required('MARQUEE_API_PORT'));
  },
  get home(): string {
    return required('MARQUEE_HOME');
  },
  get databaseUrl(): string {
    return required('DATABASE_URL');
  },
};

/** Address of a page of a brand; Chromium knows `*.localhost` by itself. */
export const siteOf = (brand: string, path = '/'): string => `http://${brand}.localhost:${environment.apiPort}${path}`;
