import { describe, expect, it } from 'vitest';
import { styleFaults } from './release-styles';

const faultsOf = (sheet: string) => styleFaults(sheet, 'mf-shop');
const inLayer = (rules: string) => faultsOf(`@layer reset, tokens, remote;@layer remote{${rules}}`);

describe('styles of a remote', () => {
  it.each([
    '.mf-shop-card-root-x7Fa{color:red}',
    '.mf-shop-card-root-x7Fa p>a:hover,.mf-shop-card-x7Fa::before{content:"body{}"}',
    ':where(.mf-shop-a-x7Fa,.mf-shop-b-x7Fa) p{color:red}',
    '[data-theme=dark] .mf-shop-a-x7Fa,body:has(.x) .mf-shop-a-x7Fa{color:red}',
    '.mf-shop-row-x7Fa .mf-shop-a-x7Fa+p{color:red}',
    '.mf-shop-a-x7Fa{color:red;&:hover{color:red}p{color:red}@media (width>1px){color:red;& p{color:red}}}',
    '@media (width>=40rem){.mf-shop-a-x7Fa{background:url(data:image/svg+xml;x{y})}}',
    '@keyframes mf-shop-spin-x7Fa{0%{opacity:0}to{opacity:1}}',
    '/* body {} */.mf-shop-a-x7Fa{color:red}',
    '@layer base{.mf-shop-a-x7Fa{color:red}}',
  ])('may be those of its own elements: %s', (rules) => {
    expect(inLayer(rules)).toEqual([]);
  });

  it.each([
    'body{color:red}',
    '*{color:red}',
    ':root{--accent:red}',
    '.mf-wallet-card-root-x7Fa{color:red}',
    '.mf-shop-a-x7Fa,header{color:red}',
    'body:has(.mf-shop-a-x7Fa){color:red}',
    ':not(.mf-shop-a-x7Fa){color:red}',
    ':is(.mf-shop-a-x7Fa,body){color:red}',
    ':is(.mf-shop-a-x7Fa,.mf-shop-b-x7Fa~body){color:red}',
    ':is(body):not(.mf-shop-a-x7Fa){color:red}',
    ':not(:is(.mf-shop-a-x7Fa)){color:red}',
    ':is(){color:red}',
    '.mf-shop-a-x7Fa~header p{color:red}',
    '[title=".mf-shop-a-x7Fa"]{color:red}',
    '[class*=mf-shop-]{color:red}',
    '.mf-shop-a-x7Fa{:not(&){color:red}}',
    '.mf-shop-a-x7Fa{body:has(&){color:red}}',
    '.mf-shop-a-x7Fa{&~header{color:red}}',
    '.mf-shop-a-x7Fa{}/*"*/body{color:red}/*"*/',
    '@media print{body{display:none}}',
    '@font-face{font-family:Inter;src:url(x.woff2)}',
    '@keyframes spin{0%{opacity:0}}',
    '@property --accent{syntax:"*";inherits:true}',
    '@page{margin:0}',
    '@scope (body){.mf-shop-a-x7Fa{color:red}}',
    '}body{color:red}@layer remote{',
    String.raw`.\6d f-shop-a{color:red}`,
    '.mf-shop-a-x7Fa{color:red}"',
  ])('reach nothing else: %s', (rules) => {
    expect(inLayer(rules)).not.toEqual([]);
  });

  it('stand in the layer of remotes', () => {
    expect(faultsOf('.mf-shop-a-x7Fa{color:red}')).toEqual(['has .mf-shop-a-x7Fa outside of @layer remote']);
    expect(faultsOf('@layer overrides{.mf-shop-a-x7Fa{color:red}}')).toHaveLength(1);
    expect(faultsOf('@layer{.mf-shop-a-x7Fa{color:red}}')).toHaveLength(1);
    expect(faultsOf('@import "https://example.com/x.css";')).toEqual(['has @import, which holds for the whole page']);
  });

  it('are named in a sentence', () => {
    expect(inLayer('body > header{color:red}')).toEqual([
      'has the selector body > header, which reaches elements without a local class',
    ]);
  });
});
