// Lint rules of the house that oxlint does not have: time comes from `src/clock/` alone.

/** The part of an ESTree node these rules look at. */
type Node = {
  type: string;
  name?: string;
  arguments?: readonly unknown[];
  callee?: Node;
  object?: Node;
  property?: Node;
  computed?: boolean;
};
type Context = { report: (found: { node: Node; message: string }) => void };

const message = 'Time comes from the clock: take an instant as an argument, or use src/clock.';
const named = (node: Node | undefined, name: string): boolean => node?.type === 'Identifier' && node.name === name;

/** `new Date()`, `Date()`, `Date.now` and bare `dayjs()` ask the machine what time it is. */
const timeFromTheClock = {
  create: (context: Context) => ({
    NewExpression(node: Node) {
      if (named(node.callee, 'Date') && node.arguments?.length === 0) context.report({ node, message });
    },
    CallExpression(node: Node) {
      const bare = named(node.callee, 'Date') || named(node.callee, 'dayjs');
      if (bare && node.arguments?.length === 0) context.report({ node, message });
    },
    MemberExpression(node: Node) {
      if (named(node.object, 'Date') && named(node.property, 'now')) context.report({ node, message });
    },
  }),
};

// oxlint takes a plugin as the default export.
export default { meta: { name: 'foyer' }, rules: { 'time-from-the-clock': timeFromTheClock } };
