const SIZES = ['width', 'height'];

/** An image without its size in the markup shifts the layout when it loads. */
export const sizedImages = {
  create: (context) => ({
    JSXOpeningElement(node) {
      if (node.name.name !== 'img') return;
      const names = node.attributes.map((attribute) => attribute.name?.name);
      if (SIZES.every((size) => names.includes(size))) return;
      context.report({
        node,
        message: 'An img needs width and height, so that its place is free before it is loaded.',
      });
    },
  }),
};
