import type { Frame } from '@marquee/contract/frame';

/** A tag as React writes it: attribute values are quoted and escaped. */
const TAG_WITH_STYLE =
  /<([a-z][\w-]*)((?: [^\s=<>"]+(?:="[^"]*")?)*?) style="([^"]*)"((?: [^\s=<>"]+(?:="[^"]*")?)*)(\/?)>/gi;

const ENTITIES: Readonly<Record<string, string>> = {
  '&quot;': '"',
  '&#x27;': "'",
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
};

/**
 * Turns style attributes, which a content security policy refuses in parsed HTML, into classes.
 * @param html as React renders it
 * @throws when a style could end its rule
 */
export function stylesAsClasses(html: string): Frame {
  const classes = new Map<string, string>();
  const classOf = (style: string) => {
    const name = classes.get(style) ?? `frame-style-${classes.size}`;
    classes.set(style, name);
    return name;
  };
  const converted = html.replace(
    TAG_WITH_STYLE,
    (_tag, name: string, before: string, style: string, after: string, end: string) =>
      `<${name}${withClass(before + after, classOf(style))}${end}>`,
  );
  const css = [...classes].map(([style, name]) => `.${name}{${declarationsOf(style)}}`).join('');
  return { html: converted, css };
}

function withClass(attributes: string, name: string): string {
  return / class="/.test(attributes)
    ? attributes.replace(' class="', ` class="${name} `)
    : `${attributes} class="${name}"`;
}

function declarationsOf(style: string): string {
  const declarations = style.replace(/&(?:quot|#x27|amp|lt|gt);/g, (entity) => ENTITIES[entity] ?? entity);
  if (/[{}<]/.test(declarations)) throw new Error(`a style of the frame ends its rule: ${declarations}`);
  return declarations;
}
