import type { NewRemote } from './new-remote';
import { REMOTE_PACKAGES, REMOTE_TEST_PACKAGES, type Surroundings } from './remote-files';

/** Other people's packages of a remote in a repository of its own: it gets the versions that the SDK was packed with. */
export const OUTSIDE_PACKAGES: readonly string[] = [...REMOTE_PACKAGES, ...REMOTE_TEST_PACKAGES].filter(
  (name) => !name.startsWith('@marquee/'),
);

/** Versions by package, and that of the SDK itself. */
export type Versions = Readonly<Record<string, string>> & { readonly sdk: string };

/**
 * A remote in a repository of its own.
 * @param sdk folder or address of the SDK's tarballs; without it they come from the registry
 */
export function outside(remote: NewRemote, versions: Versions, sdk: string | undefined): Surroundings {
  return {
    rangeOf(name) {
      if (!name.startsWith('@marquee/')) return versions[name] ?? '*';
      if (sdk === undefined) return `^${versions.sdk}`;
      const file = `${sdk.replace(/\/$/, '')}/${name.replace('@', '').replace('/', '-')}-${versions.sdk}.tgz`;
      return /^https?:/.test(sdk) ? file : `file:${file}`;
    },
    packageName: remote.name,
    packageFields: {
      scripts: { test: 'marquee test', build: 'marquee build', dev: 'marquee dev', release: 'marquee release' },
      engines: { node: '>=22.12' },
    },
    // npm finds what kit and ui need of the contract here; so does the editor the manifest's schema.
    developmentPackages: ['@marquee/build', '@marquee/contract'],
    tsconfig: { extends: '@marquee/build/tsconfig.remote.json', include: ['src', 'vitest.config.ts'] },
    schema: './node_modules/@marquee/contract/remote.schema.json',
    contract: `^${versions.sdk}`,
    files: {
      '.gitignore': 'node_modules\ndist\n.cache\nrelease-key.pem\n',
      '.oxlintrc.json': '{ "extends": ["./node_modules/@marquee/build/oxlintrc.json"] }\n',
      'vitest.config.ts': "export { default } from '@marquee/build/vitest';\n",
      'README.md': readme(remote),
    },
  };
}

const readme = ({ name, namespace, title, flag }: NewRemote): string => `# ${name}

${title}: a page at \`/${namespace}\`, a card on the home page, and the setting \`${flag}\` of a brand. \`remote.json\` declares them,
\`src/remote.ts\` exposes them. Needs Node 22.12 or later.

| command | what it does |
|---|---|
| \`npm install\` | fetches the SDK and its tools |
| \`npm test\` | types, lint and tests |
| \`npm run build\` | the release of package.json's version, in \`dist\` |
| \`npm run dev -- --against https://console.example.com --brand <code>\` | this remote inside that brand's shell, for you alone, with the token in \`MARQUEE_RELEASE_TOKEN\` |
| \`npx marquee key\` | creates \`release-key.pem\` and prints the public key, for which an operator issues the team's token |
| \`npm run release -- --to https://console.example.com\` | tests and publishes what is committed, the lock file too, with the token in \`MARQUEE_RELEASE_TOKEN\` |
| \`npx marquee status --to https://console.example.com\` | what each brand runs, and how its releases did; \`preview\`, \`canary\`, \`promote\`, \`rollback\` and \`retire\` go as far as the token does (\`npx marquee\` lists them) |

A release prints what each page, slot and modal loads, what is allowed, and what grew since the release before; more than is allowed is refused.
It is off on every brand until an operator switches it on. A version is published once: raise it in package.json for the next.

- Features lie in \`src/features/<feature>\`, texts in \`src/messages/<language>.json\`, tests beside the source.
- \`src/remote.leaks.test.tsx\` puts each contribution on a page 20 times and fails where it leaves elements, listeners, timers or observers behind.
- It imports \`@marquee/contract\`, \`@marquee/kit\` and \`@marquee/ui\`; what they share with the shell is never bundled.
- \`node_modules/@marquee/kit/CHANGELOG.md\` says what each version of the SDK changes.
`;
