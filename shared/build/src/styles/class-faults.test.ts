import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { readCheckout } from '../inputs/checkout';
import { inRepository, repositoryRoot } from '../paths';
import { classFaults } from './class-faults';

const faultsOf = (module: string, sheet: string) =>
  classFaults(
    new Map([
      ['shop/src/card.tsx', `import styles from './card.module.css';\n${module}`],
      ['shop/src/card.module.css', sheet],
    ]),
  );

describe('classes of style sheets', () => {
  it('are those that their modules name', () => {
    const sheet = '.card { margin: 0.5rem } .card:hover .own-part { color: red } :global(.swiper) { top: 0 }';
    expect(faultsOf("[styles.card, styles['own-part']]", sheet)).toEqual([]);
  });

  it('are missed where the style sheet lacks one', () => {
    expect(faultsOf('styles.card ?? styles.admin', '.card { color: red } /* .admin */')).toEqual([
      'shop/src/card.tsx names .admin, which shop/src/card.module.css lacks',
    ]);
  });

  it('are found where nobody names them', () => {
    expect(faultsOf('styles.card', '.card { color: red } .workspace { color: red }')).toEqual([
      'shop/src/card.module.css has .workspace, which nobody names',
    ]);
  });

  it('are named by a style sheet that is composed of them', () => {
    const sources = [
      ['shop/src/big.tsx', "import styles from './big.module.css';\nstyles.big"],
      ['shop/src/big.module.css', '.big { composes: card from "./card.module.css"; color: red }'],
      ['shop/src/card.module.css', '.card { color: red }'],
    ] as const;
    expect(classFaults(new Map(sources))).toEqual([]);
  });

  it('count as named where they are chosen at run time', () => {
    expect(faultsOf('styles[variant]', '.large { color: red } .small { color: red }')).toEqual([]);
    expect(faultsOf('render({ styles })', '.large { color: red }')).toEqual([]);
  });
});

it('all classes of the product are defined and named', () => {
  const files = readCheckout(repositoryRoot).files.filter(
    (file) => /\.tsx?$|\.module\.css$/.test(file) && !file.startsWith('shared/build/'),
  );
  const sources = new Map(files.map((file) => [file, readFileSync(inRepository(file), 'utf8')]));
  expect([...sources.keys()].filter((file) => file.endsWith('.module.css')).length).toBeGreaterThan(200);
  expect(classFaults(sources)).toEqual([]);
});
