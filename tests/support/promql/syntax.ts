import type { SyntaxNode } from '@lezer/common';
import { parser } from '@prometheus-io/lezer-promql';

export type Matcher = Readonly<{ name: string; sign: string; value: string }>;
export type Selector = Readonly<{ name: string; matchers: readonly Matcher[] }>;

/** A parsed expression, limited to the part of PromQL that the rules, dashboards and scalers use. */
export type Expr =
  | Readonly<{ kind: 'number'; value: number }>
  | Readonly<{ kind: 'vector'; selector: Selector }>
  | Readonly<{ kind: 'range'; selector: Selector; rangeS: number }>
  | Readonly<{ kind: 'call'; name: string; args: readonly Expr[] }>
  | Readonly<{ kind: 'aggregate'; name: string; by: readonly string[]; args: readonly Expr[] }>
  | Readonly<{ kind: 'binary'; sign: string; left: Expr; right: Expr }>;

const unitS: Readonly<Record<string, number>> = { s: 1, m: 60, h: 3_600, d: 86_400 };

/** Seconds of a duration like `90m`. */
export const secondsOf = (text: string): number => {
  const [, count = '', unit = ''] = /^(\d+)([smhd])$/.exec(text) ?? [];
  const seconds = Number(count) * (unitS[unit] ?? NaN);
  if (Number.isNaN(seconds)) throw new Error(`not a duration: ${text}`);
  return seconds;
};

/** Parses with Prometheus's own grammar. Throws for a syntax error, and for anything not supported here. */
export const parseExpr = (text: string): Expr => {
  const textOf = ({ from, to }: SyntaxNode) => text.slice(from, to);
  const childrenOf = (node: SyntaxNode) => {
    const found: SyntaxNode[] = [];
    for (let child = node.firstChild; child; child = child.nextSibling) found.push(child);
    return found;
  };
  const child = (node: SyntaxNode, name: string) => {
    const found = node.getChild(name);
    if (!found) throw new Error(`no ${name} in ${textOf(node)}`);
    return found;
  };

  const selectorOf = (node: SyntaxNode): Selector => ({
    name: textOf(child(node, 'Identifier')),
    matchers: (node.getChild('LabelMatchers')?.getChildren('UnquotedLabelMatcher') ?? []).map((matcher) => ({
      name: textOf(child(matcher, 'LabelName')),
      sign: textOf(child(matcher, 'MatchOp')),
      value: textOf(child(matcher, 'StringLiteral')).slice(1, -1),
    })),
  });
  const argsOf = (node: SyntaxNode) => childrenOf(child(node, 'FunctionCallBody')).map(exprOf);

  const exprOf = (node: SyntaxNode): Expr => {
    const [first, sign, last, more] = childrenOf(node);
    switch (node.name) {
      case 'NumberDurationLiteral':
        return { kind: 'number', value: Number(textOf(node)) };
      case 'ParenExpr':
        return exprOf(first ?? node);
      case 'VectorSelector':
        return { kind: 'vector', selector: selectorOf(node) };
      case 'MatrixSelector': {
        const rangeS = secondsOf(textOf(child(node, 'DurationExpr')));
        return { kind: 'range', selector: selectorOf(child(node, 'VectorSelector')), rangeS };
      }
      case 'FunctionCall':
        return { kind: 'call', name: textOf(child(node, 'FunctionIdentifier')), args: argsOf(node) };
      case 'AggregateExpr': {
        const by = node.getChild('AggregateModifier')?.getChild('GroupingLabels')?.getChildren('LabelName') ?? [];
        return { kind: 'aggregate', name: textOf(child(node, 'AggregateOp')), by: by.map(textOf), args: argsOf(node) };
      }
      case 'BinaryExpr':
        if (!first || !sign || !last || more) break;
        return { kind: 'binary', sign: textOf(sign), left: exprOf(first), right: exprOf(last) };
    }
    throw new Error(`${node.name} is not supported: ${textOf(node)}`);
  };

  return exprOf(parser.configure({ strict: true }).parse(text).topNode.firstChild ?? parser.parse('').topNode);
};

/** All series that an expression selects. */
export const selectorsIn = (expr: Expr): Selector[] => {
  switch (expr.kind) {
    case 'number':
      return [];
    case 'vector':
    case 'range':
      return [expr.selector];
    case 'call':
    case 'aggregate':
      return expr.args.flatMap(selectorsIn);
    case 'binary':
      return [expr.left, expr.right].flatMap(selectorsIn);
  }
};
