import { defineConfig } from 'vitest/config';

const conditions = ['module-sync', 'node', 'import', 'default'];

/** The tests of a remote in a repository of its own, with a document; a remote may merge its own settings. */
export default defineConfig({
  resolve: { conditions },
  ssr: { resolve: { conditions } },
  test: {
    environment: 'jsdom',
    include: ['src/**/*.test.{ts,tsx}'],
    isolate: false,
    setupFiles: ['@marquee/testing/dom-setup'],
    // Our packages import styles and catalogues, which Node does not read.
    server: { deps: { inline: [/@marquee\//] } },
    testTimeout: 180_000,
    restoreMocks: true,
    css: { modules: { classNameStrategy: 'non-scoped' } },
  },
});
