const SIZES = ['width', 'height'];

/** A picture without its size in the markup moves what stands below it when it arrives. */
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
