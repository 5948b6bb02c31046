import { filesBelow } from '../tasks/files-below';

/** The plugin of our lint rules with every rule. */
const lintRules = filesBelow('shared/build/src/lint')
  .filter((file) => file.endsWith('.mjs'))
  .map((file) => file.slice('shared/build/'.length));

/** What one package of the SDK holds. */
export interface SdkPackage {
  /** Folder below `shared`, and name in our scope. */
  readonly name: string;
  /** Modules below `src` that it is made of, with what they import; all of `src` where none is named. */
  readonly entries?: readonly string[];
  /** Files that no import names, or folders of them, relative to the package. */
  readonly files: readonly string[];
  /** Of the documents that are made of the sources (`documents`). */
  readonly documents?: readonly string[];
  /** Tools that its programs start, beside what they import. */
  readonly tools?: readonly string[];
  readonly bin?: Readonly<Record<string, string>>;
  /** In place of those of the workspace, which has files that are not packed. */
  readonly exports?: object;
}

/** The packages that a remote in a repository of its own is built and tested with. */
export const SDK_PACKAGES: readonly SdkPackage[] = [
  { name: 'contract', files: ['api'], documents: ['remote.schema.json'] },
  { name: 'kit', files: [] },
  { name: 'ui', files: [] },
  { name: 'drawings', files: [] },
  {
    name: 'testing',
    entries: ['mock-shell', 'contribution-leaks', 'dom-setup', 'live-table-payouts'],
    files: [],
    tools: ['@testing-library/dom'],
  },
  {
    name: 'build',
    entries: ['sdk/marquee', 'sdk/vitest-remote'],
    files: [
      'tsconfig.base.json',
      'tsconfig.remote.json',
      'types/css-modules.d.ts',
      ...lintRules,
      'src/webpack/constant-module.mjs',
      'src/webpack/no-fetch-adapter.mjs',
      'src/dev/shared-refresh-runtime.cjs',
    ],
    tools: ['oxlint', 'oxlint-tsgolint', 'vitest', 'jsdom', 'swc-loader', 'css-loader', 'react-refresh'],
    bin: { marquee: 'src/sdk/marquee.js' },
    exports: {
      './vitest': { types: './src/sdk/vitest-remote.d.ts', default: './src/sdk/vitest-remote.js' },
      './types/*': { types: './types/*.d.ts' },
      './*.json': './*.json',
    },
  },
];
