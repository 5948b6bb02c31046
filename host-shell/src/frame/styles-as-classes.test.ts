import { expect, it } from 'vitest';
import { stylesAsClasses } from './styles-as-classes';

it('turns each style attribute into a class, the same for the same style', () => {
  const { html, css } = stylesAsClasses(
    '<div class="a" style="display:contents"><p style="--gap:2px" title="x">style="no"</p><i style="display:contents"></i></div>',
  );
  expect(html).toBe(
    '<div class="frame-style-0 a"><p title="x" class="frame-style-1">style="no"</p><i class="frame-style-0"></i></div>',
  );
  expect(css).toBe('.frame-style-0{display:contents}.frame-style-1{--gap:2px}');
});

it('reads escaped values, and leaves void elements closed', () => {
  const { html, css } = stylesAsClasses('<img alt="a &gt; b" style="background:url(&quot;/x.svg&quot;)"/>');
  expect(html).toBe('<img alt="a &gt; b" class="frame-style-0"/>');
  expect(css).toBe('.frame-style-0{background:url("/x.svg")}');
});

it.each(['color:red}body{', 'color:&lt;/style'])('refuses a style that could end its rule: %s', (style) => {
  expect(() => stylesAsClasses(`<p style="${style}"></p>`)).toThrow('ends its rule');
});
