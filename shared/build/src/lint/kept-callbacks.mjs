const MESSAGE =
  'Callbacks of `mutate` are dropped when the component unmounts before the answer: give them to `useMutation`, use `mutateAsync`, or `useCallMutation` of the kit, which keeps them.';

const isMutate = ({ type, name, property }) =>
  type === 'MemberExpression' ? property.name === 'mutate' : name === 'mutate';

/** Refuses `mutate(input, callbacks)` in files that do not get `mutate` from the kit's `useCallMutation`. */
export const keptCallbacks = {
  create(context) {
    let isOfKit = false;
    return {
      ImportSpecifier(node) {
        if (node.imported.name === 'useCallMutation') isOfKit = true;
      },
      CallExpression(node) {
        if (!isOfKit && node.arguments.length > 1 && isMutate(node.callee)) context.report({ node, message: MESSAGE });
      },
    };
  },
};
