import { parseSync } from 'oxc-parser';
import { z } from 'zod';

/** One small change of a source that a test should notice. */
export type Mutation = Readonly<{ kind: string; start: number; end: number; text: string }>;

const Node = z.looseObject({ type: z.string(), start: z.number(), end: z.number() });
type Node = z.infer<typeof Node>;

const isNode = (value: unknown): value is Node => Node.safeParse(value).success;

/** Types, imports and decorators, whose changes no test could notice. */
const skipped = /^(?:TS|Import|ExportAll)/;

const childrenOf = (node: Node): readonly Node[] =>
  Object.values(node).flatMap((value) => (Array.isArray(value) ? value.filter(isNode) : isNode(value) ? [value] : []));

function* nodesIn(node: Node): Generator<Node> {
  if (skipped.test(node.type)) return;
  yield node;
  for (const child of childrenOf(node)) yield* nodesIn(child);
}

const opposite: Readonly<Record<string, string>> = {
  '===': '!==',
  '!==': '===',
  '<': '<=',
  '<=': '<',
  '>': '>=',
  '>=': '>',
  '&&': '||',
  '||': '&&',
};

const Binary = z.looseObject({ operator: z.string(), left: Node, right: Node });
const Literal = z.looseObject({ value: z.unknown() });
const Guard = z.looseObject({ test: Node, consequent: Node, alternate: z.unknown() });
const Called = z.looseObject({
  callee: z.looseObject({
    type: z.literal('MemberExpression'),
    object: Node,
    property: z.looseObject({ name: z.string() }),
  }),
});
const Listed = z.looseObject({ elements: z.array(z.unknown()) });

/** Mutations of one node, by its type; `source` gives the text of a part. */
const mutationsAt = (node: Node, source: (part: Node) => string): readonly Mutation[] => {
  const instead = (kind: string, text: string, part: Node = node): Mutation => ({
    kind,
    start: part.start,
    end: part.end,
    text,
  });
  switch (node.type) {
    case 'BinaryExpression':
    case 'LogicalExpression': {
      const { operator, left, right } = Binary.parse(node);
      const other = opposite[operator];
      return other
        ? [
            instead(
              node.type === 'LogicalExpression' ? 'logic' : 'comparison',
              `${source(left)} ${other} ${source(right)}`,
            ),
          ]
        : [];
    }
    case 'Literal': {
      const { value } = Literal.parse(node);
      if (typeof value === 'boolean') return [instead('boolean', String(!value))];
      if (typeof value === 'number') return [instead('number', String(value + 1))];
      return typeof value === 'string' && value !== '' ? [instead('string', "''")] : [];
    }
    case 'IfStatement': {
      const { test, alternate } = Guard.parse(node);
      const negated = instead('negation', `!(${source(test)})`, test);
      return alternate ? [negated] : [negated, instead('dropped guard', ';')];
    }
    case 'ConditionalExpression':
      return [instead('negation', `!(${source(Guard.parse(node).test)})`, Guard.parse(node).test)];
    case 'CallExpression': {
      const { data } = Called.safeParse(node);
      return data?.callee.property.name === 'filter' ? [instead('filter', source(data.callee.object))] : [];
    }
    case 'ArrayExpression': {
      const elements = Listed.parse(node).elements.filter(isNode);
      return elements.length > 1 ? [instead('array element', `[${elements.slice(1).map(source).join(', ')}]`)] : [];
    }
    default:
      return [];
  }
};

/** Every mutation of a source, including numbers and texts of data tables. */
export const mutationsOf = (file: string, text: string): readonly Mutation[] => {
  const program = Node.parse(parseSync(file, text).program);
  return [...nodesIn(program)].flatMap((node) => mutationsAt(node, ({ start, end }) => text.slice(start, end)));
};
